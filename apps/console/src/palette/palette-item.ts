import type { Organization } from '@timemap/admin-api';
import type { ActedUser } from '@timemap/admin-kit/login-as';

/** In the order of the groups. */
export const paletteKinds = [
  'screen',
  'action',
  'organization',
  'user',
  'project',
  'ticket',
  'deal',
  'coupon',
] as const;

export type PaletteKind = (typeof paletteKinds)[number];

export const groupTitles: Readonly<Record<PaletteKind, string>> = {
  screen: 'Screens',
  action: 'Actions',
  organization: 'Organizations',
  user: 'Users',
  project: 'Projects',
  ticket: 'Tickets',
  deal: 'Enterprise deals',
  coupon: 'Coupons',
};

/** What running an item does, beyond leading to an address. */
export type PaletteCommand =
  | {
      readonly command:
        | 'createRootOrganization'
        | 'refreshStats'
        | 'showActivity'
        | 'showShortcuts'
        | 'toggleSidebar'
        | 'logOut';
    }
  | { readonly command: 'logInAs'; readonly user: ActedUser }
  | { readonly command: 'createOrganization'; readonly parent: Organization }
  | { readonly command: 'setTheme'; readonly theme: 'light' | 'dark' | 'system' };

/** One line of the palette: somewhere to go, or something to do. */
export interface PaletteItem {
  /** The same for the same thing, wherever it was loaded from: 'user:5'. */
  readonly key: string;
  readonly kind: PaletteKind;
  readonly label: string;
  /** What tells it from others of that name; '' where nothing is needed. */
  readonly detail: string;
  readonly target: { readonly to: string } | PaletteCommand;
}
