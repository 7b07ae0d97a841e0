import { render } from '@testing-library/react';
import { createMockServer } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { CouponsTable } from '../screens/coupons/index.ts';
import { prefetchScreen } from './index.ts';
import { cases, connect, page, session } from './testing/prefetched-page.tsx';

describe.each(cases)('$screen with what a server has loaded', ({ screen, props, element, text }) => {
  it('has the data in its first render, and loads nothing of it again', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, screen, props);
    const before = server.requests().map(({ operation }) => operation);
    expect(before.length).toBeGreaterThan(0);

    const { container, rerender } = render(page(server, [structuredClone(loaded)], element));
    expect(container.innerHTML).toMatch(text);
    rerender(page(server, [structuredClone(loaded)], element));
    const later = server.requests().slice(before.length);
    expect(later.filter(({ operation }) => before.includes(operation))).toEqual([]);
  });
});

describe('for people who are not global admins', () => {
  it('loads what their screens read, and nothing that their screens do not read', async () => {
    const server = createMockServer();
    const kit = { client: connect(server), session: { user: { ...session.user, isAdmin: false } } };
    await prefetchScreen(kit, 'OrgTree', {});
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /organizations']);
    await prefetchScreen(kit, 'AdminDashboard', {});
    expect(server.requests().length).toBe(1);
  });
});

describe('what a server has loaded', () => {
  it('leaves out what failed, and the browser loads that', async () => {
    const server = createMockServer();
    server.use(fail('GET /coupons', 'Database is away', 400, { times: 1 }));
    const loaded = await prefetchScreen({ client: connect(server), session }, 'CouponsTable', {});
    expect(loaded.reads).toEqual([]);
    const { findByText } = render(page(server, [loaded], <CouponsTable />));
    expect(await findByText('WELCOME-10')).toBeVisible();
  });

  it('is shown to nobody else', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, 'CouponsTable', {});
    const { container } = render(page(server, [{ ...loaded, userId: 2 }], <CouponsTable />));
    expect(container.innerHTML).not.toMatch(/WELCOME-10/);
  });

  it('is shown and loaded again after a minute', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen({ client: connect(server), session }, 'CouponsTable', {});
    const old = {
      ...loaded,
      reads: loaded.reads.map((read) => ({ ...read, loadedAt: Date.now() - 61_000 })),
    };
    const { findByText } = render(page(server, [old], <CouponsTable />));
    expect(await findByText('WELCOME-10')).toBeVisible();
    const reads = server.requests().filter(({ operation }) => operation === 'GET /coupons');
    expect(reads.length).toBe(2);
  });
});
