import type { SelectOption } from '../ui/field/select.tsx';
import type { NoList } from './file-kind.ts';

/** 5 MB hold about 100,000 lines, far more than anyone adds at once. */
export const LARGEST_FILE = 5_000_000;

export type Refusal = NoList | 'tooLarge' | 'unreadable';

export type ListFile =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly encoding: string;
      /** Nothing in the file says that it is this encoding. */
      readonly isGuess: boolean;
      readonly encodings: readonly SelectOption[];
      readAs(encoding: string): string;
    }
  | {
      readonly kind: 'sheet';
      /** Tabs between cells, quotes where a cell needs them. */
      readonly text: string;
      /** The name of the sheet if others have content too. */
      readonly sheet: string | null;
    }
  | { readonly kind: 'refused'; readonly reason: Refusal };
