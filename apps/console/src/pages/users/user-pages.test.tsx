import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminUser } from '@timemap/admin-api';
import { createActivityLog } from '@timemap/admin-kit/activity';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { openConsole } from '../../../testing/open-console.tsx';
import { ActivityContext } from '../../activity/activity-context.ts';
import { UserActivity } from '../../activity/user-activity.tsx';

describe('the pages of users', () => {
  it('go from the staff area to the list and on to one user', async () => {
    const { user, address } = await openConsole('/global', { as: 'globalAdmin' });
    const sections = within(await screen.findByRole('region', { name: 'Sections' }));
    await user.click(sections.getByRole('link', { name: 'Users' }));
    const header = await screen.findByRole('rowheader', { name: 'ada' });
    const row = within(header.closest('tr') as HTMLElement);
    await user.click(row.getByRole('link', { name: 'Manage' }));
    expect(await screen.findByRole('heading', { name: 'Ada Okonkwo' })).toBeVisible();
    expect(address()).toBe('/global/users/1');
  });

  it('keep filter and order of the list in the address', async () => {
    const { user, address } = await openConsole('/global/users?filter=trial&sort=-username', {
      as: 'globalAdmin',
    });
    await screen.findByRole('rowheader', { name: 'trial.over' });
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names).toEqual(names.toSorted().reverse());
    await user.click(screen.getByRole('button', { name: 'Username' }));
    await waitFor(() => expect(address()).toBe('/global/users?filter=trial'));
  });

  it('keep the chosen facets in the address', async () => {
    const { user, address } = await openConsole('/global/users?only=trialOver', { as: 'globalAdmin' });
    const over = await screen.findByRole('button', { name: /^Trial ended \d+$/ });
    expect(over).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: /^Grandfathered \d+$/ }));
    await waitFor(() => expect(address()).toBe('/global/users?only=grandfathered%2CtrialOver'));
    await user.click(over);
    await waitFor(() => expect(address()).toBe('/global/users?only=grandfathered'));
  });

  it('end with the activity about this user in this tab, and about no one else', async () => {
    const { user, router } = await openConsole('/global/users/1', { as: 'globalAdmin' });
    const activity = async () => within(await screen.findByRole('region', { name: 'Activity' }));
    expect(await (await activity()).findByText(/^There is no activity for this user/)).toBeVisible();
    expect((await activity()).getByText(/^Your changes to this user in this tab/)).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Edu override' }));
    expect(await (await activity()).findByRole('button', { name: 'Undo' })).toBeVisible();
    await act(() => router.navigate('/global/users/3'));
    await screen.findByRole('heading', { name: 'Mia Duarte' });
    expect(await (await activity()).findByText(/^There is no activity for this user/)).toBeVisible();
  });

  it('show page not found for an invalid id', async () => {
    const { address } = await openConsole('/global/users/five', { as: 'globalAdmin' });
    await waitFor(() => expect(address()).toBe('/pages/404'));
  });
});

describe('the activity about a user', () => {
  const ada = { id: 17, username: 'Ada', email: 'ada@timemap.example' } as AdminUser;

  it.each([
    ['an addition by email, in another case', 'organization-user.add', 'user', ' ADA@timemap.example ', true],
    ['an addition by username, in another case', 'organization-user.add', 'user', 'aDA', true],
    ['an addition to a project', 'project-member.add', 'project-member', 'Ada', true],
    ['a change of the role in a project', 'project-member.change-role', 'project-member', 17, true],
    ['a removal from an organization', 'organization-user.remove', 'user', 17, true],
    ['an addition of a user called 17', 'organization-user.add', 'user', '17', false],
    ['a change of a license', 'license.toggle', 'license', 17, false],
  ])('has %s: %s of %s %s, %s', (_, name, kind, id, isListed) => {
    const log = createActivityLog();
    log.record({
      type: 'action',
      runId: 1,
      action: { name, target: { kind, id } },
      at: 0,
      durationMs: 0,
      outcome: 'succeeded',
    });
    const component = () => (
      <ActivityContext value={log}>
        <UserActivity user={ada} />
      </ActivityContext>
    );
    renderStory({ input: {}, meta: { input: { component } } });
    expect(screen.queryAllByRole('listitem')).toHaveLength(isListed ? 1 : 0);
  });
});
