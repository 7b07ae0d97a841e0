import { act, renderHook, waitFor } from '@testing-library/react';
import { type AdminClient, ApiError } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useAdminKit } from '../provider/admin-kit-context.ts';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { query, readFilter } from './query.ts';
import { type SaveFailure, useOptimisticSave } from './use-optimistic-save.ts';
import { useRead } from './use-read.ts';

interface Lamp {
  readonly id: number;
  readonly color: string;
  readonly watts: number;
}
type Change = Partial<Omit<Lamp, 'id'>>;

const lampReads = [readFilter('GET /coupons')];
const applyChange = (lamp: Lamp, change: Change): Lamp => ({ ...lamp, ...change });
const sameField = (older: Change, newer: Change) =>
  Object.keys(older)[0] === Object.keys(newer)[0] ? newer : null;

/** A server of two lamps whose answers to writes are given by the test. */
async function setUp(merge: ((older: Change, newer: Change) => Change | null) | undefined = sameField) {
  const lamps = new Map<number, Lamp>([
    [1, { id: 1, color: 'red', watts: 5 }],
    [2, { id: 2, color: 'blue', watts: 9 }],
  ]);
  let reads = 0;
  const client: AdminClient = {
    id: 'lamps',
    baseUrl: '',
    send: async () => {
      reads += 1;
      return [...lamps.values()];
    },
  };
  const sent: Lamp[] = [];
  const answers: ((error?: ApiError) => void)[] = [];
  const failures: SaveFailure<Lamp, Change>[] = [];
  const { result } = renderHook(
    () =>
      useOptimisticSave<Lamp, Change>(
        useRead(query(useAdminKit().client, 'GET /coupons', {}, (value) => value as Lamp[])),
        {
          name: 'lamp.change',
          operation: 'PUT /coupons',
          target: ({ id }) => ({ kind: 'lamp', id }),
          shownIn: () => lampReads,
          apply: applyChange,
          merge,
          send: (_, lamp) => {
            sent.push(lamp);
            return new Promise<void>((resolve, reject) => {
              answers.push((error) => {
                if (error) return reject(error);
                lamps.set(lamp.id, lamp);
                resolve();
              });
            });
          },
          onFailure: (failure) => failures.push(failure),
        },
      ),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <AdminKitProvider
          client={client}
          session={{ user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } }}
        >
          {children}
        </AdminKitProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.read.status).toBe('ready'));
  const shown = (id: number) =>
    result.current.read.status === 'ready' ? result.current.read.data.find((lamp) => lamp.id === id) : null;
  const save = (id: number, change: Change) => act(async () => result.current.save(id, change));
  const answer = (error?: ApiError) => act(async () => answers.shift()?.(error));
  return { result, lamps, sent, failures, shown, save, answer, readCount: () => reads };
}

describe('an optimistic save', () => {
  it('shows the change, and keeps it once the server has confirmed it', async () => {
    const { sent, shown, save, answer, result, readCount } = await setUp();
    await save(1, { color: 'green' });
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 5 });
    expect(result.current.isPending(1)).toBe(true);
    expect(sent).toEqual([{ id: 1, color: 'green', watts: 5 }]);
    await answer();
    expect(result.current.isPending(1)).toBe(false);
    expect(shown(1)).toEqual({ id: 1, color: 'green', watts: 5 });
    expect(readCount()).toBe(1);
  });

  it('sends one request at a time for each item, and the last change of a field that waits (T20)', async () => {
    const { sent, save, answer, shown } = await setUp();
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
    const { sent, save, answer, shown } = await setUp();
    await save(1, { color: 'green' });
    await save(1, { watts: 7 });
    await answer(new ApiError('refused', 'PUT /coupons', { status: 403, serverText: 'No' }));
    expect(sent).toEqual([
      { id: 1, color: 'green', watts: 5 },
      { id: 1, color: 'red', watts: 7 },
    ]);
    expect(shown(1)).toEqual({ id: 1, color: 'red', watts: 7 });
  });

  it('sends nothing for a change back to what is confirmed', async () => {
    const { sent, save, answer, result } = await setUp();
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
    const { save, answer, shown, failures, readCount } = await setUp();
    await save(1, { color: 'green' });
    await answer(new ApiError('refused', 'PUT /coupons', { status, serverText: 'No' }));
    await waitFor(() => expect(shown(1)).toMatchObject({ color: 'red' }));
    expect(failures).toMatchObject([{ item: { id: 1 }, change: { color: 'green' }, error: { status } }]);
    expect(readCount()).toBe(times);
  });

  it('shows what the server has after a failure that was applied', async () => {
    const { lamps, save, answer, shown, result } = await setUp();
    await save(1, { color: 'green' });
    lamps.set(1, { id: 1, color: 'green', watts: 5 });
    await answer(new ApiError('network', 'PUT /coupons'));
    await waitFor(() => expect(result.current.isPending(1)).toBe(false));
    expect(shown(1)).toMatchObject({ color: 'green' });
  });

  it('leaves items without a pending save as they are', async () => {
    const { save, shown } = await setUp();
    const other = shown(2);
    await save(1, { color: 'green' });
    expect(shown(2)).toBe(other);
  });
});
