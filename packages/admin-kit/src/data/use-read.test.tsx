import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { call, createAdminClient, decodeGlobalProjects, decodeTickets } from '@timemap/admin-api';
import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useAdminKit } from '../context/admin-kit-context.ts';
import type { AdminEvent } from '../context/events.ts';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { invalidate } from './invalidate.ts';
import { cacheKey, query, queryKey } from './query.ts';
import { useAction } from './use-action.ts';
import { type QueryState, queryOptions, reload, type UseReadOptions, useRead } from './use-read.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const decodeName = (answer: unknown) => String((answer as { name: unknown }).name) as never;
const organization = (id: number) => query('GET /organizations/{id}', decodeName, { path: { id } });

function setUp(answers: (() => Response)[], options?: UseReadOptions, queryClient?: QueryClient) {
  const asked: string[] = [];
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => 'a-session',
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).pathname);
      return (answers.shift() ?? (() => Response.json({ name: 'last' })))();
    },
  });
  const events: AdminEvent[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <AdminKitProvider {...{ client, session, queryClient }} onEvent={(event) => events.push(event)}>
        {children}
      </AdminKitProvider>
    </StrictMode>
  );
  const hook = renderHook(
    () => {
      const kit = useAdminKit();
      return {
        kit,
        read: useRead(organization(5), options),
      };
    },
    { wrapper },
  );
  const shows = (state: object) => waitFor(() => expect(hook.result.current.read).toMatchObject(state));
  return { ...hook, wrapper, asked, events, shows };
}

const name = (value: string) => () => Response.json({ name: value });
const refusal = () => Response.json({ error: 'Not today' }, { status: 400 });

