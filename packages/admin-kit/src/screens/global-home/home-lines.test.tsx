import { screen, waitFor, within } from '@testing-library/react';
import { serverNow } from '@timemap/admin-api';
import { answer, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { messages as polish } from '../../locales/pl/index.ts';
import * as stories from './global-home.stories.tsx';

const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);

const deal = {
  createdAt: '2026-01-01T00:00:00Z',
  periodDays: 365,
  softLimit: 400,
  hardLimit: 480,
  institutionId: null,
  whitelist: [],
};

describe('the lines and sections of the global staff area', () => {
  it('says which deals are above the hard limit, and by how much', async () => {
    renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const { id } of [...db.deals]) db.deals.delete(id);
        for (const activeUserCount of [416, 500]) {
          db.deals.insert({ ...deal, name: `With ${activeUserCount}`, activeUserCount });
        }
      },
    });
    const card = await cardOf('Deals over their soft limit');
    const lineOf = async (name: string) => (await card.findByRole('link', { name })).closest('li');
    expect(await lineOf('With 500')).toHaveTextContent(/Over the hard limit.*500 of 480/);
    expect(await lineOf('With 416')).toHaveTextContent(/Over the soft limit.*416 of 400/);
  });

  it('writes to people whose trial ends, where they have an address', async () => {
    renderStory(stories.WithAttention, {
      prepare: ({ server: { db } }) => {
        for (const user of db.users) {
          const inDays = { 2: 1, 3: 2 }[user.id];
          user.trialExpiresAt =
            inDays === undefined ? null : new Date(serverNow() + inDays * 86_400_000).toISOString();
        }
        Object.assign(db.users.get(3) ?? {}, { email: 'mia@a.example?bcc=all@a.example' });
      },
    });
    const card = await cardOf('Trials ending within 7 days');
    const email = await card.findByRole('link', { name: 'Email oren' });
    expect(email.getAttribute('href')).toMatch(/^mailto:[^?]+$/);
    expect(card.getAllByRole('link', { name: /^Email/ })).toHaveLength(1);
  });

  it('counts in its sections what it has read anyway, and leads to a part of it', async () => {
    const { server } = renderStory(stories.WithAttention);
    const users = server.db.users.size;
    const unverified = [...server.db.users].filter(({ status }) => (status & 1) === 0).length;
    const card = await cardOf('Users');
    const part = await card.findByRole('link', { name: `${unverified} unverified` });
    expect(part).toHaveAttribute('href', '/global/users?only=unverified');
    expect(part.closest('p')).toHaveTextContent(`${users} users, ${unverified} unverified`);
    const [roots, below] = [true, false].map(
      (isRoot) => [...server.db.organizations].filter(({ parentId }) => (parentId === 0) === isRoot).length,
    );
    const organizations = await cardOf('Organizations');
    expect(
      await organizations.findByText(`${roots} root organizations, ${below} sub-organizations`),
    ).toBeVisible();
    const asked = server.requests().map(({ operation }) => operation);
    expect(asked).not.toEqual(expect.arrayContaining(['GET /coupons']));
    expect(asked).not.toEqual(expect.arrayContaining(['GET /global/projects']));
  });

  it('says what a section is for where its list could not be loaded, and no number that is not whole', async () => {
    renderStory(stories.WithAttention, {
      scenarios: [
        fail('GET /global/users', 'No', 400),
        answer('GET /enterprise', {
          enterpriseDeals: [{ id: 2, name: 'Harbour', period: 1 }, { id: 'four' }],
        }),
      ],
    });
    expect(await (await cardOf('Enterprise Deals')).findByText('At least 1 deal')).toBeVisible();
    const about = 'Flags, trials and logging in as a user';
    expect(await (await cardOf('Users')).findByText(about)).toBeVisible();
  });

  it.each([
    ['English', {}, 'Enterprise Deals', 'At least 2 deals, at least 1 ended'],
    [
      'Polish',
      { locale: 'pl', messages: polish },
      'Umowy Enterprise',
      'umowy: co najmniej 2, zakończone: co najmniej 1',
    ],
  ])('writes a number that is not whole as the sentence goes on: %s', async (_, provider, name, text) => {
    const row = { period: 1, softLimit: 1, hardLimit: 2 };
    renderStory(stories.WithAttention, {
      provider,
      scenarios: [
        answer('GET /enterprise', {
          enterpriseDeals: [
            { ...row, id: 2, name: 'Harbour', created: '2020-01-01 00:00:00' },
            { ...row, id: 3, name: 'Quay', created: '2999-01-01 00:00:00' },
            { id: 'four' },
          ],
        }),
      ],
    });
    const section = await screen.findByRole('link', { name });
    await waitFor(() => expect(section.closest('li')).toHaveTextContent(text));
  });
});
