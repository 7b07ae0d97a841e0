import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { createChecks } from './check-each.ts';
import { invalidate } from './invalidate.ts';
import { cacheKey, keyOf, query } from './query.ts';
import { useCheckEach } from './use-check-each.ts';
import { useRead } from './use-read.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const decodeName = (answer: unknown) => String((answer as { name: unknown }).name) as never;
const idsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const none: readonly number[] = [];
const organization = (id: number) => query('GET /organizations/{id}', decodeName, { path: { id } });
const useChecks = (ids: readonly number[]) =>
  useCheckEach(useMemo(() => new Map(ids.map((id) => [id, organization(id)])), [ids]));

function setUp() {
  const queryClient = new QueryClient();
  const asked: number[] = [];
  const held: (() => void)[] = [];
  const server = { isHeld: false, failing: new Set<number>(), isGone: false };
  let inFlight = 0;
  let mostInFlight = 0;
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => 'a-session',
    fetch: async (input) => {
      const id = Number(new URL(new Request(input).url).pathname.split('/').at(-1));
      asked.push(id);
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      if (server.isHeld) await new Promise<void>((resolve) => held.push(resolve));
      inFlight -= 1;
      if (server.isGone) throw new TypeError('Failed to fetch');
      if (server.failing.has(id)) return Response.json({ error: 'Not today' }, { status: 400 });
      return Response.json({ name: `Name ${id}` });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <AdminKitProvider {...{ client, session, queryClient }}>{children}</AdminKitProvider>
    </StrictMode>
  );
  const show = (ids: readonly number[], others: readonly number[] = none) =>
    renderHook(
      () => {
        const kit = useAdminKit();
        return { kit, checks: [useChecks(ids), useChecks(others)] };
      },
      { wrapper },
    );
  const release = () =>
    act(async () => {
      server.isHeld = false;
      for (const resolve of held.splice(0)) resolve();
    });
  const provided = { client, queryClient };
  return { asked, server, show, release, wrapper, provided, mostInFlight: () => mostInFlight };
}

const first = (hook: { current: { checks: readonly object[] } }) => hook.current.checks[0];
const shows = (hook: { current: { checks: readonly object[] } }, state: object) =>
  waitFor(() => expect(first(hook)).toMatchObject(state));

