import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AdminClient, ApiError } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import type { AdminKitProviderProps } from '../provider/admin-kit-provider.tsx';
import { type SaveOutcome, savedBefore } from './pending-saves.ts';
import type { SaveDefinition } from './save-definition.ts';
import { type Change, type Lamp, lampsQuery, refusal, setUpLamps } from './testing/lamps.tsx';

const check = { query: () => lampsQuery };
const undo = {
  text: (_: Lamp, { color }: Change) => `The lamp is ${color}`,
  change: ({ color }: Lamp): Change => ({ color }),
};

describe('a save that waits for another one', () => {
  it('is compared with what the person saw', async () => {
    const { lamps, save, answer, refresh, sent, shown, result } = await setUpLamps({ check });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toHaveLength(1));
    lamps.set(1, { id: 1, color: 'red', watts: 6 });
    await refresh();
    await waitFor(() => expect(shown(1)).toMatchObject({ watts: 6 }));
    await act(async () => void result.current.save(1, { watts: 9 }, { watts: 5 }));
    lamps.set(1, { id: 1, color: 'green', watts: 6 });
    await answer(refusal(500));
    await waitFor(() => expect(result.current.conflict).toMatchObject({ theirs: { watts: 6 } }));
    expect(sent).toHaveLength(1);
  });

  it('asks nothing about the value that the other one had set', async () => {
    const { save, answer, sent, result } = await setUpLamps({ check });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => void result.current.save(1, { color: 'white' }, { color: 'green' }));
    await answer(refusal(400));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ color: 'white' });
    expect(result.current.conflict).toBeNull();
  });
});

