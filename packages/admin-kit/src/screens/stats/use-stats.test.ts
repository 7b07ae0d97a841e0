import { describe, expect, it } from 'vitest';
import { canRefreshLti } from './use-stats.ts';

describe('refreshing the global LTI stats (A §2)', () => {
  it('waits for the project stats', () => {
    expect(canRefreshLti({ status: 'loading' })).toEqual({ isAllowed: false, reason: 'waitsForProject' });
  });

  it('is possible once they are there, also while they refresh', () => {
    const data = {} as never;
    const project = {
      status: 'ready',
      data,
      isRefreshing: true,
      refreshError: null,
      refresh: () => {},
    } as const;
    expect(canRefreshLti(project)).toEqual({ isAllowed: true });
  });
});
