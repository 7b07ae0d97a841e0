import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { query } from './query.ts';
import { useCheckSeen } from './use-check-seen.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const decodeName = (answer: unknown) => String((answer as { name: unknown }).name) as never;
const nameQuery = (id: number) => query('GET /organizations/{id}', decodeName, { path: { id } });

function show(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const asked: number[] = [];
  const failing = new Set<number>();
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => 'a-session',
    fetch: async (input) => {
      const id = Number(new URL(new Request(input).url).pathname.split('/').at(-1));
      asked.push(id);
      return failing.has(id)
        ? Response.json({ error: 'Not today' }, { status: 400 })
        : Response.json({ name: `Name ${id}` });
    },
  });
  const queryClient = new QueryClient();
  const open = () =>
    renderHook(({ wantsAll }) => useCheckSeen(ids, nameQuery, wantsAll, [900, 901]), {
      initialProps: { wantsAll: false },
      wrapper: ({ children }: { children: ReactNode }) => (
        <AdminKitProvider {...{ client, session, queryClient }}>{children}</AdminKitProvider>
      ),
    });
  const { result, rerender, unmount } = open();
  const see = (...seen: number[]) =>
    act(() => {
      for (const id of seen) result.current.see(id, true);
    });
  const shows = (state: object) => waitFor(() => expect(result.current).toMatchObject(state));
  return { asked, failing, open, result, rerender, see, shows, unmount };
}

describe('a check of what is seen', () => {
  it('asks for what is in view, and says that the rest is not checked', async () => {
    const { asked, result, see, shows } = show(40);
    see(3, 7);
    await shows({ state: 'asking', checked: 2, all: 40 });
    see(3, 9);
    await shows({ checked: 3, all: 40 });
    expect(asked).toEqual([3, 7, 9]);
    expect(result.current.answers.get(9)).toBe('Name 9');
  });

  it('asks for all while all are wanted, and keeps them afterwards', async () => {
    const { asked, rerender, see, shows } = show(40);
    see(3);
    await shows({ checked: 1 });
    rerender({ wantsAll: true });
    await shows({ state: 'done', checked: 40, all: 40 });
    rerender({ wantsAll: false });
    await shows({ state: 'done', checked: 40, all: 40 });
    expect(asked).toHaveLength(40);
  });

  it('above 200 calls, checks the rows in view and waits for a press for the rest', async () => {
    const { asked, result, rerender, see, shows } = show(201);
    rerender({ wantsAll: true });
    see(5);
    await shows({ state: 'asking', checked: 1, all: 201 });
    expect(asked).toEqual([5]);
    act(() => result.current.check());
    await shows({ state: 'done', checked: 201, all: 201 });
  });

  it('has the answers of the visit before from the start', async () => {
    const { asked, open, see, shows, unmount } = show(40);
    see(3, 900);
    await shows({ checked: 1, all: 40 });
    await waitFor(() => expect(asked).toEqual([3, 900]));
    unmount();
    const { result } = open();
    expect(result.current.answers).toEqual(
      new Map([
        [3, 'Name 3'],
        [900, 'Name 900'],
      ]),
    );
    expect(result.current).toMatchObject({ state: 'asking', checked: 1, all: 40 });
    act(() => result.current.see(901, true));
    await waitFor(() => expect(result.current.answers.get(901)).toBe('Name 901'));
    expect(asked).toEqual([3, 900, 901]);
  });

  it('tells of a failure in view, and asks again', async () => {
    const { failing, result, see, shows } = show(40);
    failing.add(4);
    see(3, 4);
    await shows({ state: 'done', checked: 1, all: 2, error: { message: 'Not today' } });
    failing.clear();
    act(() => result.current.check());
    await shows({ state: 'asking', checked: 2, all: 40, error: null });
  });

  it('keeps telling of a failure whose row leaves the view, and asks for it once', async () => {
    const { asked, failing, result, see, shows } = show(40);
    failing.add(4);
    see(3, 4);
    await shows({ state: 'done', checked: 1, all: 2 });
    act(() => result.current.see(4, false));
    await shows({ state: 'done', checked: 1, all: 2, error: { message: 'Not today' } });
    see(4, 5);
    await shows({ state: 'done', checked: 2, all: 3, error: { message: 'Not today' } });
    expect(asked).toEqual([3, 4, 5]);
  });
});
