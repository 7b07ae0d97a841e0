import { act, render } from '@testing-library/react';
import { createMockServer, type MockServer } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UsersTable } from '../screens/users/index.ts';
import { prefetchScreen } from './index.ts';
import { cases, connect, globalAdmin, orgAdmin, page } from './testing/prefetched-page.tsx';

const { session } = globalAdmin;

const waitForUnexpectedCalls = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const callsOf = (server: MockServer) =>
  new Set(server.requests().map(({ path, query }) => `${path}?${new URLSearchParams(query)}`));

// What a screen checks in idle time, deal by deal, is not a part of its first reads.
beforeAll(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(cases)('$screen with what a server has loaded', ({ screen, props, element, text, isLazy }) => {
  it('has the data in its first render, and loads nothing', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, screen, props);
    const readCount = server.requests().length;
    const { container, rerender } = render(page(server, [structuredClone(loaded)], element));
    if (isLazy) await expect.poll(() => container.innerHTML, { timeout: 20_000 }).toMatch(text);
    expect(container.innerHTML).toMatch(text);
    rerender(page(server, [structuredClone(loaded)], element));
    await waitForUnexpectedCalls();
    expect(server.requests().slice(readCount)).toEqual([]);
  });

  it.each([globalAdmin, orgAdmin])('loads for the $account what the screen would load', async (person) => {
    const onServer = createMockServer();
    await prefetchScreen({ client: connect(onServer, person), session: person.session }, screen, props);
    const inBrowser = createMockServer();
    render(page(inBrowser, [], element, person));
    await expect.poll(() => callsOf(inBrowser), { timeout: 20_000 }).toEqual(callsOf(onServer));
    await waitForUnexpectedCalls();
    expect(callsOf(inBrowser)).toEqual(callsOf(onServer));
  });
});

describe('what a server has loaded', () => {
  it('leaves out what failed, and the browser loads that', async () => {
    const server = createMockServer();
    server.use(fail('GET /global/users', 'Database is away', 400, { times: 1 }));
    const loaded = await prefetchScreen({ client: connect(server), session }, 'UsersTable', {});
    expect(loaded.reads).toEqual([]);
    const { findByText } = render(page(server, [loaded], <UsersTable />));
    expect(await findByText('amira.bergstrom.131', {}, { timeout: 20_000 })).toBeVisible();
  });

  it('is shown only to its owner', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, 'UsersTable', {});
    const { container } = render(page(server, [{ ...loaded, userId: 2 }], <UsersTable />));
    expect(container.innerHTML).not.toMatch(/amira/);
  });

  it('is shown and loaded again after a minute', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, 'UsersTable', {});
    const old = {
      ...loaded,
      reads: loaded.reads.map((read) => ({ ...read, loadedAt: Date.now() - 61_000 })),
    };
    const { findByText } = render(page(server, [old], <UsersTable />));
    expect(await findByText('amira.bergstrom.131', {}, { timeout: 20_000 })).toBeVisible();
    const reads = server.requests().filter(({ operation }) => operation === 'GET /global/users');
    expect(reads.length).toBe(2);
  });
});
