import type { ReactNode } from 'react';

export interface MenuAction {
  readonly kind?: 'action';
  readonly label: string;
  readonly icon?: ReactNode;
  /** Removes or ends something: red. @default false */
  readonly isDanger?: boolean;
  /** Why it cannot be used now: shown under its label, which stays reachable. */
  readonly disabledReason?: string | undefined;
  readonly onSelect: () => void;
}

export interface MenuLink {
  readonly kind: 'link';
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href: string;
}

export interface MenuChoice {
  readonly kind: 'choice';
  readonly label: string;
  readonly isChecked: boolean;
  /** Shown under its label. @default none */
  readonly note?: string | undefined;
  readonly disabledReason?: string | undefined;
  /** The menu stays open, so that several can be changed. */
  readonly onCheckedChange: (isChecked: boolean) => void;
}

/** A line of text above what follows, for example who is signed in. */
export interface MenuHeading {
  readonly kind: 'heading';
  readonly label: ReactNode;
}

export interface MenuSeparator {
  readonly kind: 'separator';
}

export type MenuEntry = MenuAction | MenuLink | MenuChoice | MenuHeading | MenuSeparator;
