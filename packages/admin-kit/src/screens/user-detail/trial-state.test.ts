import { parseServerTime } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { trialState } from './status-section.tsx';

const now = Date.UTC(2026, 2, 8, 2, 30);

describe('the state of a trial', () => {
  it.each([
    ['none started', null, 'notStarted'],
    ['a minute to go', '2026-03-08T02:31:00', 'running'],
    ['this very moment', '2026-03-08T02:30:00', 'over'],
    ['an hour of summer time makes no difference', '2026-03-08T02:29:00', 'over'],
    ['another zone', '2026-03-08T04:31:00+02:00', 'running'],
    ['what cannot be read', 'soon', 'notStarted'],
  ])('%s', (_, sent, expected) => {
    expect(trialState(parseServerTime(sent), now)).toBe(expected);
  });
});
