import { act, render } from '@testing-library/react';
import { createMockServer, type MockServer } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProjectRolesPanel } from '../screens/project-roles/index.ts';
import { UsersTable } from '../screens/users/index.ts';
import { prefetchScreen } from './index.ts';
import { cases, connect, globalAdmin, orgAdmin, page } from './testing/prefetched-page.tsx';

const { session } = globalAdmin;

const waitForUnexpectedCalls = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const readsOf = (server: MockServer, { later }: { later: readonly string[] }) =>
  server.requests().filter(({ operation }) => !later.some((each) => each === operation));

const callsOf = (server: MockServer, row: { later: readonly string[] }) =>
  new Set(readsOf(server, row).map(({ path, query }) => `${path}?${new URLSearchParams(query)}`));

// What a screen checks in idle time, deal by deal, is not a part of its first reads.
beforeAll(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(cases)('$screen with what a server has loaded', (row) => {
  const { screen, props, element, text, isLazy } = row;

  it('has the data in its first render, and loads nothing', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, screen, props);
    const readCount = readsOf(server, row).length;
    // A framework sends it as a structured clone, and a host may store it as JSON.
    expect(JSON.parse(JSON.stringify(loaded))).toEqual(loaded);
    const { container, rerender } = render(page(server, [structuredClone(loaded)], element));
    if (isLazy) await expect.poll(() => container.innerHTML, { timeout: 20_000 }).toMatch(text);
    expect(container.innerHTML).toMatch(text);
    rerender(page(server, [structuredClone(loaded)], element));
    await waitForUnexpectedCalls();
    expect(readsOf(server, row).slice(readCount)).toEqual([]);
  });

  it.each([globalAdmin, orgAdmin])('loads for the $account what the screen would load', async (person) => {
    const onServer = createMockServer();
    await prefetchScreen({ client: connect(onServer, person), session: person.session }, screen, props);
    const inBrowser = createMockServer();
    render(page(inBrowser, [], element, person));
    await expect.poll(() => callsOf(inBrowser, row), { timeout: 20_000 }).toEqual(callsOf(onServer, row));
    await waitForUnexpectedCalls();
    expect(callsOf(inBrowser, row)).toEqual(callsOf(onServer, row));
  });
});

describe('what a server has loaded', () => {
  it('leaves out what failed, says so during development if it is all, and the browser loads that', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = createMockServer();
    server.use(fail('GET /global/users', 'Database is away', 400, { times: 1 }));
    const loaded = await prefetchScreen({ client: connect(server), session }, 'UsersTable', {});
    expect(loaded.reads).toEqual([]);
    expect(warn.mock.calls).toEqual([
      ['prefetchScreen read nothing for UsersTable. GET /global/users: Database is away'],
    ]);
    warn.mockRestore();
    vi.unstubAllEnvs();
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

it('sets the styles of the first HTML that the policy of the page has blocked', async () => {
  const server = createMockServer();
  const project = { id: 1, name: 'North Sea Trade 1100–1550' };
  const loaded = await prefetchScreen({ client: connect(server), session }, 'ProjectRolesPanel', { project });
  const tree = page(server, [loaded], <ProjectRolesPanel project={project} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  const rows = [...container.querySelectorAll<HTMLElement>('.ak-virtual-list-row')];
  // What a browser does: the attribute stays, and no declaration comes of it.
  for (const row of rows)
    Object.defineProperty(row, 'style', { value: document.createElement('li').style, configurable: true });
  expect(rows[2]?.getAttribute('style')).toContain('translateY(');
  expect(rows[2]?.style.transform).toBe('');
  const { unmount } = render(tree, { container, hydrate: true });
  expect(rows[2]?.style.transform).toMatch(/^translateY\([1-9]/);
  unmount();
  container.remove();
});
