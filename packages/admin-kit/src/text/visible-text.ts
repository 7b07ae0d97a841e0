export interface TextPart {
  readonly text: string;
  readonly isHiddenCharacter: boolean;
}

export interface VisibleTextOptions {
  marksOddSpaces?: boolean;
}

/** One invisible character, as a pattern. */
export const HIDDEN = String.raw`(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u2800\uFFF9-\uFFFB]`;
const ODD_SPACES = String.raw`(?! )\p{Zs}`;

const JOINED = String.raw`[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]`;

/** Invisible characters that emoji and scripts need. */
const PROPER = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}`,
  String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?\u20E3?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`\p{sc=Hani}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`\p{sc=Mong}[\u180B-\u180D\u180F]`,
  String.raw`(?<=${JOINED})[\u200C\u200D](?=${JOINED})`,
].join('|');

/** A fast path for most texts. These ranges have no invisible characters. */
const perhapsHidden =
  /[^\x20-\x7e\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u1e00-\u1fff\u2010-\u2027\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;
const anyBlank = /(?<hidden>\s)/gu;

const patterns = new Map<boolean, { has: RegExp; all: RegExp }>();

function patternsFor(marksOddSpaces = false): { has: RegExp; all: RegExp } {
  const known = patterns.get(marksOddSpaces);
  // Stryker disable next-line ConditionalExpression: patterns made again are the same
  if (known !== undefined) return known;
  const marked = marksOddSpaces ? `${HIDDEN}|${ODD_SPACES}` : HIDDEN;
  const made = { has: new RegExp(marked, 'u'), all: new RegExp(`(?:${PROPER})|(?<hidden>${marked})`, 'gu') };
  // Stryker disable next-line CallExpression: patterns made again are the same
  patterns.set(marksOddSpaces, made);
  return made;
}

export function isPlainText(text: string, { marksOddSpaces }: VisibleTextOptions = {}): boolean {
  if (text !== '' && text.trim() === '') return false;
  return !perhapsHidden.test(text) || !patternsFor(marksOddSpaces).has.test(text);
}

export function withoutHiddenCharacters(text: string): string {
  // Stryker disable next-line ConditionalExpression: only faster
  if (isPlainText(text)) return text;
  return text.replace(patternsFor().all, (match, hidden?: string) => (hidden === undefined ? match : ''));
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export function visibleTextParts(text: string, options: VisibleTextOptions = {}): readonly TextPart[] {
  if (isPlainText(text, options)) return [{ text, isHiddenCharacter: false }];
  const parts: TextPart[] = [];
  let shown = 0;
  const pattern = text.trim() === '' ? anyBlank : patternsFor(options.marksOddSpaces).all;
  for (const match of text.matchAll(pattern)) {
    // Stryker disable next-line OptionalChaining: both patterns have a group
    const hidden = match.groups?.hidden;
    if (hidden === undefined) continue;
    if (match.index > shown) parts.push({ text: text.slice(shown, match.index), isHiddenCharacter: false });
    parts.push({ text: `‹${codePointOf(hidden)}›`, isHiddenCharacter: true });
    shown = match.index + hidden.length;
  }
  if (shown < text.length) parts.push({ text: text.slice(shown), isHiddenCharacter: false });
  return parts;
}

export function visibleText(text: string, options?: VisibleTextOptions): string {
  return visibleTextParts(text, options)
    .map((part) => part.text)
    .join('');
}

export function visibleName(name: string, unnamed: string): string {
  return name.trim() === '' ? unnamed : visibleText(name);
}
