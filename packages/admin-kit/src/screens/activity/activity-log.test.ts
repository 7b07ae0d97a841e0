import { describe, expect, it, vi } from 'vitest';
import type { AdminEvent } from '../../context/events.ts';
import { createActivityLog } from './activity-log.ts';

const action = { name: 'license.revoke', target: { kind: 'license', id: 7, label: 'Northwind' } };
const started = (runId: number): AdminEvent => ({ type: 'action-started', runId, action, at: 1_000 });
const ended = (runId: number, outcome: 'succeeded' | 'failed' | 'vetoed'): AdminEvent => ({
  type: 'action',
  runId,
  action,
  at: 1_250,
  durationMs: 250,
  outcome,
  ...(outcome === 'failed' && { failure: { kind: 'refused', status: 400, message: 'In use' } }),
});
const load = (outcome: 'succeeded' | 'failed' | 'aborted'): AdminEvent => ({
  type: 'load',
  operation: 'GET /organizations',
  outcome,
  at: 2_000,
  durationMs: 30,
  ...(outcome !== 'succeeded' && { failure: { kind: 'network', status: null, message: 'Unreachable' } }),
});

function logOf(...events: AdminEvent[]) {
  const log = createActivityLog();
  for (const event of events) log.record(event);
  return log;
}

