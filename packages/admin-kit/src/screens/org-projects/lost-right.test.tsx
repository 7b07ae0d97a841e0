import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './org-projects-panel.stories.tsx';

describe('a refusal because the right in the organization is gone', () => {
  it('takes its buttons away, and says the reason where the dialog has closed', async () => {
    const story = renderStory(stories.AsOrgAdmin);
    await screen.findAllByRole('rowheader');
    await story.user.click(screen.getByRole('button', { name: 'Create Project' }));
    await story.user.type(await screen.findByRole('textbox', { name: 'Project name' }), 'Quay');
    for (const member of story.server.db.organizationMembers) member.isAdmin = false;
    const form = within(screen.getByRole('dialog'));
    await story.user.type(form.getByRole('textbox', { name: /^Description/ }), 'By the sea');
    await story.user.click(form.getByRole('button', { name: /^Create/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Create Project' })).toBeNull();
    expect(await screen.findByText(/Quay.*Only admins of the organization can do that/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  });
});
