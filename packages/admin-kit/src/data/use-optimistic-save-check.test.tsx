import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import type { SaveCheck, SaveDefinition } from './save-definition.ts';
import type { Change, Lamp } from './testing/lamps.tsx';
import { lampKeys, lampsQuery, refusal, setUpLamps } from './testing/lamps.tsx';

const check: SaveCheck<Lamp, Change> = { query: () => lampsQuery };

describe('an optimistic save that looks again before it writes', () => {
  it('keeps what others changed in other fields', async () => {
    const { lamps, save, answer, sent, shown, readCount } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'red', watts: 6 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toEqual([{ id: 1, color: 'green', watts: 6 }]));
    expect(readCount()).toBe(2);
    await answer();
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 6 });
  });

  it('sends nothing where another person has saved the same value', async () => {
    const { lamps, save, sent, saved, shown, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'green', watts: 5 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(shown(1)).toMatchObject({ color: 'green' });
    expect(sent).toEqual([]);
    expect(saved).toEqual([[{ id: 1, color: 'green', watts: 5 }, { color: 'green' }]]);
  });

  it('asks before it overwrites another value, and then sends its own', async () => {
    const { lamps, save, answer, sent, shown, result, readCount } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 6 });
    await save(1, { color: 'green' });
    await waitFor(() =>
      expect(result.current.conflict).toMatchObject({
        theirs: { id: 1, color: 'black', watts: 6 },
        change: { color: 'green' },
      }),
    );
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 6 });
    expect(sent).toEqual([]);
    await act(async () => result.current.conflict?.decide({ color: 'green' }));
    await waitFor(() => expect(sent).toEqual([{ id: 1, color: 'green', watts: 6 }]));
    expect(result.current.conflict).toBeNull();
    expect(readCount()).toBe(3);
    await answer();
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 6 });
  });

  it('asks once more where the value has changed again', async () => {
    const { lamps, save, sent, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    lamps.set(1, { id: 1, color: 'white', watts: 5 });
    await act(async () => result.current.conflict?.decide({ color: 'green' }));
    await waitFor(() => expect(result.current.conflict).toMatchObject({ theirs: { color: 'white' } }));
    expect(sent).toEqual([]);
  });

  it('keeps the other value where the person says so, and goes on with what waits', async () => {
    const { lamps, save, sent, shown, failures, saved, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await save(1, { color: 'green' });
    await save(1, { watts: 7 });
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    await act(async () => result.current.conflict?.decide(null));
    await waitFor(() => expect(sent).toEqual([{ id: 1, color: 'black', watts: 7 }]));
    expect(shown(1)).toEqual({ id: 1, color: 'black', watts: 7 });
    expect(failures).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('shows one conflict after the other, the oldest first', async () => {
    const { lamps, save, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    lamps.set(2, { id: 2, color: 'black', watts: 9 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(result.current.conflict?.theirs.id).toBe(1));
    await save(2, { color: 'green' });
    await act(async () => result.current.conflict?.decide(null));
    await waitFor(() => expect(result.current.conflict?.theirs.id).toBe(2));
  });

  it('takes what the definition calls overwriting', async () => {
    const overwrites = (seen: Lamp, theirs: Lamp, change: Change) =>
      theirs.watts > seen.watts && change.color === 'green';
    const { lamps, save, sent, result } = await setUpLamps({ check: { ...check, overwrites } });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toEqual([{ id: 1, color: 'green', watts: 5 }]));
    lamps.set(2, { id: 2, color: 'blue', watts: 10 });
    await save(2, { color: 'green' });
    await waitFor(() => expect(result.current.conflict?.theirs.id).toBe(2));
  });

  it('reads one item alone where the definition says so', async () => {
    const { lamps, save, sent } = await setUpLamps({
      check: {
        query: (_, id) => ({
          ...lampsQuery,
          load: async (client, signal) => (await lampsQuery.load(client, signal))[id - 1] as Lamp,
        }),
      },
    });
    lamps.set(2, { id: 2, color: 'blue', watts: 10 });
    await save(2, { color: 'green' });
    await waitFor(() => expect(sent).toEqual([{ id: 2, color: 'green', watts: 10 }]));
  });

  it.each([
    ['PUT /enterprise', 'PUT /enterprise'],
    [
      ({ color }: Change) => (color ? ('POST /enterprise' as const) : ('PUT /enterprise' as const)),
      'POST /enterprise',
    ],
  ] as const)('fails where the item is gone, without a request', async (operation, named) => {
    const { lamps, save, sent, failures, readCount } = await setUpLamps({ check, operation });
    lamps.delete(1);
    await save(1, { color: 'green' });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(failures).toMatchObject([
      { item: { id: 1, color: 'red' }, error: { kind: 'status', status: 404, operation: named } },
    ]);
    expect(failures[0]?.error?.mayHaveBeenApplied).toBe(false);
    expect(sent).toEqual([]);
    await waitFor(() => expect(readCount()).toBe(3));
  });

  it('says that the value was already set, only where someone else saved it', async () => {
    const alreadyText = ({ id }: Lamp, { color }: Change) => `Lamp ${id} is ${color} already`;
    const { lamps, save, sent } = await setUpLamps({ check: { ...check, alreadyText } });
    await save(2, { color: 'blue' });
    lamps.set(1, { id: 1, color: 'green', watts: 5 });
    await save(1, { color: 'green' });
    expect(await screen.findByText('Lamp 1 is green already')).toBeVisible();
    expect(screen.queryByText('Lamp 2 is blue already')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('compares with what the person saw, where the host says what that was', async () => {
    const { sent, result } = await setUpLamps({ check });
    await act(
      async () => void result.current.save(1, { color: 'green' }, { id: 1, color: 'black', watts: 5 }),
    );
    await waitFor(() => expect(result.current.conflict).toMatchObject({ theirs: { color: 'red' } }));
    expect(sent).toEqual([]);
  });
});

describe('an optimistic save whose answer is lost', () => {
  const lost = () => new ApiError('network', 'PUT /enterprise');

  it('is saved where the server has it: shown, reported, and not marked', async () => {
    const { lamps, save, answer, sent, saved, failures, shown, result } = await setUpLamps({
      check,
    });
    await save(1, { color: 'green' });
    lamps.set(1, { id: 1, color: 'green', watts: 5 });
    await answer(lost());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(shown(1)).toMatchObject({ color: 'green' });
    expect(failures).toEqual([]);
    expect(result.current.failuresOf(1)).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('waits for what the server has before it shows the value from before', async () => {
    const { lamps, save, answer, shown, holdReads, result } = await setUpLamps();
    await save(1, { color: 'green' });
    lamps.set(1, { id: 1, color: 'white', watts: 5 });
    const release = holdReads();
    await answer(lost());
    expect(result.current.isPending(1)).toBe(true);
    expect(shown(1)).toMatchObject({ color: 'green' });
    await release();
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(shown(1)).toMatchObject({ color: 'white' });
  });

  it('reads nothing twice that is loaded again after each save', async () => {
    const { save, answer, readCount, result } = await setUpLamps({ invalidates: () => lampKeys });
    await save(1, { color: 'green' });
    await answer(lost());
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(readCount()).toBe(2);
  });
});

describe('an undo', () => {
  const undo: SaveDefinition<Lamp, Change>['undo'] = {
    text: ({ id }) => `Lamp ${id}`,
    change: (before) => ({ color: before.color }),
  };
  async function saveGreen(more: Partial<SaveDefinition<Lamp, Change>>, host = {}) {
    const opened = await setUpLamps({ undo, ...more }, host);
    await opened.save(1, { color: 'green' });
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    await opened.answer();
    const button = await screen.findByRole('button', { name: 'Undo' });
    return { ...opened, pressUndo: () => act(async () => button.click()) };
  }

  it('sends nothing where someone else has undone it, and is done', async () => {
    const { lamps, sent, pressUndo } = await saveGreen({ check });
    lamps.set(1, { id: 1, color: 'red', watts: 5 });
    await pressUndo();
    expect(await screen.findByText('Undone: Lamp 1')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('asks where someone else has changed it, and keeps theirs', async () => {
    const { lamps, sent, pressUndo, result, shown } = await saveGreen({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await pressUndo();
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    await act(async () => result.current.conflict?.decide(null));
    expect(await screen.findByText('Not undone: Lamp 1. Nothing was sent.')).toBeVisible();
    expect(shown(1)).toMatchObject({ color: 'black' });
    expect(sent).toHaveLength(1);
  });

  it('is not made of an item that can no longer be saved', async () => {
    const { sent, pressUndo, shown } = await saveGreen({ canSave: ({ color }) => color === 'red' });
    await pressUndo();
    expect(await screen.findByText('Not undone: Lamp 1. Nothing was sent.')).toBeVisible();
    expect(shown(1)).toMatchObject({ color: 'green' });
    expect(sent).toHaveLength(1);
  });

  it('is not made of an item that has gone', async () => {
    const { lamps, sent, pressUndo, refresh, shown } = await saveGreen({});
    lamps.delete(1);
    await refresh();
    await waitFor(() => expect(shown(1)).toBeUndefined());
    await pressUndo();
    expect(await screen.findByText('Not undone: Lamp 1. Nothing was sent.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is not made where the host does not allow it', async () => {
    let isAllowed = true;
    const { sent, pressUndo, shown } = await saveGreen({}, { beforeAction: () => isAllowed });
    isAllowed = false;
    await pressUndo();
    expect(await screen.findByText('Not undone: Lamp 1. Nothing was sent.')).toBeVisible();
    expect(shown(1)).toMatchObject({ color: 'green' });
    expect(sent).toHaveLength(1);
  });
});

describe('a silent save of a host that wants every failure as a toast', () => {
  const silent = { check, failsSilently: true };
  const read = new ApiError('offline', 'GET /enterprise');
  const unreadable: typeof check = {
    query: () => ({ ...lampsQuery, load: async (): Promise<Lamp[]> => Promise.reject(read) }),
  };

  it('shows why the read before the save failed', async () => {
    const { save, sent, failures } = await setUpLamps(
      { ...silent, check: unreadable },
      { failureNotices: 'all' },
    );
    await save(1, { color: 'green' });
    expect(
      await screen.findByText('Not saved: color. This device is offline. Nothing was sent.'),
    ).toBeVisible();
    expect(failures).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('shows that the item is gone', async () => {
    const { lamps, save } = await setUpLamps(silent, { failureNotices: 'all' });
    lamps.delete(1);
    await save(1, { color: 'green' });
    expect(await screen.findByText('Not saved: color. Not found on the server.')).toBeVisible();
  });

  it('shows once why the save itself failed', async () => {
    const { save, sent, answer } = await setUpLamps(silent, { failureNotices: 'all' });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await answer(refusal(403));
    expect(await screen.findAllByText('Not saved: color. No')).toHaveLength(1);
  });

  it.each([
    ['a host that does not want it', silent, {}],
    ['a save whose failure has a message', { check: unreadable }, { failureNotices: 'all' }],
  ] as const)('shows no toast for %s', async (_, definition, host) => {
    const { save, failures } = await setUpLamps({ ...definition, check: unreadable }, host);
    await save(1, { color: 'green' });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });
});
