export type {
  MenuAction,
  MenuChoice,
  MenuEntry,
  MenuHeading,
  MenuLink,
  MenuProps,
  MenuSeparator,
} from './menu.tsx';
export { Menu } from './menu.tsx';
