import { screen, waitFor, within } from '@testing-library/react';
import type { MockServer } from '@timemap/admin-mock';
import { expect } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import * as stories from '../../screens/user-detail/user-detail.stories.tsx';

export const GUEST = 0;
export const ADMIN = 1;

/** Mia is the only admin of one organization and of one project, and a member of another of each. */
export function fillMia({ db }: MockServer): void {
  db.organizationMembers.splice(
    0,
    Number.POSITIVE_INFINITY,
    { organizationId: 2, userId: 3, isAdmin: true },
    { organizationId: 2, userId: 2, isAdmin: false },
    { organizationId: 1, userId: 3, isAdmin: false },
    { organizationId: 1, userId: 2, isAdmin: true },
  );
  db.projectMembers.splice(
    0,
    Number.POSITIVE_INFINITY,
    { projectId: 1, userId: 3, roleId: ADMIN },
    { projectId: 1, userId: 2, roleId: GUEST },
    { projectId: 2, userId: 3, roleId: GUEST },
    { projectId: 2, userId: 1, roleId: ADMIN },
  );
}

export const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, body }) => ({ operation, body }));
export const membersOf = ({ server }: Pick<RenderedStory, 'server'>, id: number) =>
  server.db.projectMembers
    .filter(({ projectId }) => projectId === id)
    .map(({ userId, roleId }) => ({ userId, roleId }))
    .toSorted((a, b) => a.userId - b.userId);

export const offersIn = ({ events }: Pick<RenderedStory, 'events'>) =>
  events.filter((event) => event.type === 'undo-offered');

export async function open(item: string, options: RenderStoryOptions = {}) {
  const story = renderStory(stories.Ready, { prepare: ({ server }) => fillMia(server), ...options });
  await story.user.click(await screen.findByRole('button', { name: 'More actions for mia' }));
  await story.user.click(await screen.findByRole('menuitem', { name: item }));
  return { story, dialog: within(await screen.findByRole('dialog')) };
}

export async function start({ user }: RenderedStory, dialog: ReturnType<typeof within>, name: string) {
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
}
