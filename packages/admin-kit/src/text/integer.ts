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
