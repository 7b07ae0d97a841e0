/** About `count` whole steps from 0, of 1, 2 or 5 times a power of ten, that end at or above `largest`. */
export function wholeTicks(largest: number, count: number): readonly number[] {
  const rough = largest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  // The geometric means between 1, 2, 5 and 10.
  const factor = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)].filter((limit) => rough / power >= limit).length;
  const step = Math.max(1, power * ([1, 2, 5, 10][factor] ?? 1));
  const stepCount = Math.ceil(largest / step);
  if (stepCount * step > largest) return wholeTicks(stepCount * step, count);
  return Array.from({ length: stepCount + 1 }, (_, index) => index * step);
}

export interface Bands {
  /** From the start of one band to the start of the next, in pixels. */
  readonly step: number;
  readonly bandwidth: number;
  /** The left edge of a band. */
  readonly startOf: (index: number) => number;
}

/** `count` equal bands in a range, with gaps as parts of a step. They run from the right if the range is reversed. */
export function bandsIn(
  [from, to]: readonly [number, number],
  count: number,
  { isReversed, inner, outer }: { isReversed: boolean; inner: number; outer: number },
): Bands {
  const step = (to - from) / Math.max(1, count - inner + outer * 2);
  const first = from + (to - from - step * (count - inner)) / 2;
  return {
    step,
    bandwidth: step * (1 - inner),
    startOf: (index) => first + step * (isReversed ? count - 1 - index : index),
  };
}
