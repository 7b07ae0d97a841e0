import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './whitelist-manager.stories.tsx';

const field = () => screen.findByRole('textbox', { name: 'Domain or email' });
const button = (name: string) => screen.getByRole('button', { name });
const shown = () =>
  within(screen.getByRole('list', { name: 'Whitelist entries' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

describe('the entries of the whitelist', () => {
  it('keeps entries under the pointer in place when the window comes back, and still removes one', async () => {
    const { server } = renderStory(stories.Ready);
    await field();
    const before = shown();
    const list = screen.getByRole('list', { name: 'Whitelist entries' });
    fireEvent.pointerEnter(list);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    server.db.whitelist.push('@a.example');
    fireEvent.click(button('Refresh whitelist'));
    expect(await screen.findByText('7 entries')).toBeVisible();
    expect(shown()).toEqual(before);
    fireEvent.click(button('Remove @harbour.example'));
    await waitFor(() => expect(shown()).not.toContain('@harbour.example'));
    expect(shown()).toContain('@a.example');
  });

  it('renders only the rows in sight of thousands', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server }) => {
        for (let index = 0; index < 5000; index++) server.db.whitelist.push(`@school-${index}.example`);
      },
    });
    await field();
    expect(screen.getByText('5,006 entries')).toBeVisible();
    expect(shown().length).toBeLessThan(60);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '5006');
  });

  it('leaves the focus alone after a refused removal, whatever loads later', async () => {
    const { server, user } = renderStory(stories.Ready, {
      scenarios: [fail('POST /global/whitelist/remove', 'In use', 400)],
    });
    await field();
    await user.click(button('Remove @harbour.example'));
    await screen.findByRole('alert');
    act(() => (document.activeElement as HTMLElement).blur());
    server.db.whitelist.push('@later.example');
    fireEvent.click(button('Refresh whitelist'));
    expect(await screen.findByText('7 entries')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('says of each entry that it could not be removed', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [fail('POST /global/whitelist/remove', 'In use', 400, { times: 2 })],
    });
    await field();
    const [first, second] = shown() as [string, string];
    await story.user.click(button(`Remove ${first}`));
    await screen.findByRole('alert');
    await story.user.click(button(`Remove ${second}`));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ]);
    await story.user.click(button(`Remove ${first}`));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent(second);
  });
});
