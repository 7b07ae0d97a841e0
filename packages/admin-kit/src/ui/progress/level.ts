export interface Level {
  readonly value: number;
  readonly max: number;
  readonly clamped: number;
  /** 0 to 1. 0 of 0 is empty; more than 0 of 0 is full. */
  readonly share: number;
  readonly isOver: boolean;
}

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
