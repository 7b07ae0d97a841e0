import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import * as dashboard from '../screens/admin-dashboard/admin-dashboard.stories.tsx';
import * as deals from '../screens/enterprise-deals/enterprise-deals-table.stories.tsx';
import * as tickets from '../screens/tickets/ticket-list.stories.tsx';
import * as users from '../screens/users/users-table.stories.tsx';

describe('a row with an address', () => {
  it.each([
    ['users', users.Ready],
    ['tickets', tickets.Ready],
    ['enterprise deals', deals.Ready],
    ['organizations', dashboard.Ready],
  ])(
    'opens in a new tab by a press on any of its cells with Ctrl or the middle button: %s',
    async (_, story) => {
      renderStory(story);
      const [header] = await screen.findAllByRole('rowheader');
      const row = header?.closest('tr');
      if (!row) throw new Error('no row');
      const link = row.querySelector('a.ak-data-table-row-link');
      const cells = within(row)
        .getAllByRole('cell')
        .filter((cell) => cell.querySelector('button, a, input, select') === null);
      expect(cells.length).toBeGreaterThan(1);
      for (const cell of cells) {
        const followed = vi.fn((event: Event) => event.preventDefault());
        link?.addEventListener('click', followed);
        fireEvent(cell, new MouseEvent('click', { bubbles: true, ctrlKey: true }));
        fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
        expect(followed).toHaveBeenCalledTimes(2);
        expect(followed).toHaveBeenCalledWith(expect.objectContaining({ ctrlKey: true }));
        link?.removeEventListener('click', followed);
      }
    },
  );
});
