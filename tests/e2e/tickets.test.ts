import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

const headlineOf = (page: Page, id: number) =>
  page.locator('.ak-ticket-detail-headline').getByText(`Ticket ${id}`, { exact: true });

describe('support tickets', () => {
  it('are listed by status, opened, and worked through by keyboard with the exact fields', async () => {
    for (const ticket of site.api.db.tickets) if (ticket.status === 1) ticket.status = 0;
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets');
    await page.getByRole('rowheader', { name: '40', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Resolved');
    await page.waitForURL((url) => url.search === '?status=resolved');
    await page.getByRole('cell', { name: 'Unresolved' }).first().waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Resolved', exact: true }).first().waitFor();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Unresolved');
    await page.waitForURL((url) => url.search === '?status=unresolved');
    const first = page.getByRole('rowheader').first();
    await page.getByRole('cell', { name: 'Resolved', exact: true }).first().waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Unresolved' }).first().waitFor();
    const firstId = Number(await first.textContent());
    await first.click();
    await headlineOf(page, firstId).waitFor();
    await page.getByText(/^1 of \d+$/).waitFor();

    await page.getByRole('button', { name: 'Set Unresolved' }).focus();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Set Resolved', pressed: true }).waitFor();
    await page.keyboard.press('j');
    await page.getByText(/^2 of \d+$/).waitFor();
    const secondId = Number(new URL(page.url()).pathname.split('/').at(-1));
    await headlineOf(page, secondId).waitFor();
    await page.getByRole('button', { name: 'Set Unresolved', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Set Resolved' }).focus();
    await page.keyboard.press('i');
    await page.getByRole('button', { name: 'Set In Progress', pressed: true }).waitFor();
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Set Unresolved', pressed: true }).waitFor();
    await expect.poll(() => callsOf(site, 'PUT /support/status/{id}').length).toBe(3);
    await page.reload();
    await headlineOf(page, secondId).waitFor();
    await page.getByText(/^1 of \d+$/).waitFor();

    const to = (id: number, status: string) => ({ path: `/support/status/${id}`, query: { status } });
    await expectCalls(site, 'PUT /support/status/{id}', [
      to(firstId, '2'),
      to(secondId, '1'),
      to(secondId, '0'),
    ]);
    await expectDistinctCalls(site, 'GET /support/', [{ path: '/support/' }]);
    await expectDistinctCalls(site, 'GET /support/unresolved', [{ path: '/support/unresolved' }]);
    await expectDistinctCalls(site, 'GET /support/resolved', [{ path: '/support/resolved' }]);
    await expectDistinctCalls(site, 'GET /support/{id}', [
      { path: `/support/${firstId}` },
      { path: `/support/${secondId}` },
    ]);
  });

  it('are open to anyone who is signed in, and refused by the server', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    await page.goto('/tickets');
    await page.getByText('Failed to load support tickets').waitFor();
    expect(new URL(page.url()).pathname).toBe('/tickets');
  });

  it('with an app state of 10 MB open, with all of its rows', async () => {
    const node = { nodeid: 1, name: 'Battle', tags: ['a', 'b'], position: { x: 1.5, y: -2 } };
    const state = JSON.stringify({ nodes: Array.from({ length: 10_000_000 / 75 }, () => node) });
    Object.assign(site.api.db.tickets.get(1) ?? {}, { state });
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets/1');
    await page.getByRole('treeitem', { name: /^nodes:/ }).waitFor();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByText(/^Rows 1 to 400,000 of/).waitFor();
  });

  it('with an app state of 50,000 levels open, down to the innermost', async () => {
    const levels = 50_000;
    const state = `${'{"child":'.repeat(levels)}"innermost"${'}'.repeat(levels)}`;
    Object.assign(site.api.db.tickets.get(1) ?? {}, { state });
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets/1');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('End');
    await page.getByRole('treeitem', { name: /innermost/ }).waitFor();
  });
});
