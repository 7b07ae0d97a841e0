import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './ticket-list.stories.tsx';

const ticket = async (id: number) => {
  const header = await screen.findByRole('rowheader', { name: String(id) });
  return within(header.closest('tr') as HTMLElement).getAllByRole('link')[0] as HTMLElement;
};
const button = (name: string) => screen.getByRole('button', { name });
const ids = () => screen.getAllByRole('rowheader').map((cell) => Number(cell.textContent));

describe('the list of tickets by keyboard', () => {
  it('moves by Tab through its filters to each ticket (B §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ticket(40);
    await tabTo(user, screen.getByRole('searchbox', { name: 'Filter tickets' }));
    await tabTo(user, screen.getByRole('combobox', { name: 'Status' }));
    await tabTo(user, screen.getByRole('searchbox', { name: 'Filter by app state' }));
    await tabTo(user, button('Refresh tickets'));
    await tabTo(user, button('Email Multiple'));
    await tabTo(user, await ticket(40));
    await tabTo(user, await ticket(39));
    expect(await ticket(39)).toHaveFocus();
  });

  it('is filtered while typing, and the focus stays in the field (B §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ticket(40);
    const field = screen.getByRole('searchbox', { name: 'Filter by app state' });
    await tabTo(user, field);
    await user.keyboard('HUNTER2');
    await waitFor(() => expect(ids()).toEqual([7]));
    expect(field).toHaveFocus();
  });

  it('has tickets chosen by Space for an email to many, and left again (B §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ticket(40);
    await tabTo(user, button('Email Multiple'));
    await user.keyboard(' ');
    expect(button('Done')).toHaveFocus();
    expect(
      await screen.findByText(/^Choose the tickets to answer/, { selector: '[aria-live] *' }),
    ).toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: 'Select 40' });
    await tabTo(user, box);
    await user.keyboard(' ');
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await tabTo(user, screen.getByRole('checkbox', { name: 'Select 39' }));
    await user.keyboard(' ');
    expect(screen.getByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?bcc=/),
    );
  });

  it('is turned to its next page by Enter, and the focus is not lost (B §9) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await ticket(40);
    const next = button('Next page');
    await tabTo(user, next);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(ids()[0]).toBe(20));
    expect(document.body).not.toHaveFocus();
  });
});
