import { describe, expect, it, vi } from 'vitest';
import type { AdminEvent } from '../../provider/events.ts';
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
    const crash: AdminEvent = { type: 'crash', at: 5, screen: 'org-tree', message: 'x is undefined' };
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

  it.each([
    [true, 'succeeded'],
    [false, 'failed'],
  ])('finds out what became of a change that may have been made: %s', async (isMade, outcome) => {
    const failure = { kind: 'network' as const, status: null, message: 'Lost', mayHaveBeenApplied: true };
    const wasMade = vi.fn(async () => isMade);
    const log = logOf(started(1), { ...ended(1, 'failed'), failure, wasMade } as AdminEvent);
    expect(log.snapshot()).toMatchObject({
      entries: [{ outcome: 'unknown', canCheck: true, wasChecked: false }],
      unseenFailureCount: 1,
    });
    const { entries } = log.snapshot();
    await log.check(1);
    await log.check(1);
    expect(wasMade).toHaveBeenCalledTimes(1);
    expect(log.snapshot().entries).toMatchObject([{ outcome, canCheck: false, wasChecked: true }]);
    const other = createActivityLog();
    other.merge(entries);
    expect(other.snapshot().entries).toMatchObject([{ outcome: 'unknown', canCheck: false }]);
  });

  it('leaves an unknown outcome unknown where the read fails, to be checked again', async () => {
    const failure = { kind: 'network' as const, status: null, message: 'Lost', mayHaveBeenApplied: true };
    const wasMade = vi.fn(() => Promise.reject(new Error('offline')));
    const log = logOf({ ...ended(1, 'failed'), failure, wasMade } as AdminEvent);
    await expect(log.check(1)).rejects.toThrow('offline');
    expect(log.snapshot().entries).toMatchObject([{ outcome: 'unknown', canCheck: true }]);
  });

  it('keeps the newest 500', () => {
    const log = createActivityLog();
    for (let run = 1; run <= 600; run++) log.record(ended(run, 'succeeded'));
    const { entries } = log.snapshot();
    expect(entries).toHaveLength(500);
    expect(entries[0]?.id).toBe(600);
  });

  it('tells the end of an action whose beginning was dropped', () => {
    const log = createActivityLog({ limit: 1 });
    for (const event of [started(1), started(2), ended(1, 'failed')]) log.record(event);
    expect(log.snapshot().entries).toMatchObject([{ outcome: 'failed', message: 'In use' }]);
  });

  it('counts what is new, and an end as new although its beginning was seen', () => {
    const log = logOf(started(1), load('failed'));
    expect(log.snapshot()).toMatchObject({ unseenCount: 2, unseenFailureCount: 1 });
    log.markSeen();
    expect(log.snapshot()).toMatchObject({ unseenCount: 0, unseenFailureCount: 0 });
    log.record(ended(1, 'failed'));
    expect(log.snapshot()).toMatchObject({ unseenCount: 1, unseenFailureCount: 1 });
  });

  it('puts kept entries in their place by time, as seen, and replaces those it has', () => {
    const before = logOf(started(1), load('failed'));
    const log = logOf(ended(5, 'failed'));
    log.merge(before.snapshot().entries);
    before.record(ended(1, 'succeeded'));
    log.merge(before.snapshot().entries);
    const { entries, unseenCount } = log.snapshot();
    expect(entries.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['GET /organizations', 'failed'],
      ['license.revoke', 'failed'],
      ['license.revoke', 'succeeded'],
    ]);
    expect(unseenCount).toBe(1);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  });

  it('keeps no more than its limit of what is added', () => {
    const log = createActivityLog({ limit: 2 });
    log.record(load('failed'));
    log.merge(logOf(started(1), started(2)).snapshot().entries);
    expect(log.snapshot().entries.map(({ kind }) => kind)).toEqual(['load', 'action']);
  });

  it('tells its listeners of changes, and of nothing else', () => {
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
