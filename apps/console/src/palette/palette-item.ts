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
};

/** What running an item does, beyond leading to an address. */
export type PaletteCommand =
  | {
      readonly command:
        | 'createRootOrganization'
        | 'refreshStats'
        | 'showActivity'
        | 'toggleSidebar'
        | 'logOut';
    }
  /** A button of a page, that has its own checks and tells its own failures. */
  | { readonly command: 'press'; readonly to: string; readonly button: string }
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
  readonly leads: { readonly to: string } | PaletteCommand;
}
