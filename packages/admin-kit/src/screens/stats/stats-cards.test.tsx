import { screen, within } from '@testing-library/react';
import { delay, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './stats-cards.stories.tsx';

const card = (name: string) => within(screen.getByRole('region', { name }));
const refresh = (name: string) => screen.findByRole('button', { name: `Refresh ${name}` });

describe('usage statistics', () => {
  it('load on entry in the order general, LTI, project, by institution (A §2) [A-2.54, A-7.05, A-7.06, A-7.07, A-7.08, A-4.16]', async () => {
    const { server } = renderStory(stories.Ready);
    await card('General Stats').findByText('Google users');
    expect(server.requests().map(({ operation }) => operation)).toEqual([
      'GET /admin/stats/general',
      'GET /admin/stats/lti',
      'GET /admin/stats/project',
      'GET /admin/stats/lti-by-institution',
    ]);
  });

  it('stand in two tabs, Global and LTI, with four cards and a Refresh each (A §2) [A-2.44, A-2.45, A-2.46, A-2.47]', async () => {
    const { user } = renderStory(stories.Ready);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Global', 'LTI']);
    expect(await refresh('General Stats')).toBeVisible();
    expect(await refresh('Project Stats')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'LTI' }));
    expect(await refresh('Global LTI Stats')).toBeVisible();
    expect(await refresh('LTI Stats by Institution')).toBeVisible();
  });

  it('show every number in the reader’s locale (A §3) [A-3.13, A-3.14, A-1.04]', async () => {
    const { server } = renderStory(stories.Ready, { provider: { locale: 'de' } });
    const users = [...server.db.users].length;
    expect(await card('General Stats').findByText(new Intl.NumberFormat('de').format(users))).toBeVisible();
    expect(card('General Stats').getAllByRole('term')).toHaveLength(4);
    expect((await card('Project Stats').findAllByRole('term')).length).toBe(10);
  });

  it('turn while a card loads, and only there (A §2) [A-2.49] [spoken]', async () => {
    renderStory(stories.Ready, { scenarios: [never('GET /admin/stats/general')] });
    expect(card('General Stats').getByRole('status')).toHaveTextContent('Loading stats');
    await card('Project Stats').findAllByText('Eras');
    expect(card('Project Stats').queryByRole('status')).toBeNull();
  });

  it('say Failed to load stats in the card that failed, and can be loaded again (A §2, §8) [A-2.50, A-8.12] [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    expect(await card('General Stats').findByRole('alert')).toHaveTextContent('Failed to load stats');
    expect(screen.queryByText('Counting is paused')).toBeNull();
    expect((await card('Project Stats').findAllByText('Eras'))[0]).toBeVisible();
    server.resetScenarios();
    await user.click(await refresh('General Stats'));
    expect(await card('General Stats').findByText('Google users')).toBeVisible();
    expect(card('General Stats').queryByRole('alert')).toBeNull();
  });

  it('keep the numbers when a refresh fails, and say so [spoken]', async () => {
    const { user, server } = renderStory(stories.Ready);
    await card('General Stats').findByText('Google users');
    server.use(fail('GET /admin/stats/general', 'Counting is paused'));
    await user.click(await refresh('General Stats'));
    expect(await card('General Stats').findByRole('alert')).toHaveTextContent('Failed to load stats');
    expect(card('General Stats').getByText('Google users')).toBeVisible();
  });

  it('ignore a refresh asked for while one runs (A §2, §4) [A-2.55]', async () => {
    const { user, server } = renderStory(stories.Ready);
    await card('General Stats').findByText('Google users');
    server.use(never('GET /admin/stats/general'));
    await user.dblClick(await refresh('General Stats'));
    await user.click(await refresh('General Stats'));
    expect(
      server.requests().filter(({ operation }) => operation === 'GET /admin/stats/general'),
    ).toHaveLength(2);
  });

  it('do not refresh the global LTI stats before the project stats are there, and say why (A §2) [A-2.48] [spoken]', async () => {
    const { user, server } = renderStory(stories.WaitingForProject);
    const button = await refresh('Global LTI Stats');
    await card('Global LTI Stats').findByText('LTI timelines');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Project stats must be loaded first.');
    await user.click(button);
    expect(server.requests().filter(({ operation }) => operation === 'GET /admin/stats/lti')).toHaveLength(1);
  });
});

describe('LTI stats by institution', () => {
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((header) => header.textContent);

  it('are sorted by institution name at first, and by any column when asked (A §2) [A-2.52, A-2.53]', async () => {
    const { user } = renderStory(stories.Lti);
    await screen.findByRole('table');
    const ascending = names().toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));
    expect(names()).toEqual(ascending);
    expect(screen.getByRole('columnheader', { name: /^Institution/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(within(screen.getByRole('columnheader', { name: /^Institution/ })).getByRole('button'));
    expect(names()).toEqual(ascending.toReversed());
  });

  it('say so when there are none (A §2) [A-2.51]', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No LTI institutions found')).toBeVisible();
  });

  it('show who has the most users as bars, with the numbers as text', async () => {
    renderStory(stories.Lti);
    const chart = await screen.findByRole('figure', { name: 'Institutions with the most users' });
    expect(within(chart).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it('stay with the newest answer (T45)', async () => {
    const { server, user } = renderStory(stories.Lti);
    await screen.findByRole('table');
    server.use(delay('GET /admin/stats/lti-by-institution', 50, { times: 1 }));
    await user.click(await refresh('LTI Stats by Institution'));
    expect(names().length).toBeGreaterThan(0);
  });
});
