import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './global-projects-table.stories.tsx';

const OVERRIDE = 'POST /global/projects/upgradedoverride';

describe('the override of many projects', () => {
  it('is set for each that lacks it, read again once, and undone', async () => {
    const { user, server } = renderStory(stories.Ready);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const box of boxes.slice(0, 5)) await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Upgraded override', expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: 'Upgrade' }));
    const dialog = within(await screen.findByRole('dialog'));
    const count = dialog.getAllByRole('listitem').length;
    const before = server.db.projects.filter(({ isUpgradedOverride }) => isUpgradedOverride).length;
    await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
    expect(await dialog.findByText(`${count} projects upgraded.`)).toBeVisible();
    const sent = () => server.requests().filter(({ operation }) => operation === OVERRIDE);
    expect(sent()).toHaveLength(count);
    await waitFor(() =>
      expect(server.requests().filter(({ operation }) => operation === 'GET /global/projects')).toHaveLength(
        3,
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText(`Undone: ${count}.`)).toBeVisible();
    expect(sent().map(({ body }) => (body as { value: boolean }).value)).toEqual([
      ...Array.from({ length: count }, () => true),
      ...Array.from({ length: count }, () => false),
    ]);
    expect(server.db.projects.filter(({ isUpgradedOverride }) => isUpgradedOverride)).toHaveLength(before);
  });

  it('is asked for in a dialog that the host can add to', async () => {
    const slots = { dialog: (_: ReactNode, name: string) => `Our policy for ${name}` };
    const { user } = renderStory(stories.Ready, { args: { slots } });
    await user.click((await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Upgraded override', expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: 'Upgrade' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Our policy for projects-override')).toBeVisible();
  });
});