describe('a check of each', () => {
  it('makes one call for each, with no more than four under way for all lists of a page', async () => {
    const page = setUp();
    page.server.isHeld = true;
    const { result } = page.show(idsTo(9), [21, 22, 23]);
    await waitFor(() => expect(page.asked).toHaveLength(4));
    expect(first(result)).toMatchObject({ state: 'checking', checked: 0, all: 9 });
    await page.release();
    await shows(result, { state: 'done', checked: 9, all: 9, error: null });
    await waitFor(() => expect(result.current.checks[1]).toMatchObject({ state: 'done', checked: 3 }));
    expect(page.asked.toSorted((a, b) => a - b)).toEqual([...idsTo(9), 21, 22, 23]);
    expect(page.mostInFlight()).toBe(4);
    expect(result.current.checks[0]?.answers.get(7)).toBe('Name 7');
  });

  it('says how many failed and why, and asks only for those again', async () => {
    const page = setUp();
    page.server.failing = new Set([2, 5]);
    const { result } = page.show(idsTo(6));
    await shows(result, { state: 'done', checked: 4, all: 6, error: { message: 'Not today' } });
    expect(result.current.checks[0]?.answers.has(5)).toBe(false);
    page.server.failing.clear();
    page.asked.length = 0;
    act(() => result.current.checks[0]?.check());
    await shows(result, { state: 'done', checked: 6, error: null });
    expect(page.asked).toEqual([2, 5]);
  });

  it('asks once for what fails, also when more items or another session object follow', async () => {
    const page = setUp();
    page.server.failing = new Set([2]);
    let given = session;
    const { result, rerender } = renderHook(({ last }) => useChecks(useMemo(() => idsTo(last), [last])), {
      initialProps: { last: 3 },
      wrapper: ({ children }) => (
        <AdminKitProvider {...page.provided} session={given}>
          {children}
        </AdminKitProvider>
      ),
    });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'done', checked: 2 }));
    given = { user: { ...session.user } };
    rerender({ last: 5 });
    await waitFor(() =>
      expect(result.current).toMatchObject({ state: 'done', checked: 4, error: { message: 'Not today' } }),
    );
    expect(page.asked).toEqual(idsTo(5));
    act(() => result.current.check());
    await waitFor(() => expect(page.asked).toEqual([...idsTo(5), 2]));
  });

  it('waits for a press above 200 calls', async () => {
    const page = setUp();
    const { result } = page.show(idsTo(201));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(first(result)).toMatchObject({ state: 'asking', checked: 0, all: 201 });
    expect(page.asked).toEqual([]);
    act(() => result.current.checks[0]?.check());
    await shows(result, { state: 'done', checked: 201 });
    expect(page.asked).toHaveLength(201);
  });

  it('keeps the answers for ten minutes, for a return to the page and for the page of one item', async () => {
    const page = setUp();
    const before = page.show(idsTo(201));
    act(() => before.result.current.checks[0]?.check());
    await shows(before.result, { state: 'done' });
    before.unmount();
    page.asked.length = 0;
    const after = page.show(idsTo(201));
    expect(first(after.result)).toMatchObject({ state: 'done', checked: 201 });
    after.unmount();
    const one = renderHook(() => useRead(organization(3), { freshMs: 1000 }), {
      wrapper: page.wrapper,
    });
    expect(one.result.current).toMatchObject({ status: 'ready', data: 'Name 3' });
    expect(page.asked).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(first(page.show(idsTo(201)).result)).toMatchObject({ state: 'asking' });
  });

  it('asks again for what a write has changed, with the answers in place', async () => {
    const page = setUp();
    const { result } = page.show(idsTo(5));
    await shows(result, { state: 'done' });
    page.asked.length = 0;
    const { kit } = result.current;
    await act(() =>
      invalidate(kit.queryClient, kit.client, [cacheKey('GET /organizations/{id}', { path: { id: 4 } })]),
    );
    await waitFor(() => expect(page.asked).toEqual([4]));
    expect(first(result)).toMatchObject({ checked: 5 });
    act(() => result.current.checks[0]?.recheck());
    await waitFor(() => expect(page.asked).toHaveLength(6));
  });

  it('ends when the page is left', async () => {
    const page = setUp();
    page.server.isHeld = true;
    const { unmount } = page.show(idsTo(50));
    await waitFor(() => expect(page.asked).toHaveLength(4));
    unmount();
    await page.release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(page.asked).toHaveLength(4);
  });

  it('misses no answer that comes before it listens', async () => {
    const page = setUp();
    const { kit } = page.show(none).result.current;
    const checks = createChecks(kit, new Map([[7, organization(7)]]), 200);
    kit.queryClient.setQueryData(keyOf(kit.client, organization(7)), 'Name 7');
    onTestFinished(checks.subscribe(() => {}));
    await waitFor(() => expect(checks.current()).toMatchObject({ state: 'done', checked: 1, all: 1 }));
    expect(page.asked).toEqual([]);
  });

  it('asks again for a load that another part of the page canceled', async () => {
    const page = setUp();
    page.server.isHeld = true;
    const { result } = page.show(idsTo(2));
    await waitFor(() => expect(page.asked).toEqual([1, 2]));
    await act(() => result.current.kit.queryClient.cancelQueries());
    await page.release();
    await waitFor(() =>
      expect(result.current.checks[0]).toMatchObject({ state: 'done', checked: 2, error: null }),
    );
  });

  it('does not try the rest when the connection is lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    onTestFinished(() => void vi.useRealTimers());
    const page = setUp();
    page.server.isGone = true;
    const { result } = page.show(idsTo(50));
    await shows(result, { state: 'done', checked: 0, all: 50, error: { kind: 'network' } });
    expect(new Set(page.asked).size).toBeLessThan(10);
  });
});
