export type { CsvSeparator } from '../../text/csv-separator.ts';
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
export type { CsvSeparatorMenuProps, MailSeparator } from './separator-menu.tsx';
export { CsvSeparatorMenu, useCsvSeparator, useMailSeparator } from './separator-menu.tsx';
