export interface View {
  readonly story: string;
  readonly look: Look;
}

export type Look = keyof typeof LOOKS;

export const LOOKS = {
  light: { width: 1024, height: 720, globals: '' },
  dark: { width: 1024, height: 720, globals: 'theme:dark' },
  narrow: { width: 360, height: 720, globals: '' },
  rtl: { width: 1024, height: 720, globals: 'dir:rtl;locale:ar' },
} as const;

const inAllLooks = [
  'organizations-organizations-screen--ready',
  'people-organization-users-panel--ready',
  'people-users-table--ready',
  'people-user-detail--ready',
  'support-ticket-list--ready',
  'support-ticket-detail--in-queue',
  'billing-enterprise-deal-detail--ready',
  'statistics-stats-cards--ready',
  'shell-global-home--with-attention',
] as const;

const inOneLook: Readonly<Record<Look, readonly string[]>> = {
  light: [
    'people-organization-users-panel--partly-saved',
    'organizations-delete-organization-dialog--ready',
    'people-login-as-dialog--ready',
    'people-user-detail--sections-failed',
    'people-users-table--selected',
    'people-whitelist-manager--ready',
    'projects-global-projects-table--ready',
    'projects-organization-projects-panel--ready',
    'billing-coupons-table--empty',
    'billing-enterprise-deals-table--ready',
    'billing-license-card--ready',
    'support-ticket-list--load-failed',
  ],
  dark: [
    'people-organization-users-panel--partly-saved',
    'organizations-organization-panel--ready',
    'projects-project-info-dialog--ready',
    'billing-coupons-table--ready',
    'shell-sign-in-form--ready',
  ],
  narrow: [
    'people-organization-users-panel--partly-saved',
    'organizations-organization-tree--ready',
    'projects-project-roles-panel--ready',
  ],
  rtl: ['learning-lti-lms-panel--ready', 'shell-admin-dashboard--ready'],
};

const looks = Object.keys(LOOKS) as Look[];

export const views: readonly View[] = looks.flatMap((look) =>
  [...inAllLooks, ...inOneLook[look]].map((story) => ({ story, look })),
);

export const nameOf = ({ story, look }: View) => `${story}.${look}.png`;
