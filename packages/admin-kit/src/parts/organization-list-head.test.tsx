import { screen, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import * as projects from '../screens/org-projects/org-projects-panel.stories.tsx';
import * as users from '../screens/org-users/org-users-panel.stories.tsx';

it.each([
  ['users', users.Ready],
  ['projects', projects.Ready],
])('the %s of an organization mark the hidden characters of its name', async (_, story) => {
  renderStory(story, {
    args: { organizationId: smallOrganizations.harbour },
    prepare: ({ server }) => {
      const organization = server.db.organizations.get(smallOrganizations.harbour);
      if (organization) organization.name = 'Harbour\u202e City';
    },
  });
  const link = await screen.findByRole('link', { name: 'Harbour‹U+202E› City' });
  expect(within(link).getByTitle('Invisible character U+202E')).toBeVisible();
});
