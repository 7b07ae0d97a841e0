import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
});
