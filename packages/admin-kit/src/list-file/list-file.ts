import type { SelectOption } from '../ui/field/select.tsx';
import type { NoList } from './file-kind.ts';

/** 5 MB hold about 100,000 lines, far more than anyone adds at once. */
export const LARGEST_FILE = 5_000_000;

export type Refusal = NoList | 'tooLarge' | 'unreadable';

export interface FileChoice extends SelectOption {
  /** The rows that a spreadsheet hides, where this choice leaves them out. */
  readonly hiddenRows?: number;
  /** A sheet with the rows that it hides. Its label is that of the sheet. */
  readonly isWhole?: true;
}

export interface ReadFile {
  readonly kind: 'text' | 'sheet';
  /** Of a sheet: tabs between cells, quotes where a cell needs them. */
  readonly text: string;
  /** The encoding or the sheet that was read. */
  readonly chosen: string;
  /** Other encodings, where nothing in the file names its own, or all sheets with content. Empty: there is no choice. */
  readonly choices: readonly FileChoice[];
  /** The text by another choice. */
  readAs(choice: string): string;
}

export type ListFile = ReadFile | { readonly kind: 'refused'; readonly reason: Refusal };
