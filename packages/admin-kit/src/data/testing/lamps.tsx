import { act, renderHook, waitFor } from '@testing-library/react';
import { type AdminClient, ApiError } from '@timemap/admin-api';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import type { AdminEvent } from '../../context/events.ts';
import { loadLater } from '../../load-later.ts';
import { AdminKitProvider, type AdminKitProviderProps } from '../../provider/admin-kit-provider.tsx';
import { cacheKey, type Query, query } from '../query.ts';
import type { SaveDefinition, SaveFailure } from '../save-definition.ts';
import { type SaveOutcome, useOptimisticSave } from '../use-optimistic-save.ts';
import { useRead } from '../use-read.ts';

// A page has it after a moment.
await loadLater();

export interface Lamp {
  readonly id: number;
  readonly color: string;
  readonly watts: number;
}
export type Change = Partial<Omit<Lamp, 'id'>>;

export const lampKeys = [cacheKey('GET /enterprise')];

/** Lamps in the place of deals: no operation of the contract has them. */
const lamps = query('GET /enterprise', (value) => value as never) as Query<unknown, 'GET /enterprise'>;
export const lampsQuery = lamps as Query<Lamp[], 'GET /enterprise'>;

const sameField = (older: Change, newer: Change) =>
  Object.keys(older)[0] === Object.keys(newer)[0] ? newer : null;

export async function setUpLamps(
  more: Partial<SaveDefinition<Lamp, Change>> = {},
  host: Partial<AdminKitProviderProps> = {},
  firstRead: 'ready' | 'failed' = 'ready',
) {
  const lamps = new Map<number, Lamp>([
    [1, { id: 1, color: 'red', watts: 5 }],
    [2, { id: 2, color: 'blue', watts: 9 }],
  ]);
  let reads = 0;
  let readsEnd = Promise.resolve();
  const client: AdminClient = {
    id: 'lamps',
    baseUrl: '',
    send: async () => {
      reads += 1;
      const answer = [...lamps.values()];
      await readsEnd;
      return answer;
    },
  };
  const sent: Lamp[] = [];
  const answers: ((error?: ApiError) => void)[] = [];
  const failures: SaveFailure<Lamp, Change>[] = [];
  const saved: [Lamp, Change][] = [];
  const outcomes: Promise<SaveOutcome<Lamp>>[] = [];
  const events: AdminEvent[] = [];
  let leave = () => {};
  const { result } = renderHook(
    () =>
      useOptimisticSave<Lamp, Change>(useRead(lampsQuery), {
        name: 'lamp.change',
        operation: 'PUT /enterprise',
        target: ({ id }, change) => ({ kind: 'lamp', id, label: Object.keys(change)[0] }),
        shownIn: () => lampKeys,
        apply: (lamp, change) => ({ ...lamp, ...change }),
        merge: sameField,
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
        onSaved: (...args) => saved.push(args),
        onFailure: (failure) => failures.push(failure),
        ...more,
      }),
    {
      wrapper: function Page({ children }: { children: ReactNode }) {
        const [hasLeft, setHasLeft] = useState(false);
        leave = () => setHasLeft(true);
        return (
          <AdminKitProvider
            client={client}
            session={{ user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } }}
            onEvent={(event) => events.push(event)}
            {...host}
          >
            {!hasLeft && children}
          </AdminKitProvider>
        );
      },
    },
  );
  await waitFor(() => expect(result.current.read.status).toBe(firstRead));
  return {
    result,
    lamps,
    sent,
    failures,
    saved,
    outcomes: () => Promise.all(outcomes),
    events,
    shown: (id: number) =>
      result.current.read.status === 'ready' ? result.current.read.data.find((lamp) => lamp.id === id) : null,
    save: (id: number, change: Change) =>
      act(async () => void outcomes.push(result.current.save(id, change))),
    answer: (error?: ApiError) => act(async () => answers.shift()?.(error)),
    refresh: () =>
      act(async () => {
        if (result.current.read.status === 'ready') result.current.read.refresh();
      }),
    holdReads: () => {
      let release = () => {};
      readsEnd = new Promise((resolve) => {
        release = resolve;
      });
      return () => act(async () => release());
    },
    readCount: () => reads,
    leaveScreen: () => act(async () => leave()),
  };
}

export const refusal = (status: number) =>
  new ApiError('refused', 'PUT /enterprise', { status, serverText: 'No' });
