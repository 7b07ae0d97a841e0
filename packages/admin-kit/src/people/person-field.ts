import { runToEnd } from '../browser/steps.ts';
import { withoutHiddenCharacters } from '../text/visible-text.ts';
import { readingList } from './read-list.ts';

export type FieldPerson =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'one';
      readonly name: string;
      /** The text is not sent as typed: quotes, names, links or invisible characters were removed. */
      readonly isChanged: boolean;
      /** What was removed, in order, without the invisible characters. */
      readonly removed: readonly string[];
      readonly hadHiddenCharacters: boolean;
      /** Other hyphens were read as '-'. */
      readonly hadOtherHyphens?: true;
    }
  | { readonly kind: 'several'; readonly names: readonly string[] };

/** Reads what was typed or pasted into a field for one person. */
export function readFieldPerson(text: string): FieldPerson {
  const trimmed = text.trim();
  const visible = withoutHiddenCharacters(trimmed).trim();
  if (visible === '') return { kind: 'none' };
  const { people, leftOut } = runToEnd(readingList(text));
  const names = [...new Set(people.map(({ name }) => name).filter((name) => name !== ''))];
  const [name = visible, ...more] = names;
  if (more.length > 0) return { kind: 'several', names };
  return {
    kind: 'one',
    name,
    isChanged: name !== trimmed,
    removed: [...leftOut.headings, ...leftOut.words].map((left) => left.text),
    hadHiddenCharacters: visible !== trimmed,
    ...(people.some((person) => person.hadOtherHyphens) && { hadOtherHyphens: true as const }),
  };
}
