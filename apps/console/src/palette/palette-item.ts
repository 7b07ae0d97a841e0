import type { CommandHost, LoadDialog } from './feature-commands.ts';

type Target =
  | { readonly to: string }
  /** Opens a dialog over the page. */
  | { readonly dialog: LoadDialog }
  | { readonly run: (host: CommandHost) => void }
  | { readonly command: 'showActivity' | 'showShortcuts' | 'toggleSidebar' | 'logOut' }
  | { readonly command: 'setTheme'; readonly theme: 'light' | 'dark' | 'system' };

/** A place to go or a thing to do. */
export interface PaletteItem {
  /** The same for the same record from any load: 'user:5'. */
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  /** Distinguishes it from others with the same name; '' if nothing is needed. */
  readonly detail: string;
  readonly target: Target;
}
