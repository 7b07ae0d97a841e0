import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { STAGE_TIME_ZONE } from '../../../../../.storybook/stage.tsx';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import * as stories from './users-table.stories.tsx';
import { usersTable } from './users-table.tsx';

const box = (name: string) => screen.findByRole('checkbox', { name });
const rows = () => screen.getAllByRole('row').length - 1;
const filteredBy = (filter: string) => ({
  args: { tableState: { filter, sort: null, page: 1, pageSize: 20, columns: null } },
});

describe('a row of the table', () => {
  const start = Date.now();
  const inDays = (days: number) => new Date(start + days * 86_400_000).toISOString();
  const withTrials = {
    scenarios: [
      answer('GET /global/users', {
        users: [
          { userid: 1, username: 'none' },
          { userid: 2, username: 'long', trialExpiration: inDays(20.5) },
          { userid: 3, username: 'soon', trialExpiration: inDays(2.5) },
          { userid: 4, username: 'over', trialExpiration: inDays(-3) },
        ],
      }),
    ],
  };
  const dayOf = (days: number) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: STAGE_TIME_ZONE }).format(
      new Date(inDays(days)),
    );

  it.each([
    ['none', 'Not started'],
    ['long', `Runs until ${dayOf(20.5)}`],
    ['soon', `Ends on ${dayOf(2.5)}`],
    ['over', `Ended on ${dayOf(-3)}`],
  ])('says the state of the trial and its date beside its steps: %s', async (username, text) => {
    renderStory(stories.Ready, withTrials);
    const row = await screen.findByRole('row', { name: new RegExp(`^Select ${username} `) });
    expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Reset' })).toBeVisible();
  });

  it('opens the person on a press anywhere but on its controls', async () => {
    const { user, visited } = renderStory(stories.Ready, filteredBy('trial.over'));
    await user.click(await box('Grandfathered'));
    expect(visited).toEqual([]);
    await user.click(screen.getByText('trial.over@mail.example'));
    expect(visited).toEqual(['/global/users/15']);
  });
});

describe('the facets of the table', () => {
  const facet = (name: RegExp) => screen.findByRole('button', { name });
  const countIn = (button: HTMLElement) => Number(/\d+$/.exec(button.textContent ?? '')?.[0]);

  it('are counted among all users, and keep those that have all chosen ones', async () => {
    const { user, server } = renderStory(stories.Ready);
    const unverified = await facet(/^Unverified \d+$/);
    const isUnverified = ({ status }: { status: number }) => (status & 1) === 0;
    const expected = server.db.users.filter(isUnverified);
    expect(countIn(unverified)).toBe(expected.length);
    await user.click(unverified);
    await waitFor(() => expect(rows()).toBe(Math.min(20, expected.length)));
    expect(unverified).toHaveAttribute('aria-pressed', 'true');
    for (const shown of screen.getAllByRole('checkbox', { name: 'Verified' }))
      expect(shown).not.toBeChecked();
    const grandfathered = await facet(/^Grandfathered \d+$/);
    await user.click(grandfathered);
    const both = expected.filter(({ isGrandfathered }) => isGrandfathered).length;
    if (both === 0) expect(await screen.findByText('No users match query')).toBeVisible();
    else await waitFor(() => expect(rows()).toBe(Math.min(20, both)));
    expect(countIn(await facet(/^Unverified \d+$/))).toBe(expected.length);
  });

  it('leave a person in place who has it no more, until another is chosen', async () => {
    const { user } = renderStory(stories.Ready);
    const unverified = await facet(/^Unverified \d+$/);
    const before = countIn(unverified);
    await user.click(unverified);
    await waitFor(() => expect(rows()).toBe(Math.min(20, before)));
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    const shown = names();
    await user.click(screen.getAllByRole('checkbox', { name: 'Verified' })[0] as HTMLElement);
    await facet(new RegExp(`^Unverified ${before - 1}$`));
    expect(names()).toEqual(shown);
    expect(screen.getAllByRole('checkbox', { name: 'Verified' })[0]).toBeChecked();
    await user.click(unverified);
    await user.click(unverified);
    await waitFor(() => expect(names()).not.toContain(shown[0]));
  });

  it('follow a flag that is changed', async () => {
    const story = renderStory(stories.Ready, filteredBy('trial.over'));
    const before = countIn(await facet(/^Grandfathered \d+$/));
    await story.user.click(await box('Grandfathered'));
    expect(await facet(new RegExp(`^Grandfathered ${before + 1}$`))).toBeVisible();
  });
});