describe('a read', () => {
  it('is loading, then ready, with one request under StrictMode', async () => {
    const { result, asked, shows } = setUp([name('Arts')]);
    expect(result.current.read.status).toBe('loading');
    await shows({ status: 'ready', data: 'Arts', isRefreshing: false });
    expect(asked).toEqual(['/organizations/5']);
  });

  it('is never taken for an empty answer when it failed, and can be tried again', async () => {
    const { result, events, shows } = setUp([refusal, name('Arts')]);
    await shows({ status: 'failed', error: { message: 'Not today' } });
    const { read } = result.current;
    expect(events).toMatchObject([{ type: 'load', operation: 'GET /organizations/{id}', outcome: 'failed' }]);
    act(() => {
      if (read.status === 'failed') read.retry();
    });
    await shows({ status: 'ready', data: 'Arts' });
  });

  it.each([
    ['own', undefined],
    ["host's", new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })],
  ])(
    'of the %s cache loads again when the window comes back after a minute, and not before',
    async (_, cache) => {
      const { result, asked, shows } = setUp([name('Arts'), name('Arts and Crafts')], {}, cache);
      await shows({ data: 'Arts' });
      const comeBack = () =>
        act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50_000 });
      onTestFinished(() => void vi.useRealTimers());
      await comeBack();
      expect(asked).toHaveLength(1);
      vi.setSystemTime(Date.now() + 11_000);
      await comeBack();
      expect(result.current.read).toMatchObject({ status: 'ready' });
      await shows({ data: 'Arts and Crafts' });
      expect(asked).toHaveLength(2);
    },
  );

  it('is not loaded again then if only a press loads it', async () => {
    const { asked, shows } = setUp([name('Arts')], { reloadsOnReturn: false });
    await shows({ data: 'Arts' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(asked).toHaveLength(1);
  });

  it('keeps what it shows when a refresh fails (T44)', async () => {
    const { result, shows } = setUp([name('Arts'), refusal]);
    await shows({ status: 'ready' });
    const { kit } = result.current;
    await act(() =>
      invalidate(kit.queryClient, kit.client, [cacheKey('GET /organizations/{id}', { path: { id: 5 } })]),
    );
    await shows({
      status: 'ready',
      data: 'Arts',
      refreshError: { message: 'Not today' },
    });
  });

  it('is refreshed once when it is refreshed twice in the same moment (T49)', async () => {
    const { result, asked, events, shows } = setUp([name('Arts'), name('Science'), refusal]);
    await shows({ status: 'ready', data: 'Arts' });
    const { read } = result.current;
    act(() => {
      reload(read);
      reload(read);
    });
    await shows({ status: 'ready', data: 'Science', isRefreshing: false, refreshError: null });
    expect(asked).toHaveLength(2);
    expect(events.map((event) => event.type === 'load' && event.outcome)).toEqual(['succeeded', 'succeeded']);
  });

  it('is loaded again by the name of its call, with or without parameters', async () => {
    const { result, asked, shows } = setUp([name('one'), name('two'), name('three')]);
    await shows({ status: 'ready' });
    const { kit } = result.current;
    await act(() => invalidate(kit.queryClient, kit.client, [cacheKey('GET /organizations/{id}')]));
    await shows({ data: 'two' });
    await act(() =>
      invalidate(kit.queryClient, kit.client, [cacheKey('GET /organizations/{id}', { path: { id: 6 } })]),
    );
    expect(asked).toHaveLength(2);
  });

  it('still tells that entries were unreadable when a host keeps nothing', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } });
    const projects = () => Response.json({ projects: [{ id: 1, name: 'Atlas', orgid: 2 }, null] });
    const { wrapper } = setUp([name('Arts'), projects], {}, queryClient);
    const { result, rerender } = renderHook(
      () => useRead(query('GET /global/projects', decodeGlobalProjects)),
      { wrapper },
    );
    await waitFor(() => expect(result.current).toMatchObject({ unreadableCount: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    rerender();
    expect(result.current).toMatchObject({ data: [{ name: 'Atlas' }], unreadableCount: 1 });
  });

  it('has one shape for each call', () => {
    // @ts-expect-error: tickets under the key of the coupons
    const { operation } = query('GET /coupons', decodeTickets);
    expect(operation).toBe('GET /coupons');
  });

  it('is shared with a component of the host, which loads it as the kit does', async () => {
    const { result, asked, events, shows } = setUp([name('Arts'), refusal]);
    const { kit } = result.current;
    const call = organization(5);
    const shared = renderHook(() => useQuery(queryOptions(kit, call), kit.queryClient));
    await shows({ status: 'ready', data: 'Arts' });
    expect(shared.result.current.data).toBe('Arts');
    expect(kit.queryClient.getQueryData(queryKey(kit.client, call.operation, call.input))).toBe('Arts');
    expect(asked).toEqual(['/organizations/5']);
    await act(async () => void shared.result.current.refetch());
    await shows({ status: 'ready', refreshError: { message: 'Not today' } });
    expect(events.map((event) => event.type === 'load' && event.outcome)).toEqual(['succeeded', 'failed']);
  });

  it('says which provider is missing instead of failing far away', () => {
    expect(() => renderHook(() => useAdminKit())).toThrow('outside <AdminKitProvider>');
  });

  it('shows the answer to the newest request, even if an older one comes later (T45)', async () => {
    const late = Promise.withResolvers<Response>();
    const { result, rerender } = renderReadOf({
      5: () => late.promise,
      6: async () => Response.json({ name: 'Law' }),
    });
    rerender({ id: 6 });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'Law' }));
    late.resolve(Response.json({ name: 'Arts' }));
    await act(() => late.promise);
    expect(result.current).toMatchObject({ status: 'ready', data: 'Law' });
  });

  it('never shows the answer to a first load that was asked before a write', async () => {
    const before = Promise.withResolvers<Response>();
    const answers = [() => before.promise, async () => Response.json({ name: 'after the write' })];
    let asked = 0;
    const shown: QueryState<unknown>[] = [];
    const client = createAdminClient({
      baseUrl: 'https://api.test',
      getSessionId: () => 'a-session',
      fetch: async (input, init) =>
        new Request(input, init).method === 'DELETE'
          ? Response.json({})
          : ((await answers[asked++]?.()) ?? Response.error()),
    });
    const { result } = renderHook(
      () => {
        const kit = useAdminKit();
        const read = useRead(organization(5));
        shown.push(read);
        const write = useAction<void>({
          name: 'license.revoke',
          operation: 'DELETE /licenses',
          target: () => ({ kind: 'license', id: 7 }),
          send: () => call(kit.client, 'DELETE /licenses', { body: { id: 7 } }),
          invalidates: () => [cacheKey('GET /organizations/{id}', { path: { id: 5 } })],
        });
        return { read, write };
      },
      {
        wrapper: ({ children }) => (
          <AdminKitProvider client={client} session={session}>
            {children}
          </AdminKitProvider>
        ),
      },
    );
    await waitFor(() => expect(asked).toBe(1));
    act(() => void result.current.write.run());
    await waitFor(() => expect(result.current.write.isBusy).toBe(true));
    setTimeout(() => before.resolve(Response.json({ name: 'before the write' })), 20);
    await act(() => before.promise);
    await waitFor(() => expect(result.current.write.isBusy).toBe(false));
    await waitFor(() => expect(result.current.read).toMatchObject({ status: 'ready', isRefreshing: false }));
    expect(result.current.read).toMatchObject({ data: 'after the write' });
    expect(shown.map((read) => read.status === 'ready' && read.data)).not.toContain('before the write');
    expect(asked).toBe(2);
  });

  it('stops its request when the screen is left (T46)', async () => {
    const signals: AbortSignal[] = [];
    const { unmount } = renderReadOf({
      5: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });
});

function renderReadOf(answers: Record<number, (request: Request) => Promise<Response>>) {
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => 'a-session',
    fetch: (input, init) => {
      const request = new Request(input, init);
      return answers[Number(request.url.split('/').at(-1))]?.(request) ?? Promise.reject(new TypeError());
    },
  });
  return renderHook(({ id }) => useRead(organization(id)), {
    initialProps: { id: 5 },
    wrapper: ({ children }) => (
      <AdminKitProvider client={client} session={session}>
        {children}
      </AdminKitProvider>
    ),
  });
}
