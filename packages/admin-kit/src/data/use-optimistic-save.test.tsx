import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import type { SaveDefinition } from './save-definition.ts';
import { type Change, type Lamp, lampKeys, refusal, setUpLamps } from './testing/lamps.tsx';

const undo: SaveDefinition<Lamp, Change>['undo'] = {
  text: ({ id }, change) => `Lamp ${id}: ${Object.entries(change)}`,
  change: (before, change) => ('color' in change ? { color: before.color } : { watts: before.watts }),
};

describe('an optimistic save', () => {
  it('shows the change, and keeps it once the server has confirmed it', async () => {
    const { sent, shown, save, answer, result, readCount } = await setUpLamps();
    await save(1, { color: 'green' });
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 5 });
    expect(result.current.isPending(1)).toBe(true);
    expect(sent).toEqual([{ id: 1, color: 'green', watts: 5 }]);
    await answer();
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 5 });
    expect(readCount()).toBe(1);
  });

  it('sends one request at a time for each item, and the last change of a field that waits (T20)', async () => {
    const { sent, save, answer, shown } = await setUpLamps();
    await save(1, { color: 'green' });
    await save(1, { color: 'white' });
    await save(1, { color: 'black' });
    await save(2, { watts: 1 });
    expect(sent.map(({ id }) => id)).toEqual([1, 2]);
    expect(shown(1)).toMatchObject({ color: 'black' });
    await answer();
    expect(sent.slice(2)).toEqual([{ id: 1, color: 'black', watts: 5 }]);
  });

  it('saves different fields one by one, each with what was confirmed before', async () => {
    const { sent, save, answer, shown } = await setUpLamps();
    await save(1, { color: 'green' });
    await save(1, { watts: 7 });
    await answer(refusal(403));
    expect(sent).toEqual([
      { id: 1, color: 'green', watts: 5 },
      { id: 1, color: 'red', watts: 7 },
    ]);
    expect(shown(1)).toEqual({ id: 1, color: 'red', watts: 7 });
  });

  it('sends nothing for a change back to the confirmed value', async () => {
    const { sent, save, answer, result } = await setUpLamps();
    await save(1, { color: 'green' });
    await save(1, { color: 'white' });
    await save(1, { color: 'green' });
    await answer();
    expect(sent).toHaveLength(1);
    expect(result.current.isPending(1)).toBe(false);
  });

  it.each([
    [403, 1],
    [400, 2],
    [404, 2],
    [409, 2],
    [410, 2],
    [412, 2],
    [500, 2],
  ])('shows the confirmed value again after %i, having read %i times', async (status, times) => {
    const { save, answer, shown, failures, readCount } = await setUpLamps();
    await save(1, { color: 'green' });
    await answer(refusal(status));
    await waitFor(() => expect(shown(1)).toMatchObject({ color: 'red' }));
    expect(failures).toMatchObject([{ item: { id: 1 }, change: { color: 'green' }, error: { status } }]);
    expect(readCount()).toBe(times);
  });

  it('shows what the server has after a failure that was applied', async () => {
    const { lamps, save, answer, shown, result } = await setUpLamps();
    await save(1, { color: 'green' });
    lamps.set(1, { id: 1, color: 'green', watts: 5 });
    await answer(new ApiError('network', 'PUT /enterprise'));
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(shown(1)).toMatchObject({ color: 'green' });
  });

  it('keeps the failures of two fields, each until its field is saved again, and retries one', async () => {
    const { save, answer, result, sent } = await setUpLamps();
    await save(1, { color: 'green' });
    await save(1, { watts: 7 });
    await answer(new ApiError('refused', 'PUT /enterprise', { status: 403, serverText: 'No' }));
    await answer(new ApiError('refused', 'PUT /enterprise', { status: 403, serverText: 'No' }));
    expect(result.current.failuresOf(1)).toMatchObject([
      { change: { color: 'green' }, error: { serverText: 'No' } },
      { change: { watts: 7 } },
    ]);
    await save(1, { watts: 8 });
    expect(result.current.failuresOf(1)).toMatchObject([{ change: { color: 'green' } }]);
    await answer();
    await act(async () => result.current.failuresOf(1)[0]?.retry());
    await answer();
    expect(result.current.failuresOf(1)).toEqual([]);
    expect(sent.at(-1)).toEqual({ id: 1, color: 'green', watts: 8 });
    expect(result.current.failuresOf(2)).toEqual([]);
  });

  it('keeps the mark of the part of a failed change that a newer one leaves, and sends it by Retry', async () => {
    const { save, answer, result, sent } = await setUpLamps({
      merge: (older, newer) => ({ ...older, ...newer }),
      remainder: ({ watts }, { color }) => (color && watts ? { watts } : null),
    });
    await save(1, { color: 'green', watts: 8 });
    await answer(refusal(403));
    await save(1, { color: 'white' });
    await answer();
    expect(result.current.failuresOf(1)).toMatchObject([{ change: { watts: 8 } }]);
    await act(async () => result.current.failuresOf(1)[0]?.retry());
    await answer();
    expect(sent.at(-1)).toEqual({ id: 1, color: 'white', watts: 8 });
  });

  it('keeps its functions, and the failures of an item while none comes or goes', async () => {
    const { save, answer, result } = await setUpLamps();
    const { save: saveBefore } = result.current;
    await save(1, { color: 'green' });
    await answer(refusal(403));
    const { failuresOf } = result.current;
    await save(2, { color: 'green' });
    await answer();
    expect(result.current.failuresOf).toBe(failuresOf);
    expect(result.current.save).toBe(saveBefore);
  });

  it('marks a change that the host did not allow', async () => {
    const { save, result, sent } = await setUpLamps({ onFailure: undefined }, { beforeAction: () => false });
    await save(1, { color: 'green' });
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(result.current.failuresOf(1)).toMatchObject([{ error: { kind: 'vetoed' } }]);
    expect(sent).toEqual([]);
  });

  it('offers to undo what was saved last: the value from before, on top of what was saved since', async () => {
    const { save, answer, sent, shown } = await setUpLamps({ undo });
    await save(1, { color: 'green' });
    await answer();
    expect(await screen.findByText('Lamp 1: color,green')).toBeVisible();
    await save(1, { watts: 7 });
    await answer();
    expect(await screen.findByText('Lamp 1: watts,7')).toBeVisible();
    const offers = screen.getAllByRole('button', { name: 'Undo' });
    expect(offers).toHaveLength(1);
    await act(async () => offers[0]?.click());
    await answer();
    expect(sent.at(-1)).toEqual({ id: 1, color: 'green', watts: 5 });
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 5 });
    expect(await screen.findByText('Undone: Lamp 1: watts,7')).toBeVisible();
  });

  it('keeps the offers of two items, and ends one when a newer save of its item begins', async () => {
    const { save, answer } = await setUpLamps({ undo });
    await save(1, { color: 'green' });
    await answer();
    await save(2, { color: 'white' });
    await answer();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    await save(1, { watts: 7 });
    await waitFor(() => expect(screen.queryByText('Lamp 1: color,green')).toBeNull());
    expect(screen.getByText('Lamp 2: color,white')).toBeVisible();
  });

  it('says that an undo failed and why', async () => {
    const { save, answer, shown } = await setUpLamps({ undo });
    await save(1, { color: 'green' });
    await answer();
    const undoColor = await screen.findByRole('button', { name: 'Undo' });
    await act(async () => undoColor.click());
    await answer(
      new ApiError('refused', 'PUT /enterprise', { status: 403, serverText: 'The lamp is locked' }),
    );
    expect(await screen.findByText('Not undone: Lamp 1: color,green. The lamp is locked')).toBeVisible();
    expect(shown(1)).toMatchObject({ color: 'green' });
  });

  it('leaves items without a pending save as they are', async () => {
    const { save, shown } = await setUpLamps();
    const other = shown(2);
    await save(1, { color: 'green' });
    expect(shown(2)).toBe(other);
  });

  it('takes the last change of those that wait where no merge is given', async () => {
    const { sent, save, answer } = await setUpLamps({ merge: undefined });
    await save(1, { color: 'green' });
    await save(1, { color: 'white' });
    await save(1, { watts: 7 });
    await answer();
    expect(sent).toEqual([
      { id: 1, color: 'green', watts: 5 },
      { id: 1, color: 'green', watts: 7 },
    ]);
  });

  it('saves one after the other of what waits, and reports each', async () => {
    const { sent, saved, save, answer, result, shown } = await setUpLamps();
    await save(1, { color: 'green' });
    await save(1, { watts: 7 });
    await answer();
    expect(result.current.isPending(1)).toBe(true);
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 7 });
    await answer();
    expect(result.current.isPending(1)).toBe(false);
    expect(sent).toHaveLength(2);
    expect(saved).toEqual([
      [{ id: 1, color: 'red', watts: 5 }, { color: 'green' }],
      [{ id: 1, color: 'green', watts: 5 }, { watts: 7 }],
    ]);
  });

  it('asks again for a list that was asked for before the save was confirmed', async () => {
    const { save, answer, refresh, holdReads, shown, readCount } = await setUpLamps();
    await save(1, { color: 'green' });
    const release = holdReads();
    await refresh();
    await answer();
    await release();
    await waitFor(() => expect(readCount()).toBe(3));
    expect(shown(1)).toMatchObject({ color: 'green' });
  });

  it('asks once for a list that is loaded again after each save', async () => {
    const { save, answer, refresh, holdReads, result, readCount } = await setUpLamps({
      invalidates: () => lampKeys,
    });
    await save(1, { color: 'green' });
    const release = holdReads();
    await refresh();
    await answer();
    await release();
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(readCount()).toBe(3);
  });

  it('shows the confirmed value again, and reports it, where the host does not allow the save', async () => {
    const { save, sent, failures, shown, saved, events } = await setUpLamps(
      {},
      { beforeAction: () => false },
    );
    await save(1, { color: 'green' });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(failures).toMatchObject([
      { item: { id: 1, color: 'red', watts: 5 }, change: { color: 'green' }, error: { kind: 'vetoed' } },
    ]);
    expect(shown(1)).toMatchObject({ color: 'red' });
    expect(sent).toEqual([]);
    expect(saved).toEqual([]);
    expect(events.filter(({ type }) => type === 'action')).toMatchObject([
      { action: { name: 'lamp.change', target: { kind: 'lamp', id: 1 } }, outcome: 'vetoed' },
    ]);
  });

  it('drops a change of an item that cannot be saved', async () => {
    const { save, sent, failures, saved, result, shown } = await setUpLamps({
      canSave: ({ watts }) => watts > 5,
    });
    await save(1, { color: 'green' });
    expect(shown(1)).toMatchObject({ color: 'red' });
    expect(result.current.isPending(1)).toBe(false);
    await save(2, { color: 'green' });
    expect(sent).toEqual([{ id: 2, color: 'green', watts: 9 }]);
    expect(failures).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('goes by what its screen said last', async () => {
    const more: Partial<SaveDefinition<Lamp, Change>> = {};
    const { save, sent, refresh, readCount } = await setUpLamps(more);
    Object.assign(more, { canSave: () => false });
    await refresh();
    await waitFor(() => expect(readCount()).toBe(2));
    await save(1, { color: 'green' });
    expect(sent).toEqual([]);
  });

  it('does nothing for an item that is not there', async () => {
    const { save, sent, result } = await setUpLamps();
    await save(3, { color: 'green' });
    expect(sent).toEqual([]);
    expect(result.current.isPending(3)).toBe(false);
  });

  it('tells the others on the project', async () => {
    const published: unknown[] = [];
    const { save, answer } = await setUpLamps(
      { changesProject: () => 7 },
      { realtime: { publish: (event) => void published.push(event), subscribe: () => () => {} } },
    );
    await save(1, { color: 'green' });
    expect(published).toEqual([]);
    await answer();
    expect(published).toEqual([{ type: 'project metadata changed', projectId: 7 }]);
  });
});
