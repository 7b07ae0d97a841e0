import { screen, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './license-card.stories.tsx';

it.each([400, 404, 409])(
  'a license that another window revoked keeps no action after a refusal with %i',
  async (status) => {
    const { user, server } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('button', { name: 'Revoke License' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    server.db.licenses.delete(5001);
    server.use(fail('DELETE /licenses', 'No such license', status));
    await user.click(dialog.getByRole('button', { name: 'Revoke License' }));
    expect(await screen.findByRole('button', { name: 'Create License', hidden: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable License', hidden: true })).toBeNull();
  },
);