describe('the activity log', () => {
  it('shows an action while it is being done, and in the same place how it ended', () => {
    const log = logOf(started(1), started(2));
    expect(log.snapshot().entries.map(({ outcome }) => outcome)).toEqual(['underWay', 'underWay']);
    log.record(ended(1, 'failed'));
    expect(log.snapshot().entries).toMatchObject([
      { id: 2, outcome: 'underWay', durationMs: null },
      { id: 1, outcome: 'failed', at: 1_000, durationMs: 250, status: 400, message: 'In use' },
    ]);
  });

  it('keeps vetoed actions, failed loads and broken screens, but no load that went well or was given up', () => {
    const crash: AdminEvent = { type: 'crash', at: 5_000, screen: 'org-tree', message: 'x is undefined' };
    const log = logOf(ended(1, 'vetoed'), load('succeeded'), load('aborted'), load('failed'), crash);
    expect(log.snapshot().entries).toMatchObject([
      { kind: 'crash', name: 'org-tree', outcome: 'failed', message: 'x is undefined' },
      { kind: 'load', name: 'GET /organizations', outcome: 'failed', at: 1_970, message: 'Unreachable' },
      { kind: 'action', name: 'license.revoke', outcome: 'vetoed', target: { id: '7', label: 'Northwind' } },
    ]);
  });

  it('says what was changed, without secrets', () => {
    const log = createActivityLog({ secrets: () => ['s3cret'] });
    const change = { before: 'key s3cret', after: 12 };
    log.record({ ...started(1), change } as AdminEvent);
    expect(log.snapshot().entries).toMatchObject([{ change: { before: 'key …', after: 12 } }]);
    log.record({ ...ended(1, 'succeeded'), change: { before: true, after: null } } as AdminEvent);
    expect(log.snapshot().entries).toMatchObject([{ change: { before: true, after: null } }]);
  });

  const failure = { kind: 'network' as const, status: null, message: 'Lost', mayHaveBeenApplied: true };
  const unclear = (wasMade: () => Promise<boolean | null>): AdminEvent =>
    ({ ...ended(1, 'failed'), failure, wasMade }) as AdminEvent;

  it.each([
    ['made', true, 'succeeded', null],
    ['not made', false, 'failed', 'Lost'],
  ])(
    'finds out what became of a change that may have been made: %s',
    async (_, wasMade, outcome, message) => {
      const look = vi.fn(async () => wasMade);
      const log = logOf(started(1), unclear(look));
      expect(log.snapshot()).toMatchObject({ entries: [{ outcome: 'unknown', canCheck: true }] });
      expect(await log.check(1)).toBe(wasMade);
      expect(await log.check(1)).toBeNull();
      expect(look).toHaveBeenCalledTimes(1);
      expect(log.snapshot().entries).toMatchObject([{ outcome, wasChecked: true, canCheck: false, message }]);
    },
  );

  it('lists a slow load by its start', () => {
    const slow = { ...load('failed'), at: 30_000, durationMs: 29_500 } as AdminEvent;
    const { entries } = logOf(started(1), slow).snapshot();
    expect(entries.map(({ at }) => at)).toEqual([1_000, 500]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('Closed'))],
    ['cannot tell', async () => null],
  ])('leaves an unknown outcome unknown where the read %s, to be checked again', async (_, look) => {
    const log = logOf(unclear(look));
    expect(await log.check(1).catch(() => null)).toBeNull();
    expect(log.snapshot().entries).toMatchObject([{ outcome: 'unknown', canCheck: true }]);
  });

  it('keeps the newest 500', () => {
    const log = createActivityLog();
    for (let run = 1; run <= 600; run++) log.record(ended(run, 'succeeded'));
    const { entries } = log.snapshot();
    expect(entries).toHaveLength(500);
    expect(entries[0]?.id).toBe(600);
  });

  it('shows the end of an action whose beginning was dropped', () => {
    const log = createActivityLog({ limit: 1 });
    for (const event of [started(1), started(2), ended(1, 'failed')]) log.record(event);
    expect(log.snapshot().entries).toMatchObject([{ outcome: 'failed', message: 'In use' }]);
  });

  it.each([
    ['refused', 403],
    ['missing', 404],
  ])(
    'lists a %s read without counting it, because the page says so and there is nothing to fix',
    (_, status) => {
      const failure = { kind: 'refused', status, message: 'Not yours' } as const;
      const log = logOf({ ...load('failed'), failure } as AdminEvent);
      expect(log.snapshot()).toMatchObject({
        unseenCount: 0,
        unseenFailureCount: 0,
        entries: [{ status }],
      });
    },
  );

  it('counts new entries, and the end of a seen one as new', () => {
    const log = logOf(started(1), load('failed'));
    expect(log.snapshot()).toMatchObject({ unseenCount: 2, unseenFailureCount: 1 });
    log.markSeen();
    expect(log.snapshot()).toMatchObject({ unseenCount: 0, unseenFailureCount: 0 });
    log.record(ended(1, 'failed'));
    expect(log.snapshot()).toMatchObject({ unseenCount: 1, unseenFailureCount: 1 });
  });

  it('goes on from the entries of an earlier page, as seen, up to its limit', () => {
    const before = logOf(load('failed'), ended(2, 'succeeded'), started(3));
    const entries = JSON.parse(JSON.stringify(before.snapshot().entries));
    const log = createActivityLog({ entries, limit: 3 });
    expect(log.snapshot()).toMatchObject({ unseenCount: 0, unseenFailureCount: 0 });
    log.record({ ...ended(4, 'failed'), at: 9_000 } as AdminEvent);
    const { entries: all, unseenCount } = log.snapshot();
    expect(all.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'unknown']);
    expect(unseenCount).toBe(1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  });

  it('notifies its listeners of changes only', () => {
    const log = createActivityLog();
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    log.record(load('succeeded'));
    log.markSeen();
    expect(listener).not.toHaveBeenCalled();
    log.record(load('failed'));
    const before = log.snapshot();
    expect(log.snapshot()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    log.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(log.snapshot().entries).toEqual([]);
  });

  it('holds nothing secret: no session id, no token in names, in reasons or in what the server said', () => {
    const log = createActivityLog({ secrets: () => ['demo-session-1-1'] });
    const secret = 'eyJhbGciOi.eyJzdWIiOiIx.c2ln';
    const target = { kind: 'user', id: `=demo-session-1-1`, label: `<img src=x> Bearer ${secret}` };
    const hostile = { name: 'user.log-in-as', target, reason: 'asked by phone, password: hunter2' };
    log.record({ type: 'action-started', runId: 1, action: hostile, at: 0 });
    log.record({
      type: 'action',
      runId: 1,
      action: hostile,
      outcome: 'failed',
      at: 0,
      durationMs: 0,
      failure: { kind: 'refused', status: 400, message: `token=${secret} of demo-session-1-1 is bad` },
    });
    log.record({ type: 'crash', at: 0, screen: 'user', message: `No user for sid=demo-session-1-1` });
    const kept = JSON.stringify(log.snapshot());
    expect(kept).toContain('asked by phone');
    for (const text of ['demo-session', 'hunter2', 'eyJ', 'c2ln']) expect(kept).not.toContain(text);
  });
});
