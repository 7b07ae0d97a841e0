import { screen, waitFor, within } from '@testing-library/react';
import { as, fail, never, wrongTypes } from '@timemap/admin-mock/scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { savedFiles } from '../../text/testing/saved-files.ts';
import * as stories from './stats-cards.stories.tsx';
import { projectCounts } from './use-stats.ts';

const card = (name: string) => within(screen.getByRole('region', { name }));
/** Rejects while only the names of the numbers are there. */
const numbers = (name: string) => card(name).findAllByRole('definition');
const refresh = (name: string) => screen.findByRole('button', { name: `Refresh ${name}` });

afterEach(() => void vi.restoreAllMocks());

describe('usage statistics', () => {
  it('load on entry in the order general, LTI, project, by institution', async () => {
    const { server } = renderStory(stories.Ready);
    await numbers('General Stats');
    expect(server.requests().map(({ operation }) => operation)).toEqual([
      'GET /admin/stats/general',
      'GET /admin/stats/lti',
      'GET /admin/stats/project',
      'GET /admin/stats/lti-by-institution',
    ]);
  });

  it('are in two tabs, Global and LTI, with four cards and a Refresh each', async () => {
    const { user } = renderStory(stories.Ready);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Global', 'LTI']);
    expect(await refresh('General Stats')).toBeVisible();
    expect(await refresh('Project Stats')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'LTI' }));
    expect(await refresh('Global LTI Stats')).toBeVisible();
    expect(await refresh('LTI Stats by Institution')).toBeVisible();
  });

  it('show every number in the reader’s locale', async () => {
    renderStory(stories.Ready, {
      provider: { locale: 'de' },
      prepare: ({ server }) => {
        const [first, ...others] = server.db.projects;
        for (const { counts } of others) counts.nodeWords = 0;
        if (first) first.counts.nodeWords = 1_234_567;
      },
    });
    await numbers('General Stats');
    expect(card('General Stats').getAllByRole('term')).toHaveLength(4);
    expect((await card('Project Stats').findAllByRole('term')).length).toBe(10);
    expect(card('Project Stats').getByText('1.234.567')).toBeVisible();
  });

  it.each([
    ['global', 'General Stats', 'GET /admin/stats/general', 'definition'],
    ['global', 'Project Stats', 'GET /admin/stats/project', 'definition'],
    ['lti', 'Global LTI Stats', 'GET /admin/stats/lti', 'definition'],
    ['lti', 'LTI Stats by Institution', 'GET /admin/stats/lti-by-institution', 'table'],
  ] as const)(
    '(tab %s) turn in %s while it loads, and load it again on Refresh',
    async (tab, name, operation, part) => {
      const loads = () => server.requests().filter((request) => request.operation === operation).length;
      const { server, user } = renderStory(stories.Ready, { args: { tab } });
      expect((await card(name).findAllByRole(part))[0]).toBeVisible();
      expect(card(name).queryByText('Loading stats')).toBeNull();
      const others = server.requests().length - loads();
      const letGo = server.hold(operation);
      await user.click(await refresh(name));
      expect(card(name).getAllByText('Loading stats')[0]?.closest('[role=status]')).not.toBeNull();
      letGo();
      await waitFor(() => expect(card(name).queryByText('Loading stats')).toBeNull());
      expect(loads()).toBe(2);
      expect(server.requests().length - loads()).toBe(others);
    },
  );

  it('keep what they show in place while they load again', async () => {
    const { server, user } = renderStory(stories.Ready);
    const shown = (await numbers('General Stats')).map(({ textContent }) => textContent);
    server.use(never('GET /admin/stats/general'));
    await user.click(await refresh('General Stats'));
    expect((await refresh('General Stats')).getAttribute('aria-busy')).toBe('true');
    expect((await numbers('General Stats')).map(({ textContent }) => textContent)).toEqual(shown);
  });

  it('turn before the first answer, and only in the card that waits [spoken]', async () => {
    renderStory(stories.Ready, { scenarios: [never('GET /admin/stats/general')] });
    expect(card('General Stats').getByRole('status')).toHaveTextContent('Loading stats');
    await numbers('Project Stats');
    expect(card('Project Stats').queryByRole('status')).toBeNull();
  });

  it('say of a number that could not be read that there is no value, never none', async () => {
    renderStory(stories.Ready, { scenarios: [wrongTypes('GET /admin/stats/general')] });
    await numbers('General Stats');
    const values = card('General Stats').getAllByRole('definition');
    expect(values.map(({ textContent }) => textContent)).toEqual(Array(4).fill('–no value'));
  });

  it('are saved as a file, card by card, with plain numbers', async () => {
    const files = savedFiles();
    const { user, server } = renderStory(stories.Ready, { provider: { locale: 'de' } });
    await numbers('General Stats');
    await user.click(screen.getByRole('button', { name: 'Export General Stats as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('general-stats.csv');
    const [heads, users, ...rest] = (await files[0]?.blob.text())?.replace('\uFEFF', '').split('\r\n') ?? [];
    expect(heads).toBe('Name;Number');
    expect(users).toBe(`Users;${server.db.users.size}`);
    expect(rest.map((line) => line.split(';')[0])).toEqual(['LTI users', 'Google users', 'Projects', '']);
  });

  it('say so when the browser saves no file [spoken]', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('not here');
    });
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('button', { name: 'Export General Stats as CSV' }));
    expect(await screen.findByText('The file could not be saved. Try again.')).toHaveAttribute(
      'role',
      'alert',
    );
  });

  it('say Failed to load stats in the card that failed, and can be loaded again [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    expect(await card('General Stats').findByRole('alert')).toHaveTextContent('Failed to load stats');
    expect(screen.queryByText('Counting is paused')).toBeNull();
    expect((await numbers('Project Stats'))[0]).toBeVisible();
    server.resetScenarios();
    await user.click(await refresh('General Stats'));
    expect((await numbers('General Stats'))[0]).toBeVisible();
    expect(card('General Stats').queryByRole('alert')).toBeNull();
  });

  it('keep the numbers when a refresh fails, and say so [spoken]', async () => {
    const { user, server } = renderStory(stories.Ready);
    await numbers('General Stats');
    server.use(fail('GET /admin/stats/general', 'Counting is paused'));
    await user.click(await refresh('General Stats'));
    expect(await card('General Stats').findByRole('alert')).toHaveTextContent('Failed to load stats');
    expect(card('General Stats').getAllByRole('definition')[0]).toHaveTextContent(/^\d/);
  });

  it('ignore a refresh asked for while one runs', async () => {
    const { user, server } = renderStory(stories.Ready);
    await numbers('General Stats');
    server.use(never('GET /admin/stats/general'));
    await user.dblClick(await refresh('General Stats'));
    await user.click(await refresh('General Stats'));
    expect(
      server.requests().filter(({ operation }) => operation === 'GET /admin/stats/general'),
    ).toHaveLength(2);
  });

  it('do not refresh the global LTI stats before the project stats are there, and say why [spoken]', async () => {
    const { user, server } = renderStory(stories.WaitingForProject);
    const button = await refresh('Global LTI Stats');
    await numbers('Global LTI Stats');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Project stats must be loaded first.');
    await user.click(button);
    expect(server.requests().filter(({ operation }) => operation === 'GET /admin/stats/lti')).toHaveLength(1);
  });
});

