import { within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { drop, fail, html } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { names, openAddMultiple } from './testing/open-add-multiple.ts';

const LICENSE = 'GET /licenses/{orgId}';

describe('the seats of a bulk add', () => {
  it('are foretold, by the license that the dialog reads itself', async () => {
    const { dialog, server } = await openAddMultiple(names(500).join('\n'));
    const short = await dialog.findByText(/more than the free seats/);
    const [, over, free] = /^(\d+) more .* Free: (\d+)\.$/.exec(short.textContent ?? '') ?? [];
    expect(Number(over) + Number(free)).toBe(500);
    const reads = server.requests().filter(({ operation }) => operation === LICENSE);
    expect(reads.map(({ path }) => path)).toEqual([`/licenses/${smallOrganizations.harbour}`]);
  });

  it.each([
    ['a refusal', fail(LICENSE, 'Away', 400)],
    ["a proxy's page", html(LICENSE)],
    ['a cut connection', drop(LICENSE)],
  ])('are not known after %s, and the people can be added', async (_, scenario) => {
    const { dialog, start, sent } = await openAddMultiple('trial.over', { scenarios: [scenario] });
    expect(dialog.queryByText(/free seats/)).toBeNull();
    expect(within(dialog.getByRole('region', { name: 'To add: 1 user' })).queryByRole('alert')).toBeNull();
    await start();
    expect(sent()).toEqual(['trial.over']);
  });
});
