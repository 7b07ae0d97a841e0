import { screen, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { LicenseCard } from '../license/index.ts';
import { OrgUsersPanel } from './org-users-panel.tsx';

const organization = { id: smallOrganizations.harbour, name: 'Harbour', parentId: 0, isLocalAdmin: true };

function BothScreens() {
  return (
    <>
      <LicenseCard organization={organization} />
      <OrgUsersPanel organizationId={organization.id} />
    </>
  );
}

describe('the seats of a bulk add', () => {
  it('are foretold where the license is known', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: BothScreens } } });
    const card = await screen.findByText(/\d+ of \d+/);
    const [, taken, allowed] = /(\d+) of (\d+)/.exec(card.textContent ?? '') ?? [];
    const free = Math.max(0, Number(allowed) - Number(taken));
    await user.click(await screen.findByRole('button', { name: 'Add Multiple Users' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Multiple Users' }));
    await user.click(dialog.getByRole('textbox', { name: 'Users' }));
    await user.paste(Array.from({ length: free + 4 }, (_, index) => `student.${index}`).join('\n'));
    expect(dialog.getByText(`4 more than the free seats. Free: ${free}.`)).toBeVisible();
  });
});