describe('LTI stats by institution', () => {
  const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}\\b`) });
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((header) => header.textContent);

  it('are sorted by institution name at first', async () => {
    renderStory(stories.Lti);
    await screen.findByRole('table');
    expect(names()).toEqual(names().toSorted((a, b) => (a ?? '').localeCompare(b ?? '')));
    expect(header('Institution')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('are sorted by any column when asked, the counts of what projects contain too', async () => {
    const { user } = renderStory(stories.Lti);
    await screen.findByRole('table');
    const choices = async () => {
      if (!screen.queryByRole('menu')) await user.click(screen.getByRole('button', { name: 'Columns' }));
      return screen.findAllByRole('menuitemcheckbox');
    };
    const count = (await choices()).length;
    for (let index = 0; index < count; index += 1) {
      const choice = (await choices())[index];
      if (choice?.getAttribute('aria-checked') === 'false') await user.click(choice);
    }
    await user.keyboard('{Escape}');
    const headers = screen.getAllByRole('columnheader');
    expect(headers.length).toBeGreaterThanOrEqual(3 + 4 + projectCounts.length);
    for (const [index, head] of headers.entries()) {
      const press = () => user.click(within(head).getByRole('button'));
      const cells = () =>
        within(screen.getByRole('table'))
          .getAllByRole('row')
          .slice(1)
          .map((row) => [...row.children][index]?.textContent?.replaceAll(',', '') ?? '');
      await press();
      const isAscending = head.getAttribute('aria-sort') === 'ascending';
      expect(head).toHaveAttribute('aria-sort', expect.stringMatching(/^(as|des)cending$/));
      const { compare } = new Intl.Collator('en', { numeric: true });
      const ascending = cells().toSorted(compare);
      expect(cells()).toEqual(isAscending ? ascending : ascending.toReversed());
    }
  });

  it('say so when there are none', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No LTI institutions found')).toBeVisible();
  });

  it.each([
    ['globalAdmin', 1],
    ['member', 0],
  ] as const)('tell only those who can how to create one: %s', async (account, count) => {
    renderStory(stories.Empty, { scenarios: [as(account)] });
    await screen.findByText('No LTI institutions found');
    expect(screen.queryAllByText(/Create an LTI institution/)).toHaveLength(count);
  });

  it('are distinct in the plot where two have the same name', async () => {
    renderStory(stories.Lti, {
      prepare: ({ server }) => {
        for (const institution of server.db.institutions) institution.name = 'Canvas';
      },
    });
    const chart = await screen.findByRole('figure', { name: 'Institution Comparison' });
    const lines = within(chart)
      .getAllByRole('listitem')
      .map((bar) => bar.textContent ?? '');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => /^Canvas \(.+\)/.test(line))).toBe(true);
  });

  it('are saved as a file, with every row', async () => {
    const files = savedFiles();
    const { user, server } = renderStory(stories.Lti);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^lti-institutions-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await files[0]?.blob.text())?.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(1 + server.db.institutions.size);
  });

  it('stay with the newest answer (T45)', async () => {
    const { server, user } = renderStory(stories.Lti);
    await screen.findByRole('table');
    const [institution] = server.db.institutions;
    if (institution) institution.name = 'Zebra College';
    await user.click(await refresh('LTI Stats by Institution'));
    await waitFor(() => expect(names()).toContain('Zebra College'));
  });
});
