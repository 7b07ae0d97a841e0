import { screen, waitFor, within } from '@testing-library/react';
import { answer, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, stopPressClock } from '../../ui/test-presses.ts';
import * as stories from './users-table.stories.tsx';

const VERIFY = 'POST /global/users/verified';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));

const reads = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === 'GET /global/users').length;

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);
const box = async (username: string, name: string) => (await rowOf(username)).getByRole('checkbox', { name });
const rows = () => screen.getAllByRole('row').length - 1;
const filteredBy = (filter: string) => ({
  args: { tableState: { filter, sort: null, page: 1, pageSize: 20, columns: null } },
});

describe('the users table', () => {
  it('lists all users, 20 a page by username, with flags, trial buttons, Log In and Manage', async () => {
    const { server } = renderStory(stories.Ready);
    const flag = await box('ada', 'Verified');
    expect(flag).toBeChecked();
    expect(rows()).toBe(20);
    expect(screen.getByRole('columnheader', { name: /Username/ })).toHaveAttribute('aria-sort', 'ascending');
    for (const name of ['Grandfathered', 'Edu override']) expect(await box('ada', name)).not.toBeChecked();
    const trial = within(screen.getByRole('group', { name: 'Trial of ada' }));
    for (const name of ['Reset', 'Expire', 'Restart'])
      expect(trial.getByRole('button', { name })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Log In as / })).toHaveLength(20);
    const manage = (await rowOf('ada')).getByRole('link', { name: 'Manage' });
    expect(manage).toHaveAttribute('href', '/global/users/1');
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /global/users']);
  });

  it('shows everyone but the entries that cannot be read, and says how many those are (T23)', async () => {
    const people = [
      { userid: 1, username: 'ada' },
      null,
      { userid: 'x', username: 'nobody' },
      { userid: 2, username: 'oren' },
    ];
    const { user, server } = renderStory(stories.Ready, {
      scenarios: [answer('GET /global/users', { users: people })],
    });
    expect(await screen.findByRole('rowheader', { name: 'oren' })).toBeVisible();
    expect(rows()).toBe(2);
    expect(screen.getByText('2 entries could not be read. They are not shown here.')).toBeVisible();
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Refresh users' }));
    await waitFor(() => expect(rows()).toBe(20));
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it.each([
    ['TRIAL.OVER', 'trial.over'],
    ['through canvas', 'Ida (through Canvas)'],
    ['victim@', 'bcc'],
    ['15', 'trial.over'],
  ])('filters %j by username, display name, email and id', async (typed, found) => {
    const { user } = renderStory(stories.Ready);
    await user.type(await screen.findByRole('searchbox', { name: 'Filter users' }), typed);
    await waitFor(() => expect(rows()).toBeLessThan(20));
    expect(screen.getAllByText(found)[0]).toBeInTheDocument();
  });

  it('shortens usernames that begin with @ and keeps the whole name within reach', async () => {
    renderStory(stories.Ready);
    const link = await screen.findByRole('link', {
      name: '@lti:9f8e7d6c5b4a39281706f5e4d3c2b1a0@canvas.northwind.example',
    });
    expect(within(link).getByText('@lti:9f8e7d6c5b4…')).toBeVisible();
    expect(within(link).getByTitle(/canvas\.northwind\.example$/)).toBeVisible();
    expect(link).toHaveAttribute('href', '/global/users/5');
  });

  it.each([
    ['Verified', 'POST /global/users/verified', false],
    ['Grandfathered', 'POST /global/users/grandfathered', true],
    ['Edu override', 'POST /global/users/edueligibilityoverride', true],
  ])('saves %s immediately, by mouse or keyboard [focus]', async (label, operation, value) => {
    const story = renderStory(stories.Ready, filteredBy('trial.over'));
    const flag = await box('trial.over', label);
    flag.focus();
    await story.user.keyboard(' ');
    await waitFor(() => expect((flag as HTMLInputElement).checked).toBe(value));
    expect(flag).toHaveFocus();
    expect(writes(story)).toEqual([{ operation, encoding: 'json', body: { id: 15, value } }]);
    const target = expect.objectContaining({ kind: 'user', id: 15, label: `${label}, trial.over` });
    expect(story.events).toContainEqual(
      expect.objectContaining({ type: 'action-started', action: { name: 'user.set-flag', target } }),
    );
    expect(reads(story)).toBe(1);
  });

  it('is not sent where someone else has set it already, says so and offers no Undo', async () => {
    const story = renderStory(stories.Ready, filteredBy('trial.over'));
    const flag = await box('trial.over', 'Grandfathered');
    const user = story.server.db.users.find(({ id }) => id === 15);
    if (user) user.isGrandfathered = true;
    await story.user.click(flag);
    expect(await screen.findByText('trial.over was already marked as “Grandfathered”')).toBeVisible();
    expect(flag).toBeChecked();
    expect(writes(story)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows the flag immediately, sends one request at a time for a user, and the last press wins', async () => {
    const story = renderStory(stories.Ready, filteredBy('trial.over'));
    const letGo = story.server.hold(VERIFY);
    const flag = await box('trial.over', 'Verified');
    const move = stopPressClock();
    await story.user.click(flag);
    expect(flag).not.toBeChecked();
    for (let press = 0; press < 3; press++) {
      move(DELIBERATE_MS);
      await story.user.click(flag);
    }
    await story.user.click(await box('trial.over', 'Grandfathered'));
    expect(flag).toBeChecked();
    expect(writes(story)).toHaveLength(1);
    letGo();
    await waitFor(() => expect(writes(story)).toHaveLength(3));
    expect(
      writes(story).map(({ operation, body }) => [operation, (body as { value: boolean }).value]),
    ).toEqual([
      [VERIFY, false],
      [VERIFY, true],
      ['POST /global/users/grandfathered', true],
    ]);
    expect(flag).toBeChecked();
  });

  it('keeps a saved flag when a list that was asked for before comes late', async () => {
    const story = renderStory(stories.Ready, filteredBy('oren'));
    const verified = await box('oren', 'Verified');
    expect(verified).toBeChecked();
    const letGo = story.server.hold('GET /global/users');
    await story.user.click(screen.getByRole('button', { name: 'Refresh users' }));
    await story.user.click(verified);
    await waitFor(() => expect(reads(story)).toBe(3));
    letGo();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(verified).not.toBeChecked();
  });

  it('shows the flag as it was after a failure, with the reason [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, {
      ...filteredBy('trial.over'),
      scenarios: [fail(VERIFY, 'This account is frozen')],
    });
    const flag = await box('trial.over', 'Verified');
    await story.user.click(flag);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update: This account is frozen');
    expect(alert).toHaveTextContent('Verified, trial.over');
    expect(flag).toBeChecked();
    expect(flag).toHaveFocus();
    expect(flag).toHaveAccessibleDescription(
      'trial.over Not saved. The saved value is shown. This account is frozen',
    );
    story.server.resetScenarios();
    await story.user.click(screen.getByRole('button', { name: 'Retry. Not saved: This account is frozen' }));
    await waitFor(() => expect(flag).not.toBeChecked());
    expect(flag).toHaveFocus();
    expect(flag).toHaveAccessibleDescription('trial.over');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('undoes a flag with the opposite call', async () => {
    const story = renderStory(stories.Ready, filteredBy('trial.over'));
    const flag = await box('trial.over', 'Grandfathered');
    await story.user.click(flag);
    expect(await screen.findByText('Marked trial.over as “Grandfathered”')).toBeVisible();
    await story.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(flag).not.toBeChecked());
    expect(writes(story)).toMatchObject([{ body: { value: true } }, { body: { id: 15, value: false } }]);
  });

  it('says that users could not be loaded [spoken]', async () => {
    renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load usersDatabase is away');
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('asks nothing for people who are no global admins: %s', (_, shown) => {
    const story = renderStory(shown);
    expect(screen.getByText('Only global admins can manage users.')).toBeVisible();
    expect(story.server.requests()).toEqual([]);
  });
});

describe('logging in from the table', () => {
  it('asks first, and is not offered for oneself (B §2) [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, filteredBy('a'));
    const own = await screen.findByRole('button', { name: 'Log In as ada' });
    expect(own).toHaveAttribute('aria-disabled', 'true');
    expect(own).toHaveAccessibleDescription(/already logged in as this user/);
    const other = screen.getAllByRole('button', { name: /^Log In as / }).find((button) => button !== own);
    await story.user.click(other as HTMLElement);
    expect(await screen.findByRole('dialog', { name: /^Log in as .+\?$/ })).toBeVisible();
    expect(writes(story)).toEqual([]);
    await story.user.keyboard('{Escape}');
    expect(other).toHaveFocus();
  });
});

