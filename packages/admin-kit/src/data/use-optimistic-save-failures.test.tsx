import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@timemap/admin-api';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cacheKey } from './query.ts';
import { type Change, type Lamp, lampKeys, lampsQuery, refusal, setUpLamps } from './testing/lamps.tsx';

const check = { query: () => lampsQuery };

describe('an item that left the list', () => {
  it('takes a gone item off the screen, also where a save that succeeds reads the list again', async () => {
    const { lamps, save, shown } = await setUpLamps({ check, invalidates: () => lampKeys });
    lamps.delete(1);
    await save(1, { color: 'green' });
    await waitFor(() => expect(shown(1)).toBeUndefined());
  });

  it('is still sent what waits, on top of what was saved', async () => {
    const { lamps, save, answer, refresh, sent, shown, failures } = await setUpLamps();
    await save(1, { color: 'green' });
    await save(1, { watts: 7 });
    lamps.delete(1);
    await refresh();
    await waitFor(() => expect(shown(1)).toBeUndefined());
    await answer();
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: 1, color: 'green', watts: 7 }));
    expect(failures).toEqual([]);
  });
});

describe('an undo of a silent save', () => {
  it('says once why it was not made', async () => {
    const undo = { text: ({ id }: Lamp) => `Lamp ${id}`, change: ({ color }: Lamp): Change => ({ color }) };
    const { lamps, save, answer, sent, failures } = await setUpLamps(
      { check, undo, failsSilently: true },
      { failureNotices: 'all' },
    );
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await answer();
    const button = await screen.findByRole('button', { name: 'Undo' });
    lamps.delete(1);
    await act(async () => button.click());
    expect(await screen.findByText('Not undone: Lamp 1. Not found on the server.')).toBeVisible();
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect(failures).toMatchObject([{ error: { status: 404, operation: 'PUT /enterprise' } }]);
  });
});

describe('a save that has nothing to check or report', () => {
  it('is done without a request where the value is the same', async () => {
    const { save, sent, saved, failures, result } = await setUpLamps();
    await save(1, { color: 'red' });
    expect([sent, failures, result.current.failuresOf(1)]).toEqual([[], [], []]);
    expect(saved).toHaveLength(1);
  });

  it('is confirmed', async () => {
    const { save, answer, failures, shown, result } = await setUpLamps({ onSaved: undefined });
    await save(1, { color: 'green' });
    await answer();
    expect(shown(1)).toMatchObject({ color: 'green' });
    expect([failures, result.current.failuresOf(1), result.current.isPending(1)]).toEqual([[], [], false]);
  });
});

describe('an exception of the host', () => {
  const cause = new Error('Out of order');
  const fails = () => {
    throw cause;
  };

  it('before the request is a failure of which nothing was sent', async () => {
    const { save, sent, failures, shown, readCount } = await setUpLamps({ canSave: fails });
    await save(1, { color: 'green' });
    expect(failures).toMatchObject([
      { error: { kind: 'shape', operation: 'PUT /enterprise', mayHaveBeenApplied: false, cause } },
    ]);
    expect(shown(1)).toMatchObject({ color: 'red' });
    expect(sent).toEqual([]);
    expect(readCount()).toBe(1);
  });

  it.each([
    ['a save', 'onSaved', undefined, 'green', 0],
    ['a failure', 'onFailure', refusal(403), 'red', 1],
  ] as const)(
    'that hears of %s is reported, and changes nothing',
    async (_, listener, answer, color, marks) => {
      const reported: unknown[] = [];
      vi.stubGlobal('reportError', (thrown: unknown) => reported.push(thrown));
      onTestFinished(() => void vi.unstubAllGlobals());
      const lamps = await setUpLamps({ [listener]: fails });
      await lamps.save(1, { color: 'green' });
      await lamps.answer(answer);
      expect(reported).toEqual([cause]);
      expect(lamps.result.current.failuresOf(1)).toHaveLength(marks);
      expect(lamps.result.current.isPending(1)).toBe(false);
      expect(lamps.shown(1)).toMatchObject({ color });
      await lamps.save(1, { color: 'white' });
      expect(lamps.sent).toHaveLength(2);
    },
  );
});

describe('a save without a clear answer', () => {
  it('reads what is shown again, although the same call with other values is read after each save', async () => {
    const { save, answer, readCount, result } = await setUpLamps({
      invalidates: () => [cacheKey('GET /enterprise', { query: { of: 2 } } as object)],
    });
    await save(1, { color: 'green' });
    await answer(new ApiError('network', 'PUT /enterprise'));
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(readCount()).toBe(2);
  });
});

describe('a save whose screen is closed before the answer', () => {
  it('says that it failed and why', async () => {
    const { save, answer, leaveScreen, failures } = await setUpLamps();
    await save(1, { color: 'green' });
    await leaveScreen();
    await answer(refusal(403));
    expect(await screen.findByText('Not saved: color. No')).toBeVisible();
    expect(failures).toHaveLength(1);
  });

  it('fails silently where that is specified', async () => {
    const { save, answer, leaveScreen, failures } = await setUpLamps({ failsSilently: true });
    await save(1, { color: 'green' });
    await leaveScreen();
    await answer(refusal(403));
    expect(failures).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('says once that its item is gone, even if it fails silently', async () => {
    const { lamps, save, holdReads, leaveScreen } = await setUpLamps({ check, failsSilently: true });
    lamps.delete(1);
    const release = holdReads();
    await save(1, { color: 'green' });
    await leaveScreen();
    await release();
    expect(await screen.findAllByText('Not saved: color. Not found on the server.')).toHaveLength(1);
  });

  it('says that someone else changed the value, even if it fails silently', async () => {
    const { lamps, save, holdReads, leaveScreen } = await setUpLamps({ check, failsSilently: true });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    const release = holdReads();
    await save(1, { color: 'green' });
    await leaveScreen();
    await release();
    expect(await screen.findByText(/^Not saved: color. Someone else changed this/)).toBeVisible();
  });
});

describe('an answer to a conflict', () => {
  it('after the screen was left sends nothing', async () => {
    const { lamps, save, leaveScreen, sent, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    const { conflict } = result.current;
    await leaveScreen();
    await act(async () => conflict?.decide({ color: 'green' }));
    expect(sent).toEqual([]);
  });
});

describe('the items of a save', () => {
  it('load, fail and come as those of its read', async () => {
    const failed = new ApiError('offline', 'GET /enterprise');
    const client = { id: 'lamps', baseUrl: '', send: async () => Promise.reject(failed) };
    const { result } = await setUpLamps({}, { client }, 'failed');
    expect(result.current.read).toMatchObject({ status: 'failed', error: failed });
    expect(result.current.read).not.toHaveProperty('data');
  });
});
