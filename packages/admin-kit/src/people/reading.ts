export interface Person {
  /** An email address or a user name, or a line that may be neither: `isPersonName` tells. */
  readonly name: string;
  /** The line of a list or the row of a table, from 1, blank ones counted. */
  readonly place: number;
  /** Invisible characters were removed. */
  readonly isCleaned?: true;
  /** Other hyphens were read as '-'. */
  readonly hadOtherHyphens?: true;
  /** The words of the status column that mean that the account is no longer in use. */
  readonly status?: string;
}

export interface Column {
  readonly index: number;
  /** null: the table has no headings. */
  readonly heading: string | null;
  /** The first person of the column. */
  readonly sample: string;
  readonly count: number;
}

/** 'all': every address of every column. */
export type Choice = number | 'all';

export interface Table {
  /** The columns that name people. */
  readonly columns: readonly Column[];
  readonly chosen: Choice;
  /** The other columns, by heading or number from 1. Their cells never leave the table. */
  readonly unused: readonly string[];
}

export interface LeftOut {
  /** Headings, titles above them and `sep=` lines. */
  readonly headings: readonly { readonly place: number; readonly text: string }[];
  /** The words beside the addresses of a list. */
  readonly words: readonly { readonly place: number; readonly text: string }[];
  /** Rows without a person in the chosen column, by number alone: their other cells can be secrets. */
  readonly rows: readonly number[];
  /** People whose status says that the account is no longer in use. */
  readonly inactive: readonly Person[];
  /** Addresses in columns that were not chosen, or above the headings. */
  readonly elsewhere: number;
}

export interface Reading {
  readonly people: readonly Person[];
  readonly leftOut: LeftOut;
  /** null: the text is a list. */
  readonly table: Table | null;
}

/** A placeholder for text that may be a secret, such as the second part of `a@x:password`. Views show words for it. */
export const UNSHOWN = '\uE000';

export const NOTHING_LEFT_OUT: LeftOut = { headings: [], words: [], rows: [], inactive: [], elsewhere: 0 };
