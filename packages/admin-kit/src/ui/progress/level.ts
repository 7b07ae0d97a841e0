/** How full something is. */
export interface Level {
  readonly value: number;
  readonly max: number;
  /** `value`, not under 0 and not over `max`. */
  readonly clamped: number;
  /** 0 to 1. Nothing of nothing is empty; something of nothing is full. */
  readonly share: number;
  readonly isOver: boolean;
}

/** null where it is not known; never NaN or infinite. */
export function levelOf(value: number | null | undefined, max: number | null | undefined): Level | null {
  if (typeof value !== 'number' || typeof max !== 'number') return null;
  if (!Number.isFinite(value) || !Number.isFinite(max)) return null;
  const limit = Math.max(max, 0);
  const clamped = Math.min(Math.max(value, 0), limit);
  return {
    value,
    max: limit,
    clamped,
    share: limit === 0 ? Number(value > 0) : clamped / limit,
    isOver: value > limit,
  };
}
