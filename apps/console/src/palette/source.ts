import { foldForSearch, spellingsOf } from '@timemap/admin-kit';
import type { PaletteItem } from './palette-item.ts';

export interface Source<Row = unknown> {
  readonly kind: PaletteItem['kind'];
  /** Must keep its identity while nothing changes: the folded texts are cached by it. */
  readonly rows: readonly Row[];
  readonly textsOf: (row: Row) => readonly string[];
  /** `words` are those of the query, folded. */
  readonly itemOf: (row: Row, words?: readonly string[]) => PaletteItem;
  /** Folded names of the kind, which the words of a query may use. @default none */
  readonly kindNames?: string;
  /** @default false */
  readonly isNumbered?: boolean;
  /** Rows are found only with this verb: a command for each of 100,000 users would precede the users. @default none */
  readonly verb?: RegExp;
  /** The verb alone lists none. @default false */
  readonly needsRest?: boolean;
  /** The words after the verb need not match. @default false */
  readonly ignoresRest?: boolean;
}

export function source<Row>(definition: Source<Row>): Source {
  return definition as unknown as Source;
}

export function verbOf(verbs: string): RegExp {
  const each = verbs.split(',').flatMap(spellingsOf);
  return new RegExp(`(?<!\\S)(?:${each.join('|')})(?!\\S)`);
}

const foldedByRows = new WeakMap<object, string[]>();

export function foldedTexts({ rows }: Source): string[] {
  const known = foldedByRows.get(rows) ?? [];
  foldedByRows.set(rows, known);
  return known;
}

const ROWS_AT_ONCE = 200;
const LINE_ENDS = /\n/g;

export function readSources(sources: readonly Source[], untilMs: number): boolean {
  for (const from of sources) {
    const folded = foldedTexts(from);
    while (folded.length < from.rows.length) {
      if (performance.now() >= untilMs) return false;
      const end = Math.min(folded.length + ROWS_AT_ONCE, from.rows.length);
      for (let index = folded.length; index < end; index++) {
        const texts = from.textsOf(from.rows[index]).map((text) => text.replace(LINE_ENDS, ' ').trim());
        folded.push(foldForSearch(`\n${texts.join('\n')}\n`));
      }
    }
  }
  return true;
}