describe('writing to many users', () => {
  it('keeps the chosen across pages and filters, and writes one link with each of them in bcc', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('button', { name: 'Email Multiple' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select ada' }));
    const filter = screen.getByRole('searchbox', { name: 'Filter users' });
    await user.type(filter, 'trial.over');
    await user.click(await screen.findByRole('checkbox', { name: 'Select trial.over' }));
    await user.clear(filter);
    await waitFor(() => expect(rows()).toBe(20));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      'mailto:?bcc=ada@timemap.example,trial.over@mail.example',
    );
  });

  it('leaves out an address that carries others, and names it (T32)', async () => {
    const { user } = renderStory(stories.Ready, filteredBy('b'));
    await user.click(await screen.findByRole('button', { name: 'Email Multiple' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select bcc' }));
    expect(await screen.findByText(/^Skipped, not plain.*victim@mail\.example\?bcc=/)).toBeVisible();
    expect(screen.getByText(/^The selection has no usable/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Write Email/ })).toBeNull();
  });

  it('says how long a link is that is too long, and offers the addresses instead', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('button', { name: 'Email Multiple' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select ada' }));
    await user.click(screen.getByRole('button', { name: /^Select all/ }));
    expect(await screen.findByText(/has \d,\d{3} characters, and mail programs accept 2,000/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Write Email/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy Addresses' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('ada@timemap.example');
    expect(copied).not.toMatch(/[?&\r\n]/);
  });
});
