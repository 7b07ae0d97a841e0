import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();
const asked = { query: {}, encoding: 'none', body: null };

describe('support tickets', () => {
  it('are listed by status, opened, and worked through by keyboard with the exact fields (B §2, §7) [A-2.11, B-2.11, B-2.38, B-7.15, B-7.16, B-7.17]', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets');
    await page.getByRole('link', { name: '40', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Resolved');
    await page.waitForURL((url) => url.search === '?status=resolved');
    await page.getByRole('cell', { name: 'Unresolved' }).first().waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Unresolved');
    await page.waitForURL((url) => url.search === '?status=unresolved');
    const first = page.getByRole('rowheader').first().getByRole('link');
    await page.getByRole('cell', { name: 'Resolved', exact: true }).first().waitFor({ state: 'detached' });
    const firstId = Number(await first.textContent());
    await first.click();
    await page.getByRole('heading', { name: `Ticket ${firstId}`, exact: true }).waitFor();
    await page.getByText(/^1 of \d+$/).waitFor();

    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Set Resolved', pressed: true }).waitFor();
    await page.keyboard.press('j');
    await page.getByText(/^2 of \d+$/).waitFor();
    const secondId = Number(new URL(page.url()).pathname.split('/').at(-1));
    await page.getByRole('heading', { name: `Ticket ${secondId}`, exact: true }).waitFor();
    await page.keyboard.press('i');
    await page.getByRole('button', { name: 'Set In Progress', pressed: true }).waitFor();
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Set Unresolved', pressed: true }).waitFor();
    await expect.poll(() => callsOf(site, 'PUT /support/status/{id}').length).toBeGreaterThan(1);
    await page.reload();
    await page.getByRole('heading', { name: `Ticket ${secondId}`, exact: true }).waitFor();
    // What was resolved is in the list of the server no more; the queue goes on without it.
    await page.getByText(/^1 of \d+$/).waitFor();

    const changes = callsOf(site, 'PUT /support/status/{id}');
    expect(changes[0]).toEqual({
      ...{ operation: 'PUT /support/status/{id}', path: `/support/status/${firstId}` },
      ...{ query: { status: '2' }, encoding: 'none', body: null },
    });
    expect(changes.at(-1)).toMatchObject({ path: `/support/status/${secondId}`, query: { status: '0' } });
    expect(callsOf(site, 'GET /support/')[0]).toMatchObject({ path: '/support/', ...asked });
    expect(callsOf(site, 'GET /support/unresolved')[0]).toMatchObject({
      path: '/support/unresolved',
      ...asked,
    });
    expect(callsOf(site, 'GET /support/resolved')[0]).toMatchObject({ path: '/support/resolved', ...asked });
    expect(callsOf(site, 'GET /support/{id}')[0]).toMatchObject({ path: `/support/${firstId}`, ...asked });
  });

  it('are open to anyone who is signed in, and refused by the server (A §2, B §8) [A-2.12, B-8.07]', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    await page.goto('/tickets');
    await page.getByText('Failed to load support tickets').waitFor();
    expect(new URL(page.url()).pathname).toBe('/tickets');
  });

  it('with an app state of 10 MB open without holding up the page (B §2) [B-2.49]', async () => {
    const node = { nodeid: 1, name: 'Battle', tags: ['a', 'b'], position: { x: 1.5, y: -2 } };
    const state = JSON.stringify({ nodes: Array.from({ length: 10_000_000 / 75 }, () => node) });
    Object.assign(site.api.db.tickets.get(1) ?? {}, { state });
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets/1');
    await page.getByRole('treeitem', { name: /^nodes:/ }).waitFor();
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await page.getByText(/^Rows 1 to 400,000 of/).waitFor();
  });
});
