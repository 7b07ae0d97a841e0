import type { AdminScreenTagNameMap } from './element-types.ts';
import { flag, oneOf, text, wholeNumber } from './property-kinds.ts';
import type { ScreenDefinition } from './screen-definition.ts';

/** Every screen that is an element: what it can be told, and where its code is. */
export const screens: {
  readonly [Tag in keyof AdminScreenTagNameMap]: ScreenDefinition<AdminScreenTagNameMap[Tag]>;
} = {
  'ak-acting-as-banner': {
    properties: { username: text },
    load: () => import('./views/acting-as-banner-view.tsx'),
  },
  'ak-license-card': {
    properties: { organizationId: wholeNumber, headingLevel: oneOf(2, 3, 4) },
    load: () => import('./views/license-card-view.tsx'),
  },
  'ak-org-projects-panel': {
    properties: { organizationId: wholeNumber, hasOrganizationLink: flag, headingLevel: oneOf(2, 3) },
    load: () => import('./views/org-projects-panel-view.tsx'),
  },
  'ak-org-tree': {
    properties: { organizationId: wholeNumber, headingLevel: oneOf(2, 3, 4) },
    load: () => import('./views/org-tree-view.tsx'),
  },
  'ak-organization-panel': {
    properties: { organizationId: wholeNumber, tab: text, headingLevel: oneOf(1, 2, 3) },
    load: () => import('./views/organization-panel-view.tsx'),
  },
  'ak-project-roles-panel': {
    properties: {
      projectId: wholeNumber,
      projectName: text,
      isProjectAdmin: flag,
      headingLevel: oneOf(2, 3, 4),
    },
    load: () => import('./views/project-roles-panel-view.tsx'),
  },
  'ak-statistics': {
    properties: { tab: text },
    load: () => import('./views/statistics-view.tsx'),
  },
  'ak-ticket-detail': {
    properties: { ticketId: wholeNumber, hasShortcuts: flag, hasPageShortcuts: flag },
    load: () => import('./views/ticket-detail-view.tsx'),
  },
  'ak-user-detail': {
    properties: { userId: wholeNumber },
    load: () => import('./views/user-detail-view.tsx'),
  },
  'ak-users-table': {
    properties: {},
    load: () => import('./views/users-table-view.tsx'),
  },
};
