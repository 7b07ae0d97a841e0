import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { applyThenDrop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

const usersLists = () => site.api.requests().filter(({ operation }) => operation === 'GET /global/users');

async function countWhenQuiet(requests: () => readonly unknown[]): Promise<number> {
  let count: number;
  do {
    count = requests().length;
    await setTimeout(500);
  } while (count !== requests().length);
  return count;
}

describe('by keyboard alone', () => {
  it('the palette leads to a page, and to a user whose list was loaded', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Global Admin' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
    await page.keyboard.type('users');
    await page.getByRole('option', { selected: true, name: /^Users/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/global/users');

    const before = await countWhenQuiet(usersLists);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
    await page.keyboard.type('UMA');
    await page.getByRole('group', { name: 'Users' }).getByRole('option').first().waitFor();
    expect(before).toBeGreaterThan(0);
    expect(usersLists()).toHaveLength(before);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('.console-palette')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/global\/users\/\d+$/);
    await page.getByRole('heading', { level: 1, name: /uma/i }).waitFor();
  });

  it('the palette takes every key from its shortcut on, though its script is slow', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.route(/assets\/palette-.*\.js/, async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });
    await page.goto('/tickets/40');
    await page.getByRole('button', { name: 'Set Resolved' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('users');
    await expect.poll(() => page.getByRole('combobox', { name: /^Search pages/ }).inputValue()).toBe('users');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/global\/users$/);
    await page.getByRole('row').nth(1).waitFor();
    expect(site.api.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('a load that fails silently is in the activity and in its CSV file', async () => {
    site.api.use(fail('GET /licenses/{orgId}', '=1+1 is broken'));
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/organizations?organization=2');
    await page.getByRole('button', { name: 'Activity: 1 new, 1 failed' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
    await page.keyboard.type('show activity');
    await page.getByRole('option', { selected: true, name: 'Show activity' }).waitFor();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Activity' });
    await panel.getByRole('listitem').filter({ hasText: 'GET /licenses/{orgId}' }).waitFor();
    await panel.getByText('=1+1 is broken').waitFor();
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('.console-activity')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const save = panel.getByRole('button', { name: 'Export CSV' });
    await save.focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const csv = await text(await (await download).createReadStream());
    expect(csv).toContain('load,GET /licenses/{orgId},,,,,,failed,');
    expect(csv).toContain("400,,'=1+1 is broken");

    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Activity');
  });
});

describe('a change that may have been made', () => {
  // Chromium repeats a request on a used connection.
  const site = siteForEachTest({ api: { endsConnections: true } });

  it('can be checked with one press, and is still known after a reload', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/organizations?organization=1');
    await page.getByRole('button', { name: 'Revoke License' }).click();
    site.api.use(applyThenDrop('DELETE /licenses'), fail('GET /licenses/{orgId}', 'Away', 400));
    const confirmation = page.getByRole('alertdialog');
    await confirmation.getByRole('button', { name: 'Revoke License' }).click();
    await confirmation.getByRole('alert').getByText('The change may have been made').waitFor();
    await page.keyboard.press('Escape');

    site.api.clearScenarios();
    await page.getByRole('button', { name: /^Activity/ }).click();
    const panel = page.getByRole('dialog', { name: 'Activity' });
    await panel.getByRole('button', { name: 'Check Now' }).click();
    await panel.getByText('Checked: the change was made.').waitFor();
    await panel.getByRole('button', { name: 'Check Now' }).waitFor({ state: 'detached' });

    await page.reload();
    await page.getByRole('button', { name: 'Activity' }).click();
    await panel.getByText('Checked: the change was made.').waitFor();
  });
});
