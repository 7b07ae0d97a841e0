import { foldText } from '@timemap/admin-kit';
import type { PaletteItem } from './palette-item.ts';

/** Things of one kind that the palette can find. Items are made for what is shown, not for all there is. */
export interface Source<Row = unknown> {
  readonly kind: PaletteItem['kind'];
  /** The same array for as long as nothing in it changes: what is read of it is kept with it. */
  readonly rows: readonly Row[];
  /** What it can be found by, its label first. */
  readonly textsOf: (row: Row) => readonly string[];
  readonly itemOf: (row: Row) => PaletteItem;
  /**
   * How a query begins that is about these, folded; the rest of it says which. Without it they are not found: something
   * to do with each of a hundred thousand users would stand before the users. @default none
   */
  readonly verb?: RegExp;
}

/** Forgets what a row is, so that sources of different things stand in one list. */
export function source<Row>(definition: Source<Row>): Source {
  return definition as unknown as Source;
}

const foldedByRows = new WeakMap<object, string[]>();

/** The folded texts of the rows that have been read so far. Each text stands between line ends. */
export function foldedTexts({ rows }: Source): string[] {
  const known = foldedByRows.get(rows) ?? [];
  foldedByRows.set(rows, known);
  return known;
}

const ROWS_AT_ONCE = 200;
const LINE_ENDS = /\n/g;

/** Reads the sources to their end, or until the time is over. True when everything is read. */
export function readSources(sources: readonly Source[], untilMs: number): boolean {
  for (const from of sources) {
    const folded = foldedTexts(from);
    while (folded.length < from.rows.length) {
      if (performance.now() >= untilMs) return false;
      const end = Math.min(folded.length + ROWS_AT_ONCE, from.rows.length);
      for (let index = folded.length; index < end; index++) {
        const texts = from.textsOf(from.rows[index]).map((text) => text.replace(LINE_ENDS, ' ').trim());
        folded.push(foldText(`\n${texts.join('\n')}\n`));
      }
    }
  }
  return true;
}