describe('a filter that leaves no users', () => {
  it('does not say that no one has signed up yet', async () => {
    const { user } = renderStory(stories.Ready);
    await user.type(await screen.findByRole('searchbox', { name: /^Filter/ }), 'no such person');
    expect(await screen.findByText('No users match query')).toBeVisible();
    expect(screen.queryByText(/No one has signed up yet/)).toBeNull();
  });
});

describe('selected users', () => {
  it('are saved as CSV, in the order and with the columns shown', async () => {
    const written: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      written.push(blob as Blob);
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('checkbox', { name: 'Select amira.garcia.46' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select ada' }));
    await user.click(screen.getByRole('button', { name: 'Export selected rows as CSV' }));
    await waitFor(() => expect(written).toHaveLength(1));
    const lines = (await written[0]?.text())?.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^ada,Ada Okonkwo,ada@timemap\.example,true,false,false,/);
    expect(lines[2]).toMatch(/^amira\.garcia\.46,/);
    vi.restoreAllMocks();
  });

  it('survive a press next to a box: rows open only by their name while any is selected', async () => {
    const { user, visited } = renderStory(stories.Ready, filteredBy('trial.over'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select trial.over' }));
    await user.click(screen.getByText('trial.over@mail.example'));
    expect(visited).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.click(screen.getByText('trial.over@mail.example'));
    expect(visited).toEqual(['/global/users/15']);
  });

  it('are written to by one press', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('checkbox', { name: 'Select ada' }));
    const bar = screen.getByText('1 selected').parentElement as HTMLElement;
    await user.click(within(bar).getByRole('button', { name: 'Email' }));
    expect(await screen.findByRole('link', { name: 'Write Email to 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });
});

describe('a list of 100,000 users', () => {
  it('is shown but for one entry that is null, which is counted (T23)', async () => {
    const users = Array.from({ length: 100_000 }, (_, index) =>
      index === 70_000 ? null : { userid: index + 1, username: `user-${index}` },
    );
    renderStory(stories.Ready, { scenarios: [answer('GET /global/users', { users })] });
    expect(await screen.findByRole('rowheader', { name: 'user-0' }, { timeout: 30_000 })).toBeVisible();
    expect(screen.getByText('1 entry could not be read. It is not shown here.')).toBeVisible();
    expect(await screen.findByText(/of 99,999$/, {}, { timeout: 30_000 })).toBeVisible();
  }, 60_000);
});

describe('the choices of a table of users', () => {
  it('are kept by the host that keeps tables', async () => {
    const kept: unknown[] = [];
    const tables = {
      read: (_: string, start: DataTableState) => ({ ...start, filter: 'oren' }),
      write: (name: string, { filter }: DataTableState) => kept.push([name, filter]),
    };
    const { user } = renderStory(stories.Ready, { provider: { tables } });
    expect(await screen.findByRole('rowheader', { name: /^oren/ })).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Filter users' }), '!');
    expect(kept).toEqual([['users', 'oren!']]);
  });

  it('add up, also for a host that shows them late', async () => {
    const asked: DataTableState[] = [];
    const onTableStateChange = (state: DataTableState) => asked.push(state);
    const { user } = renderStory(stories.Ready, { args: { tableState: usersTable, onTableStateChange } });
    const facets = within(await screen.findByRole('group', { name: /^Show/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Filter users' }), 'o');
    await user.click(facets.getAllByRole('button')[1] as HTMLElement);
    expect(asked.at(-1)).toMatchObject({ filter: 'o', choices: { only: expect.stringMatching(/./) } });
  });
});

describe('two flags of one user', () => {
  it('can both be undone', async () => {
    const { user } = renderStory(stories.Ready, {
      args: { tableState: { ...usersTable, filter: 'trial.over' } },
    });
    for (const name of ['Verified', 'Grandfathered'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  });
});
