import type { Sidebar } from '../preferences.ts';
import type { CommandHost, LoadDialog } from './feature-commands.ts';

type Target =
  | { readonly to: string }
  | { readonly dialog: LoadDialog }
  | { readonly run: (host: CommandHost) => void }
  | { readonly command: 'showActivity' | 'showShortcuts' | 'logOut' }
  | { readonly command: 'setSidebar'; readonly sidebar: Sidebar }
  | { readonly command: 'setTheme'; readonly theme: 'light' | 'dark' | 'system' };

export interface PaletteItem {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly target: Target;
  /** What else can be done with it than to open it. @default nothing */
  readonly acts?: () => readonly PaletteItem[];
}
