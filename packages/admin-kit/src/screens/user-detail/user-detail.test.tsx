import { screen, waitFor, within } from '@testing-library/react';
import { fail, html } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { fillMia } from './testing/fill-mia.ts';
import * as stories from './user-detail.stories.tsx';
import { UserDetail } from './user-detail.tsx';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));
const operations = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation }) => operation);

const section = (name: string) => screen.findByRole('region', { name });
const inSection = async (name: string) => within(await section(name));
const inLine = async (name: string) => within(await screen.findByRole('group', { name }));

const withEverything = { prepare: fillMia };

function HostOfTwo() {
  const [userId, setUserId] = useState(3);
  const headerActions = <HostAction isBroken={userId === 3} />;
  return <UserDetail userId={userId} slots={{ headerActions }} onClick={() => setUserId(1)} />;
}

function HostAction({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The host has a defect.');
  return 'Write a letter';
}

describe('the detail of a user', () => {
  it('shows info, flags, subscription, trial, projects, answers, sign-in and tickets, each from its own call', async () => {
    const story = renderStory(stories.Ready, withEverything);
    expect(await screen.findByRole('heading', { name: 'Mia Duarte' })).toBeVisible();
    expect(await (await inLine('Subscription')).findByText('Subscribed')).toBeVisible();
    const answers = await inSection('Demographic Responses');
    for (const answer of ['Museum', 'Curator', 'Peru'])
      expect(await answers.findByText(answer)).toBeVisible();
    const sso = await inLine('Single sign-on');
    expect(await sso.findByText('Connected')).toBeVisible();
    expect(sso.getByText('1000000007')).toBeVisible();
    expect(
      await (await inSection('Projects')).findAllByRole('button', { name: /^Connect to .+ as mia$/ }),
    ).not.toEqual([]);
    expect(await (await inSection('Support Tickets')).findByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      '/tickets/1',
    );
    for (const flag of ['Verified', 'Grandfathered', 'Edu override', 'Skips LTI payments', 'Global admin'])
      expect(screen.getByRole('checkbox', { name: flag })).toBeVisible();
    expect((await inLine('Free trial')).getByText('Not started')).toBeVisible();
    expect(await (await inLine('Sign-up whitelist')).findByText('No entry matches')).toBeVisible();
    for (const operation of [
      'GET /global/users/{id}',
      'GET /global/users/subscribed/{id}',
      'GET /global/users/questions/{id}',
      'GET /global/users/sso/{id}',
      'GET /global/whitelist',
      'GET /global/users/tickets/{id}',
      'GET /global/projects/user/{id}',
    ])
      expect(operations(story).filter((sent) => sent === operation)).toHaveLength(1);
  });

  it('is shown after the code of the host crashed for another user', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderStory({ input: {}, meta: { input: { component: HostOfTwo } } });
    await user.click(await screen.findByText('This part stopped working'));
    expect(await screen.findByText('Write a letter')).toBeVisible();
  });

  it('uses the list of users if the server has no call for one user (B §7)', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [
        fail('GET /global/users/{id}', 'No such call', 404),
        fail('GET /global/users/subscribed/{id}', 'No such call', 404),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Mia Duarte' })).toBeVisible();
    expect(await (await inLine('Subscription')).findByText('Not subscribed')).toBeVisible();
    expect(operations(story)).toContain('GET /global/users');
  });

  it('does not take the 404 of a proxy for an answer [spoken]', async () => {
    renderStory(stories.Ready, { scenarios: [html('GET /global/users/{id}', 404)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
  });

  it('says that no user has this id [spoken]', async () => {
    renderStory(stories.Ready, { args: { userId: 999_999 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
    expect(screen.getByRole('link', { name: 'All Users' })).toBeVisible();
  });

  it('says that the questions were not answered', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('This user has not answered the demographic questions.')).toBeVisible();
  });

  it('names each part that could not be loaded and keeps the others', async () => {
    renderStory(stories.SectionsFailed);
    for (const text of [
      'Failed to load user subscription status',
      'Failed to load demographic questions',
      'Failed to load tickets',
      'Failed to load projects',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mia Duarte' })).toBeVisible();
  });

  it('shows nothing and sends nothing for people who are not global admins', () => {
    const story = renderStory(stories.AsMember);
    expect(screen.getByText('Only global admins can manage users.')).toBeVisible();
    expect(operations(story)).toEqual([]);
  });
});

describe('changing a user', () => {
  it.each([
    ['Email', 'mia.new@timemap.example', 'POST /global/users/email', 'email'],
    ['Display name', 'Mia D.', 'POST /global/users/display_name', 'displayName'],
  ])('saves %s [focus]', async (label, typed, operation, part) => {
    const story = renderStory(stories.Ready);
    const field = await screen.findByRole('textbox', { name: label });
    await story.user.clear(field);
    await story.user.type(field, `${typed}{Enter}`);
    await waitFor(() =>
      expect(writes(story)).toEqual([{ operation, encoding: 'json', body: { id: 3, value: typed } }]),
    );
    await waitFor(() => expect(field).toHaveValue(typed));
    expect(story.events).toContainEqual(
      expect.objectContaining({
        type: 'action',
        action: { name: 'user.set-text', target: { kind: 'user', id: 3, label: `${label}, mia`, part } },
      }),
    );
    expect(field).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps an unsaved entry when the session ends (T14)', async () => {
    const drafts = createMemoryDrafts();
    const before = renderStory(stories.Ready, { provider: { drafts } });
    const field = () => screen.findByRole('textbox', { name: 'Display name' });
    await before.user.clear(await field());
    await before.user.type(await field(), 'Mia D.');
    before.unmount();
    const after = renderStory(stories.Ready, { provider: { drafts } });
    expect(await field()).toHaveValue('Mia D.');
    expect(screen.getByText('Draft restored')).toBeVisible();
    await after.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(after)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Draft restored')).toBeNull());
    after.unmount();
    renderStory(stories.Ready, { provider: { drafts } });
    expect(await field()).not.toHaveValue('Mia D.');
  });

  it('shows how long a text may be', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('textbox', { name: 'Display name' }));
    await user.keyboard('{Control>}a{/Control}');
    await user.paste('x'.repeat(4_499));
    expect(screen.queryByText(/ 5,000$/)).toBeNull();
    await user.paste('x');
    expect(screen.getByText('4,500 / 5,000')).toBeVisible();
  });

  it('keeps a refused entry and shows the reason (B §8) [spoken]', async () => {
    const { user } = renderStory(stories.Ready);
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await user.clear(field);
    await user.type(field, 'nonsense{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update: This is not an email address.',
    );
    expect(field).toHaveValue('nonsense');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Not saved. This is not an email address.',
    );
  });

  it('undoes a saved text', async () => {
    const story = renderStory(stories.Ready);
    const field = await screen.findByRole('textbox', { name: 'Display name' });
    await story.user.clear(field);
    await story.user.type(field, 'Mia D.{Enter}');
    expect(await screen.findByText('Display name of mia saved')).toBeVisible();
    await story.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field).toHaveValue('Mia Duarte'));
    expect(writes(story)).toMatchObject([{ body: { value: 'Mia D.' } }, { body: { value: 'Mia Duarte' } }]);
  });

  it.each([
    ['Verified', 'POST /global/users/verified', false],
    ['Grandfathered', 'POST /global/users/grandfathered', true],
    ['Edu override', 'POST /global/users/edueligibilityoverride', true],
    ['Skips LTI payments', 'POST /global/users/skip_lti_payments', true],
  ])('saves the flag %s immediately', async (label, operation, value) => {
    const story = renderStory(stories.Ready);
    const box = await screen.findByRole('checkbox', { name: label });
    await story.user.click(box);
    await waitFor(() =>
      expect(writes(story)).toEqual([{ operation, encoding: 'json', body: { id: 3, value } }]),
    );
    expect(box).toHaveAttribute('aria-checked', String(value));
  });

  it('locks the global admin box until a button unlocks it [spoken]', async () => {
    const story = renderStory(stories.Ready);
    const box = await screen.findByRole('checkbox', { name: 'Global admin' });
    await story.user.click(box);
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/Unlock to change/);
    expect(writes(story)).toEqual([]);
    await story.user.click(screen.getByRole('button', { name: 'Unlock' }));
    await story.user.click(box);
    await waitFor(() =>
      expect(writes(story)).toEqual([
        { operation: 'POST /global/users/global_admin', encoding: 'json', body: { id: 3, value: true } },
      ]),
    );
  });

  it('asks global admins to confirm that they give up the right [spoken] [focus]', async () => {
    const story = renderStory(stories.Ready, { args: { userId: 1 } });
    await story.user.click(await screen.findByRole('button', { name: 'Unlock' }));
    const box = screen.getByRole('checkbox', { name: 'Global admin' });
    await story.user.click(box);
    const question = await screen.findByRole('alertdialog', { name: 'Remove global admin from yourself?' });
    expect(question).toHaveAccessibleDescription(/Only another global admin can restore them/);
    await story.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(writes(story)).toEqual([]);
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await story.user.click(box);
    await story.user.click(await screen.findByRole('button', { name: 'Remove Global Admin' }));
    await waitFor(() =>
      expect(writes(story)).toEqual([
        { operation: 'POST /global/users/global_admin', encoding: 'json', body: { id: 1, value: false } },
      ]),
    );
  });

  it('shows that the right is gone if the user cannot be loaded again', async () => {
    const story = renderStory(stories.Ready, { args: { userId: 1 } });
    await story.user.click(await screen.findByRole('button', { name: 'Unlock' }));
    const box = screen.getByRole('checkbox', { name: 'Global admin' });
    await story.user.click(box);
    const letGo = story.server.hold('POST /global/users/global_admin');
    await story.user.click(await screen.findByRole('button', { name: 'Remove Global Admin' }));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    story.server.use(
      fail('GET /global/users/{id}', 'Admins only', 403),
      fail('GET /global/users', 'Admins only', 403),
    );
    letGo();
    expect(await screen.findByText('Admins only')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Global admin' })).not.toBeChecked();
  });

  it('restores a flag that could not be saved (B §8) [spoken]', async () => {
    const { user } = renderStory(stories.Ready, {
      scenarios: [fail('POST /global/users/verified', 'This account is frozen')],
    });
    const box = await screen.findByRole('checkbox', { name: 'Verified' });
    await user.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update: This account is frozen');
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Not saved. The saved value is shown. This account is frozen');
  });

  it.each([
    ['Reset', 'POST /trial/admin/reset'],
    ['Expire', 'POST /trial/admin/expire'],
    ['Restart', 'POST /trial/admin/restart'],
  ])('%s changes the trial, and the user is loaded again', async (label, operation) => {
    const story = renderStory(stories.Ready);
    await story.user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() =>
      expect(operations(story).filter((call) => call === 'GET /global/users/{id}')).toHaveLength(2),
    );
    expect(writes(story)).toEqual([{ operation, encoding: 'json', body: { id: 3 } }]);
  });
});
