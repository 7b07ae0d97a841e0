import type { CommandHost, LoadDialog } from './feature-commands.ts';

type Target =
  | { readonly to: string }
  | { readonly dialog: LoadDialog }
  | { readonly run: (host: CommandHost) => void }
  | { readonly command: 'showActivity' | 'showShortcuts' | 'toggleSidebar' | 'logOut' }
  | { readonly command: 'setTheme'; readonly theme: 'light' | 'dark' | 'system' };

export interface PaletteItem {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly target: Target;
}
