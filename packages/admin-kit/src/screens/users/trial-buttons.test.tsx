import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminUser } from '@timemap/admin-api';
import { fail } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { TrialButtons } from './trial-buttons.tsx';
import * as stories from './users-table.stories.tsx';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));

const reads = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === 'GET /global/users').length;

const step = async (username: string, name: string) =>
  within(await screen.findByRole('group', { name: `Trial of ${username}` })).getByRole('button', { name });
const filteredBy = (filter: string) => ({
  args: { tableState: { filter, sort: null, page: 1, pageSize: 20, columns: null } },
});
const confirm = async ({ user }: Pick<RenderedStory, 'user'>, button: HTMLElement) => {
  await user.click(button);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: button.textContent }));
};

function ChangingTrial() {
  const [trialExpiresAt, setTrialExpiresAt] = useState<number | null>(Date.now());
  return (
    <>
      <TrialButtons
        user={{ id: 3, username: 'mia', trialExpiresAt } as AdminUser}
        onChange={() => Promise.resolve(true)}
      />
      <button type="button" data-testid="without" onClick={() => setTrialExpiresAt(null)} />
      <button type="button" data-testid="with" onClick={() => setTrialExpiresAt(Date.now())} />
    </>
  );
}

describe('the trial buttons', () => {
  it.each([
    ['Reset', 'POST /trial/admin/reset'],
    ['Expire', 'POST /trial/admin/expire'],
    ['Restart', 'POST /trial/admin/restart'],
  ])(
    '%s asks first where a date would be lost, then changes the trial and loads the list again',
    async (label, operation) => {
      const story = renderStory(stories.Ready, filteredBy('trial.over'));
      await story.user.click(await step('trial.over', label));
      const question = await screen.findByRole('alertdialog', { name: `${label} the trial of trial.over?` });
      expect(question).toHaveAccessibleDescription(
        'The end date Feb 27, 2026 will be lost and cannot be restored.',
      );
      expect(writes(story)).toEqual([]);
      await story.user.click(within(question).getByRole('button', { name: label }));
      await waitFor(() => expect(reads(story)).toBe(2));
      expect(writes(story)).toEqual([{ operation, encoding: 'json', body: { id: 15 } }]);
    },
  );

  it('ask nothing later if the date that they asked about is gone after a reload', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: ChangingTrial } } });
    await user.click(await step('mia', 'Expire'));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    const reload = (label: string) => act(() => screen.getByTestId(label).click());
    reload('without');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    reload('with');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('marks the step of a trial that failed until a step is taken again', async () => {
    const story = renderStory(stories.Ready, {
      ...filteredBy('trial.over'),
      scenarios: [fail('POST /trial/admin/expire', 'The clock is stopped')],
    });
    const expire = await step('trial.over', 'Expire');
    await confirm(story, expire);
    await waitFor(() =>
      expect(expire).toHaveAccessibleDescription('trial.over Not saved. The clock is stopped'),
    );
    story.server.resetScenarios();
    await story.user.click(screen.getByRole('button', { name: /The clock is stopped/ }));
    const again = await screen.findByRole('alertdialog', { name: 'Expire the trial of trial.over?' });
    await story.user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await confirm(story, await step('trial.over', 'Reset'));
    await waitFor(() => expect(expire).not.toHaveAccessibleDescription(/Not saved/));
  });

  it('undoes the start of a trial with a reset, and offers nothing where a date would be lost', async () => {
    const story = renderStory(stories.Ready, filteredBy('oren'));
    await story.user.click(await step('oren', 'Restart'));
    const notices = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await notices.findByText('Trial of oren restarted')).toBeVisible();
    await story.user.click(notices.getByRole('button', { name: 'Undo' }));
    expect(await notices.findByText('Undone: Trial of oren restarted')).toBeVisible();
    expect(writes(story).map(({ operation }) => operation)).toEqual([
      'POST /trial/admin/restart',
      'POST /trial/admin/reset',
    ]);
    await story.user.click(await step('oren', 'Restart'));
    await notices.findByText('Trial of oren restarted');
    await confirm(story, await step('oren', 'Expire'));
    await waitFor(() => expect(writes(story)).toHaveLength(4));
    await waitFor(async () => expect(await step('oren', 'Expire')).not.toHaveAttribute('aria-busy', 'true'));
    expect(notices.queryByText('Trial of oren expired')).toBeNull();
  });

  it('takes one trial step at a time, and says why the others wait (B §4) [spoken]', async () => {
    const story = renderStory(stories.Ready, filteredBy('trial.over'));
    const letGo = story.server.hold('POST /trial/admin/reset');
    await confirm(story, await step('trial.over', 'Reset'));
    const expire = await step('trial.over', 'Expire');
    expect(expire).toHaveAccessibleDescription('trial.over Another trial change is in progress.');
    await story.user.click(expire);
    expect(await step('trial.over', 'Reset')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(expire).not.toHaveAttribute('aria-disabled'));
    expect(writes(story).map(({ operation }) => operation)).toEqual(['POST /trial/admin/reset']);
  });
});
