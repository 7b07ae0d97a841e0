import { screen, waitFor } from '@testing-library/react';
import type { CurrentUser } from '@timemap/admin-api';
import { drop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../testing/open-console.tsx';
import { beginFirstReads, pages } from './pages.ts';
import { isStaffPath, paths } from './paths.ts';
import type { EarlyReads } from './session/early-reads.ts';

const ALL = 'GET /organizations/admin/all';

const times = (operations: readonly (string | null)[], wanted: string) =>
  operations.filter((operation) => operation === wanted).length;

function declaredReads(address: string, as: 'globalAdmin' | 'member'): string[] {
  const { pathname, search } = new URL(address, window.location.origin);
  const reads: string[] = [];
  const beginRead: EarlyReads['begin'] = (operation) => void reads.push(operation);
  beginFirstReads({ beginRead }, { isAdmin: as === 'globalAdmin' } as CurrentUser, { pathname, search });
  return reads;
}

const addresses = pages.flatMap(({ path, beginReads }) => (beginReads ? [path.replace(/:\w+/, '2')] : []));

describe('the first reads of a page', () => {
  it('are declared by all pages but those whose address selects them', () => {
    expect(pages.filter(({ beginReads }) => !beginReads).map(({ path }) => path)).toEqual([
      paths.tickets,
      paths.ticket,
    ]);
  });

  it.each([
    ...addresses.map((address) => [address, 'globalAdmin'] as const),
    ['/organizations', 'member'],
    ['/organizations?organization=2', 'globalAdmin'],
    ['/Global/', 'globalAdmin'],
  ] as const)('at %s begin for a %s before the page is there, each of them once', async (address, as) => {
    const reads = declaredReads(address, as);
    expect(reads).not.toEqual([]);
    const late = await openConsole(address, { as });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(late.operations()).toEqual(expect.arrayContaining(reads)));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const usual = late.operations();
    late.unmount();

    const early = await openConsole(address, { as, readsEarly: true });
    expect(early.operations()).toEqual(['GET /userinfo', ...reads]);
    await waitFor(() => expect(early.operations()).toEqual(expect.arrayContaining(usual)));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    // A part that comes after an answer may read it again.
    for (const read of reads) expect(times(early.operations(), read)).toBeLessThanOrEqual(times(usual, read));
  });

  it.each(['/', '/tickets', '/tickets/3', '/nowhere', '/organizations/users/x', '/pages/404'])(
    'at %s do not begin early',
    async (address) => {
      const { operations } = await openConsole(address, { as: 'globalAdmin', readsEarly: true });
      expect(operations()).toEqual(['GET /userinfo']);
    },
  );

  it.each(addresses.filter(isStaffPath))(
    'at %s are not sent for somebody who is no global admin',
    async (address) => {
      const { operations } = await openConsole(address, { as: 'member', readsEarly: true });
      expect(operations()).toEqual(['GET /userinfo']);
    },
  );

  it.each([
    ['refused', fail('GET /userinfo', 'Invalid session', 200)],
    ['refused with 401', fail('GET /userinfo', 'Who?', 401)],
  ])('are not sent where the session is %s', async (_, scenario) => {
    const { operations } = await openConsole('/organizations', {
      as: 'globalAdmin',
      readsEarly: true,
      scenarios: [scenario],
    });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(operations()).toEqual(['GET /userinfo']);
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });

  it('show their failure on the page, whose Retry asks again', async () => {
    const opened = await openConsole('/organizations', {
      as: 'globalAdmin',
      readsEarly: true,
      scenarios: [fail(ALL, 'The database is away', 400)],
    });
    await screen.findByText(/The database is away/);
    expect(times(opened.operations(), ALL)).toBe(1);
    opened.server.resetScenarios();
    await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('treeitem', { name: /Northwind/ });
    expect(times(opened.operations(), ALL)).toBe(2);
  });

  it('that are lost are repeated as every read is', async () => {
    const opened = await openConsole('/organizations', {
      as: 'globalAdmin',
      readsEarly: true,
      scenarios: [drop(ALL, { times: 1 })],
    });
    await screen.findByRole('treeitem', { name: /Northwind/ });
    expect(times(opened.operations(), ALL)).toBe(2);
  });

  it('end the session where the server no longer knows it, with one reload', async () => {
    const opened = await openConsole('/organizations', {
      as: 'globalAdmin',
      readsEarly: true,
      scenarios: [fail(ALL, 'Invalid session', 400)],
    });
    await waitFor(() => expect(opened.page.reloads).toBe(1));
    expect(localStorage.getItem('cv-sid')).toBeNull();
    expect(times(opened.operations(), ALL)).toBe(1);
  });
});
