import { screen, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../.storybook/render-story.tsx';
import * as stories from '../screens/enterprise-deal/enterprise-deal-detail.stories.tsx';
import * as list from '../screens/enterprise-deals/enterprise-deals-table.stories.tsx';
import { enterpriseDealsTable } from '../screens/enterprise-deals/index.ts';

const USERS = 'GET /global/users';
const reads = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === USERS).length;

/** Of deal 1: two users at its domain, one below it, one by name. */
function coverFour({ server: { db } }: Pick<RenderedStory, 'server'>) {
  const emails = ['a@cover.example', 'B@Cover.example', 'c@arts.cover.example', 'd@mail.test'];
  let index = 0;
  for (const user of db.users) {
    user.email = emails[index] ?? `nobody${index}@elsewhere.example`;
    index += 1;
  }
  db.deals.get(1)?.whitelist.splice(0, Infinity, '@cover.example', '.cover.example', 'd@mail.test');
}

async function press(user: RenderedStory['user'], entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Northwind campus' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: 'Users covered by Northwind campus' }));
}

const campus = { args: { tableState: { ...enterpriseDealsTable, filter: 'campus' } } };

describe('the people of a deal', () => {
  it('are the users that its whitelist covers, read when they are asked for', async () => {
    const story = renderStory(stories.Ready, { prepare: coverFour });
    const show = await screen.findByRole('button', { name: 'Show Users' });
    expect(reads(story)).toBe(0);
    await story.user.click(show);
    const people = within(await screen.findByRole('list', { name: 'Covered Users' }));
    expect(people.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('The whitelist covers 4 users.')).toBeVisible();
    const row = within(people.getByText('c@arts.cover.example').closest('li') as HTMLElement);
    expect(row.getByRole('link')).toHaveAttribute('href', '/global/users/3');
    expect(row.getByText('.cover.example')).toBeVisible();
    expect(reads(story)).toBe(1);
  });

  it('get one email from the menu of its row, without a look at each other', async () => {
    const { user } = renderStory(list.Ready, { ...campus, prepare: coverFour });
    const dialog = await press(user, 'Email Users');
    expect(await dialog.findByText('The whitelist covers 4 users.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Write Email to 4' })).toHaveAttribute(
      'href',
      'mailto:?bcc=a@cover.example,B@Cover.example,c@arts.cover.example,d@mail.test',
    );
  });

  it('have their addresses copied from the menu of its row [spoken]', async () => {
    const { user } = renderStory(list.Ready, { ...campus, prepare: coverFour });
    const dialog = await press(user, 'Copy Addresses');
    expect(await dialog.findByText('4 addresses copied')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(
      'a@cover.example, B@Cover.example, c@arts.cover.example, d@mail.test',
    );
  });

  it('are replaced, if there are none, by the whitelist and the organization of that name', async () => {
    const { user } = renderStory(list.Ready, {
      ...campus,
      prepare: (story) => {
        coverFour(story);
        const { db } = story.server;
        db.deals.get(1)?.whitelist.splice(0, Infinity, '@nowhere.example');
        const [organization] = db.organizations;
        if (organization) organization.name = 'Northwind Campus ';
      },
    });
    const dialog = await press(user, 'Email Users');
    expect(await dialog.findByText(/there is nobody to write to\.$/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Check Whitelist' })).toHaveAttribute(
      'href',
      '/global/enterprisedeals/1',
    );
    expect(await dialog.findByRole('link', { name: /^Users of Northwind Campus/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/organizations\/users\/\d+$/),
    );
  });

  it('are not said to be none where the users cannot be read', async () => {
    const { user, server } = renderStory(list.Ready, {
      ...campus,
      prepare: coverFour,
      scenarios: [fail(USERS, 'Away')],
    });
    const dialog = await press(user, 'Copy Addresses');
    expect(await dialog.findByText('Failed to load users')).toBeVisible();
    expect(dialog.queryByText(/The whitelist covers/)).toBeNull();
    server.resetScenarios();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('4 addresses copied')).toBeVisible();
  });
});
