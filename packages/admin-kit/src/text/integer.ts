export interface IntegerRange {
  /** @default 0 */
  min?: number;
  /** @default the largest whole number a double holds exactly */
  max?: number;
}

export type IntegerProblem = 'empty' | 'not-whole' | 'too-low' | 'too-high';

export type ParsedInteger =
  | { readonly isValid: true; readonly value: number }
  | { readonly isValid: false; readonly problem: IntegerProblem };

/**
 * Reads a whole number as a person writes one: digits, a minus before them, blanks around them. `parseInt('1e3')` is 1
 * and `Number(' ')` is 0, so neither may decide what is sent.
 */
export function parseInteger(
  text: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: IntegerRange = {},
): ParsedInteger {
  const trimmed = text.trim();
  if (trimmed === '') return { isValid: false, problem: 'empty' };
  if (!/^-?[0-9]+$/.test(trimmed)) return { isValid: false, problem: 'not-whole' };
  const value = Number(trimmed) + 0; // -0 becomes 0
  if (value < Math.max(min, Number.MIN_SAFE_INTEGER)) return { isValid: false, problem: 'too-low' };
  if (value > Math.min(max, Number.MAX_SAFE_INTEGER)) return { isValid: false, problem: 'too-high' };
  return { isValid: true, value };
}

/** What a field makes of what is typed: whole numbers in digits; any number, cut to a whole one; any number. */
export type NumberKind = 'whole' | 'truncated' | 'any';

export type NumberProblem = IntegerProblem | 'not-a-number';

export type ParsedNumber =
  | { readonly isValid: true; readonly value: number }
  | { readonly isValid: false; readonly problem: NumberProblem };

/** Reads what a number input takes, `1e1` and `7.9` included, as the number that is sent. */
export function parseNumber(text: string, kind: NumberKind, range: IntegerRange = {}): ParsedNumber {
  if (kind === 'whole') return parseInteger(text, range);
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = range;
  const trimmed = text.trim();
  if (trimmed === '') return { isValid: false, problem: 'empty' };
  if (!/^-?(?:[0-9]+\.?|[0-9]*\.[0-9]+)(?:e[-+]?[0-9]+)?$/i.test(trimmed)) {
    return { isValid: false, problem: 'not-a-number' };
  }
  const typed = Number(trimmed);
  const value = (kind === 'truncated' ? Math.trunc(typed) : typed) + 0; // -0 becomes 0
  if (value < Math.max(min, Number.MIN_SAFE_INTEGER)) return { isValid: false, problem: 'too-low' };
  if (value > Math.min(max, Number.MAX_SAFE_INTEGER)) return { isValid: false, problem: 'too-high' };
  return { isValid: true, value };
}

/** The number that is sent for a text, where it is spelled differently: 7 for `7.9`, 10 for `1e1`. */
export function differentlySpelled(text: string, { value }: { value: number }): number | null {
  return String(value) === text.trim() ? null : value;
}
