import { screen, waitFor } from '@testing-library/react';
import { smallRoles } from '@timemap/admin-mock';
import { describe, expect, it } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../.storybook/render-story.tsx';
import { DELIBERATE_MS, DOUBLE_CLICK_MS, stopPressClock } from '../ui/test-presses.ts';
import * as coupons from './coupons/coupons-table.stories.tsx';
import * as globalProjects from './global-projects/global-projects-table.stories.tsx';
import * as license from './license/license-card.stories.tsx';
import * as lms from './lms/lms-panel.stories.tsx';
import * as orgUsers from './org-users/org-users-panel.stories.tsx';
import * as projectRoles from './project-roles/project-roles-panel.stories.tsx';
import * as userDetail from './user-detail/user-detail.stories.tsx';
import * as users from './users/users-table.stories.tsx';

interface Flipping {
  what: string;
  story: unknown;
  options?: RenderStoryOptions;
  role?: 'button' | 'checkbox';
  names: readonly [string, string];
  prepare?: (story: RenderedStory) => Promise<void>;
}

const filteredBy = (filter: string): RenderStoryOptions => ({
  args: { tableState: { filter, sort: null, page: 1, pageSize: 20, columns: null } },
});
const same = (name: string) => [name, name] as const;

const flipping: Flipping[] = [
  { what: 'LTI', story: lms.Ready, role: 'button', names: ['Disable', 'Enable'] },
  { what: 'a license', story: license.Ready, role: 'button', names: ['Disable License', 'Enable License'] },
  {
    what: 'an admin of an organization',
    story: orgUsers.Ready,
    role: 'button',
    names: ['Make Admin: mia', 'Revoke Admin: mia'],
  },
  {
    what: 'a flag in the users table',
    story: users.Ready,
    options: filteredBy('trial.over'),
    names: same('Grandfathered, trial.over'),
  },
  { what: 'a flag on the page of a user', story: userDetail.Ready, names: same('Grandfathered') },
  {
    what: 'global admin',
    story: userDetail.Ready,
    names: same('Global admin'),
    prepare: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Unlock' })),
  },
  {
    what: 'the upgraded override of a project',
    story: globalProjects.Ready,
    options: filteredBy('north sea'),
    names: same('Upgraded override, North Sea Trade 1100–1550'),
  },
  { what: 'a flag of a coupon', story: coupons.Ready, names: same('For users, WELCOME-10') },
  {
    what: 'a permission of a role',
    story: projectRoles.Ready,
    names: same('Edit Map Data'),
    prepare: async ({ user }) =>
      user.selectOptions(
        await screen.findByRole('combobox', { name: 'Select a Role' }),
        String(smallRoles.defaultMember),
      ),
  },
];

const saved = ({ events }: RenderedStory) => events.filter(({ type }) => type === 'action').length;
const started = ({ events }: RenderedStory) => events.filter(({ type }) => type === 'action-started').length;
const writes = ({ server }: RenderedStory) =>
  server.requests().filter(({ method }) => method !== 'GET').length;

describe.each(flipping)(
  'a double click on $what',
  ({ story, options, role = 'checkbox', names, prepare }) => {
    it('sends one request where the answer comes between the two, and another for a later press (D2)', async () => {
      const move = stopPressClock();
      const opened = renderStory(story, options);
      await prepare?.(opened);
      const [before, after] = names;
      await opened.user.click(await screen.findByRole(role, { name: before }));
      const flipped = await screen.findByRole(role, { name: after });
      await waitFor(() => expect(saved(opened)).toBe(1));
      await waitFor(() => expect(flipped).not.toHaveAttribute('aria-busy', 'true'));
      move(DOUBLE_CLICK_MS);
      await opened.user.click(flipped);
      expect(started(opened)).toBe(1);
      expect(writes(opened)).toBe(1);
      move(DELIBERATE_MS - DOUBLE_CLICK_MS);
      await opened.user.click(flipped);
      await waitFor(() => expect(saved(opened)).toBe(2));
      expect(writes(opened)).toBe(2);
    });
  },
);
