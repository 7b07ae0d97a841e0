import { visibleText } from '../../text/visible-text.ts';

export function confirmationText(name: string): string {
  return `delete ${name}`;
}

/** Ignores blanks at the ends of the name and compares in NFC. @spec B §2 */
export function isConfirmed(typed: string, name: string): boolean {
  // Stryker disable next-line ConditionalExpression,StringLiteral: no trimmed text ends with a blank, as the accepted one would
  if (name.trim() === '') return false;
  return comparisons(typed, name).some(({ isEqual }) => isEqual);
}

/** The first character that is wrong. wanted: null if the text should end there. */
export interface Difference {
  readonly place: number;
  readonly wanted: string | null;
  readonly typed: string;
}

/** null while the typed text is the beginning of an accepted one. */
export function differenceIn(typed: string, name: string): Difference | null {
  const found = comparisons(typed, name).map(({ difference }) => difference);
  return found.reduce((far, next) => (far && next && next.place <= far.place ? far : far && next));
}

interface Comparison {
  readonly isEqual: boolean;
  readonly difference: Difference | null;
}

function comparisons(typed: string, name: string): readonly [Comparison, Comparison] {
  const compareWith = (end: string) =>
    compare(typed.trim().normalize('NFC'), confirmationText(end).normalize('NFC'));
  return [compareWith(name.trim()), compareWith(name.trimEnd())];
}

/** Keyboards choose among these by their own rules. */
const KEYBOARD_CLASSES = [
  "'\u2018\u2019\u201A\u201B\u02BC\u2032",
  '"\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033',
  '-\u2010\u2011\u2012\u2013\u2014\u2212',
  ' \u00A0\u202F\u3000',
];

/** What may be typed for a character: itself, what a keyboard gives for it, and the mark by which it is shown. */
function spellingsOf(character: string): readonly string[] {
  const odd = /\p{Zs}/u.test(character) ? [' '] : character === '\u2026' ? ['...'] : [];
  const same = KEYBOARD_CLASSES.find((known) => known.includes(character)) ?? '';
  return [character, visibleText(character, { marksOddSpaces: true }), ...odd, ...same];
}

function compare(typed: string, text: string): Comparison {
  let rest = typed;
  let place = 0;
  for (const character of text) {
    place++;
    const spellings = spellingsOf(character);
    const spelling = spellings.find((each) => rest.startsWith(each));
    if (spelling !== undefined) rest = rest.slice(spelling.length);
    else if (spellings.some((each) => each.startsWith(rest))) return { isEqual: false, difference: null };
    else return { isEqual: false, difference: { place, wanted: character, typed: firstOf(rest) } };
  }
  if (rest === '') return { isEqual: true, difference: null };
  return { isEqual: false, difference: { place: place + 1, wanted: null, typed: firstOf(rest) } };
}

const firstOf = (text: string): string => [...text.slice(0, 2)][0] ?? '';
