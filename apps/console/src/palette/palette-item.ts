import type { CommandHost, LoadDialog } from './feature-commands.ts';

/** What running an item does. */
type Target =
  | { readonly to: string }
  /** Opens a dialog over the page. */
  | { readonly dialog: LoadDialog }
  | { readonly run: (host: CommandHost) => void }
  | { readonly command: 'showActivity' | 'showShortcuts' | 'toggleSidebar' | 'logOut' }
  | { readonly command: 'setTheme'; readonly theme: 'light' | 'dark' | 'system' };

/** One line of the palette: somewhere to go, or something to do. */
export interface PaletteItem {
  /** The same for the same thing, wherever it was loaded from: 'user:5'. */
  readonly key: string;
  /** Its group: a screen, an action, or the records of a feature. */
  readonly kind: string;
  readonly label: string;
  /** What tells it from others of that name; '' where nothing is needed. */
  readonly detail: string;
  readonly target: Target;
}
