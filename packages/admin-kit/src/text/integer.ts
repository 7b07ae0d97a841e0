export interface IntegerRange {
  min?: number;
  max?: number;
}

export type IntegerProblem = 'empty' | 'not-whole' | 'too-low' | 'too-high';

export type ParsedInteger =
  | { readonly isValid: true; readonly value: number }
  | { readonly isValid: false; readonly problem: IntegerProblem };

/** `parseInt('1e3')` is 1 and `Number(' ')` is 0, so both are too lenient. */
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

export type NumberKind = 'whole' | 'truncated' | 'any';

export type NumberProblem = IntegerProblem | 'not-a-number';

export type ParsedNumber =
  | { readonly isValid: true; readonly value: number }
  | { readonly isValid: false; readonly problem: NumberProblem };

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

export function differentlySpelled(text: string, { value }: { value: number }): number | null {
  return String(value) === text.trim() ? null : value;
}
