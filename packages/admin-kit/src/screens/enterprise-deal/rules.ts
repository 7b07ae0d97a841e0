import type { EnterpriseDeal } from '@timemap/admin-api';

export type LimitState = 'withinLimits' | 'aboveSoftLimit' | 'aboveHardLimit';

export function limitStateOf(
  count: number,
  { softLimit, hardLimit }: Pick<EnterpriseDeal, 'softLimit' | 'hardLimit'>,
): LimitState {
  if (hardLimit !== null && count > hardLimit) return 'aboveHardLimit';
  return softLimit !== null && count > softLimit ? 'aboveSoftLimit' : 'withinLimits';
}
