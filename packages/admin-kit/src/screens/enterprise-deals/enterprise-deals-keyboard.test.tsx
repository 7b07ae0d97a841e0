import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './enterprise-deals-table.stories.tsx';

const ready = () => screen.findByRole('link', { name: 'Manage Deal with district 6' });
const button = (name: string) => screen.getByRole('button', { name });
const filter = () => screen.getByRole('searchbox', { name: 'Filter enterprise deals' });

describe('the list of enterprise deals by keyboard', () => {
  it('is filtered while typing, and Tab moves to the matches (B §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, filter());
    await user.keyboard('harbour');
    const found = await screen.findByRole('link', { name: 'Manage Harbour district' });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(filter()).toHaveFocus();
    await tabTo(user, button('Refresh enterprise deals'));
    await tabTo(user, button('Create Enterprise Deal'));
    await tabTo(user, found);
    expect(found).toHaveFocus();
  });

  it('is sorted by Enter on a heading, which keeps the focus [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, button('Hard limit'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('columnheader', { name: 'Hard limit' })).toHaveAttribute('aria-sort');
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort', 'ascending');
    expect(button('Hard limit')).toHaveFocus();
  });

  it('gets a deal from field to field, and the focus back (B §2, §7) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, button('Create Enterprise Deal'));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create Enterprise Deal' });
    await user.keyboard('Aardvark libraries');
    await tabTo(user, screen.getByRole('textbox', { name: 'Period' }));
    await user.keyboard('365');
    await tabTo(user, screen.getByRole('textbox', { name: 'Soft limit' }));
    await user.keyboard('0');
    await tabTo(user, screen.getByRole('textbox', { name: 'Hard limit' }));
    await user.keyboard('120');
    await tabTo(user, screen.getByRole('combobox'));
    await tabTo(user, button('Create'));
    await user.keyboard(' ');
    expect(await screen.findByRole('link', { name: 'Manage Aardvark libraries' })).toBeVisible();
    expect(button('Create Enterprise Deal')).toHaveFocus();
  });

  it('is back at its button after Escape, with nothing sent [keyboard] [focus]', async () => {
    const { user, server } = renderStory(stories.Ready);
    await ready();
    await tabTo(user, button('Create Enterprise Deal'));
    await user.keyboard(' ');
    await screen.findByRole('dialog', { name: 'Create Enterprise Deal' });
    await user.keyboard('Aardvark{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Create Enterprise Deal')).toHaveFocus();
    expect(server.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
