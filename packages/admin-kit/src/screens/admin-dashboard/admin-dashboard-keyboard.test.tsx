import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './admin-dashboard.stories.tsx';

const ready = () => screen.findByRole('link', { name: 'Cartography Workshop' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the Admin Dashboard by keyboard', () => {
  it('moves by Tab from the toolbar through the filters to each row and its actions [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, button('Refresh organizations'));
    await tabTo(user, button('Create Organization'));
    await tabTo(user, screen.getByRole('searchbox', { name: 'Filter organizations' }));
    await tabTo(user, screen.getByRole('combobox', { name: 'Show' }));
    await tabTo(user, button('Name'));
    await tabTo(user, await ready());
    await tabTo(user, button('Actions for Cartography Workshop'));
    expect(button('Actions for Cartography Workshop')).toHaveFocus();
  });

  it('sorts by Enter and by Space, with the focus on the heading [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, button('Name'));
    const header = screen.getByRole('columnheader', { name: /^Name/ });
    await user.keyboard('{Enter}');
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard(' ');
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(button('Name')).toHaveFocus();
  });

  it('opens the actions of a row, and Escape closes the menu and the dialog (B §5) [keyboard] [focus]', async () => {
    const { user, server } = renderStory(stories.Ready);
    await ready();
    const actions = button('Actions for Cartography Workshop');
    await tabTo(user, actions);
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(actions).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{End}{Enter}');
    await screen.findByRole('dialog', { name: 'Delete Organization' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^To confirm/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(actions).toHaveFocus());
    expect(server.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('creates an organization without a mouse (B §7) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, button('Create Organization'));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create Organization' });
    await user.keyboard('Aardvark College{Tab}mia{Enter}');
    expect(await screen.findByRole('link', { name: 'Aardvark College' })).toBeVisible();
    expect(button('Create Organization')).toHaveFocus();
  });
});
