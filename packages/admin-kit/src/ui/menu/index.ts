export type { MenuProps } from './menu.tsx';
export { Menu } from './menu.tsx';
export type { MenuEntry } from './menu-entry.ts';