describe('what becomes of a save', () => {
  it('tells each caller what became of its change', async () => {
    const { lamps, save, answer, sent, result, outcomes } = await setUpLamps({ check });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await save(1, { watts: 6 });
    await save(1, { watts: 7 });
    await answer();
    await waitFor(() => expect(sent).toHaveLength(2));
    await answer(refusal(403));
    for (const end of ['cancel', 'decide'] as const) {
      lamps.set(2, { id: 2, color: end, watts: 9 });
      await save(2, { color: 'red' });
      await waitFor(() => expect(result.current.conflict).not.toBeNull());
      await act(async () => result.current.conflict?.[end](null));
    }
    await save(3, { color: 'red' });
    expect(await outcomes()).toMatchObject([
      { status: 'saved', before: { color: 'red', watts: 5 } },
      { status: 'replaced' },
      { status: 'failed', error: { status: 403 } },
      { status: 'not sent' },
      { status: 'theirs kept' },
      { status: 'not sent' },
    ]);
    expect(sent).toHaveLength(2);
  });

  it('is nothing where the item can no longer be saved', async () => {
    const { save, sent, outcomes } = await setUpLamps({ canSave: () => false });
    await save(1, { color: 'green' });
    expect(await outcomes()).toEqual([{ status: 'not sent' }]);
    expect(sent).toEqual([]);
  });

  it('saves the part of the change that the person wants', async () => {
    const { lamps, save, answer, sent, shown, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await save(1, { color: 'green', watts: 7 });
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    await act(async () => result.current.conflict?.decide({ watts: 7 }));
    expect(shown(1)).toMatchObject({ color: 'black', watts: 7 });
    await waitFor(() => expect(sent).toEqual([{ id: 1, color: 'black', watts: 7 }]));
    await answer();
    expect(result.current.isPending(1)).toBe(false);
  });
});

describe('a save whose screen is closed', () => {
  it('says that someone else changed the value, since nobody can be asked', async () => {
    const { lamps, save, holdReads, leaveScreen, sent } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    const release = holdReads();
    await save(1, { color: 'green' });
    await leaveScreen();
    await release();
    expect(
      await screen.findByText('Not saved: color. Someone else changed this. Check it, then try again.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says so too if the question was open', async () => {
    const { lamps, save, leaveScreen, result } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await save(1, { color: 'green' });
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    await leaveScreen();
    expect(await screen.findByText(/^Not saved: color\./)).toBeVisible();
  });

  it('sends nothing that waited behind the question either', async () => {
    const { lamps, save, holdReads, leaveScreen, result, sent, outcomes } = await setUpLamps({ check });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    const release = holdReads();
    await save(1, { color: 'green' });
    await save(1, { color: 'white' });
    await release();
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    await leaveScreen();
    expect(await outcomes()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    expect(sent).toEqual([]);
  });

  it('is not undone over a newer value, and says so', async () => {
    const { lamps, save, answer, leaveScreen, sent } = await setUpLamps({ check, undo });
    await save(1, { color: 'green' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await answer();
    const undoButton = await screen.findByRole('button', { name: /^Undo/ });
    lamps.set(1, { id: 1, color: 'black', watts: 5 });
    await leaveScreen();
    await userEvent.click(undoButton);
    expect(await screen.findByText(/^Not undone: The lamp is green/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('the changes of one form', () => {
  async function saveBoth(
    theirs: Partial<Lamp>,
    more: Partial<SaveDefinition<Lamp, Change>> = {},
    host: Partial<AdminKitProviderProps> = {},
  ) {
    const page = await setUpLamps({ check, ...more }, host);
    page.lamps.set(1, { id: 1, color: 'red', watts: 5, ...theirs });
    let outcomes: readonly Promise<SaveOutcome<Lamp>>[] = [];
    await act(async () => {
      outcomes = page.result.current.saveTogether(1, [
        { change: { color: 'green' }, seen: { color: 'red' } },
        { change: { watts: 7 }, seen: { watts: 5 } },
      ]);
    });
    return { ...page, outcomes: () => Promise.all(outcomes) };
  }

  it('are asked about before the first is sent, beside the question about another item', async () => {
    const { lamps, save, sent, result, readCount } = await saveBoth({ color: 'black', watts: 6 });
    await waitFor(() => expect(result.current.conflicts).toHaveLength(2));
    expect(readCount()).toBe(2);
    lamps.set(2, { id: 2, color: 'black', watts: 9 });
    await save(2, { color: 'green' });
    expect(result.current.conflicts).toMatchObject([
      { change: { color: 'green' }, fields: ['color'], saved: [] },
      { change: { watts: 7 }, fields: ['watts'], saved: [] },
    ]);
    expect(sent).toEqual([]);
  });

  it('are given up together by one Cancel', async () => {
    const { sent, result, outcomes } = await saveBoth({ color: 'black', watts: 6 });
    await waitFor(() => expect(result.current.conflicts).toHaveLength(2));
    const [color, watts] = result.current.conflicts;
    await act(async () => color?.decide({ color: 'green' }));
    await act(async () => watts?.cancel());
    expect(await outcomes()).toEqual([{ status: 'not sent' }, { status: 'not sent' }]);
    expect(sent).toEqual([]);
  });

  it('are sent without those of which theirs are kept, which are not asked about again', async () => {
    const { lamps, sent, answer, result, outcomes } = await saveBoth({ watts: 6 });
    await waitFor(() => expect(result.current.conflict).toMatchObject({ change: { watts: 7 } }));
    lamps.set(1, { id: 1, color: 'red', watts: 8 });
    await act(async () => result.current.conflict?.decide(null));
    await waitFor(() => expect(sent).toEqual([{ id: 1, color: 'green', watts: 8 }]));
    await answer();
    expect(await outcomes()).toMatchObject([{ status: 'saved' }, { status: 'theirs kept' }]);
    expect(sent).toHaveLength(1);
  });

  it('are not sent once the screen is closed over the question, and each says so', async () => {
    const { sent, leaveScreen, result, outcomes } = await saveBoth({ color: 'black' });
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    await leaveScreen();
    expect(await outcomes()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    expect(await screen.findByText(/^Not saved: color\./)).toBeVisible();
    expect(screen.getByText(/^Not saved: watts\./)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    [400, 'red'],
    [400, 'green'],
    [500, 'red'],
  ])('do not count as saved after the answer %i, if the server then has %s', async (status, color) => {
    const { lamps, sent, answer, result } = await saveBoth({});
    await waitFor(() => expect(sent).toHaveLength(1));
    lamps.set(1, { id: 1, color, watts: 6 });
    await answer(refusal(status));
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    expect(result.current.conflicts).toMatchObject([{ change: { watts: 7 }, saved: [] }]);
  });

  it('count as saved after a clear answer, whatever the server has by then', async () => {
    let changeToo = () => {};
    const { lamps, sent, answer, result } = await saveBoth({}, { onSaved: () => changeToo() });
    changeToo = () => void lamps.set(1, { id: 1, color: 'red', watts: 6 });
    await waitFor(() => expect(sent).toHaveLength(1));
    await answer();
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    expect(result.current.conflicts).toMatchObject([{ change: { watts: 7 }, saved: [{ color: 'green' }] }]);
  });

  it('count as saved after a call whose answer was lost, if the server turns out to have them', async () => {
    const seen = [{ id: 1, color: 'red', watts: 5 }];
    const theirs = [{ id: 1, color: 'green', watts: 6 }];
    const reads = [seen, seen, new ApiError('offline', 'GET /enterprise')];
    const send = async () => {
      const next = reads.shift() ?? theirs;
      if (next instanceof ApiError) throw next;
      return next as never;
    };
    const { sent, answer, result } = await saveBoth({}, {}, { client: { id: 'lamps', baseUrl: '', send } });
    await waitFor(() => expect(sent).toHaveLength(1));
    await answer(new ApiError('network', 'PUT /enterprise'));
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    expect(result.current.conflicts).toMatchObject([{ change: { watts: 7 }, saved: [{ color: 'green' }] }]);
  });

  it('count as saved after an unclear answer, if the server has them', () => {
    const lamp = { id: 1, color: 'green', watts: 5 };
    const sent = [
      { change: { color: 'green' }, isUnclear: true },
      { change: { watts: 7 }, isUnclear: true },
    ];
    expect(savedBefore({ sent }, (item: Lamp, change: Change) => ({ ...item, ...change }), lamp)).toEqual([
      { color: 'green' },
    ]);
  });
});

describe('what two providers of one person offer to undo', () => {
  it('is in one place, and Ctrl+Z undoes the newest, also on a Cyrillic keyboard', async () => {
    const client: AdminClient = {
      id: 'lamps',
      baseUrl: '',
      send: async () => [{ id: 1, color: 'red', watts: 5 }],
    };
    const first = await setUpLamps({ undo }, { client });
    const second = await setUpLamps({ undo }, { client });
    for (const [{ save, answer, sent }, color] of [
      [first, 'green'],
      [second, 'blue'],
    ] as const) {
      await save(1, { color });
      await waitFor(() => expect(sent).toHaveLength(1));
      await answer();
      await screen.findByText(`The lamp is ${color}`);
    }
    expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
    fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
    await waitFor(() => expect(second.sent.at(-1)).toMatchObject({ color: 'red' }));
    expect(first.sent).toHaveLength(1);
  });
});
