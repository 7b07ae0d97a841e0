import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './coupons-table.stories.tsx';

const DELETE = 'DELETE /coupons/{code}';

async function open(options?: RenderStoryOptions) {
  const story = renderStory(stories.Ready, options);
  const codes = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent ?? '');
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(-3)) await story.user.click(box);
  const count = await screen.findByText('3 selected');
  const bar = within(count.parentElement as HTMLElement);
  await story.user.click(await bar.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Coupons' }));
  const sent = () => story.server.requests().filter(({ operation }) => operation === DELETE);
  return { ...story, codes: codes.slice(-3), dialog, sent };
}

describe('many coupons', () => {
  it('are asked about in numbers and deleted, each by its code [focus]', async () => {
    const { user, codes, dialog, sent, server } = await open();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Delete 3 coupons?');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete Coupons' }));
    expect(await dialog.findByText('3 coupons deleted.')).toBeVisible();
    expect(sent()).toHaveLength(3);
    expect(server.db.coupons.filter(({ code }) => codes.includes(code))).toEqual([]);
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  it('are done where someone else has deleted one of them before', async () => {
    const { user, codes, dialog, sent, server } = await open();
    for (const { id } of server.db.coupons.filter(({ code }) => code === codes[0]))
      server.db.coupons.delete(id);
    await user.click(dialog.getByRole('button', { name: 'Delete Coupons' }));
    expect(await dialog.findByText(/^[23] coupons deleted\.$/)).toBeVisible();
    expect(sent()).toHaveLength(3);
    expect(dialog.queryByText(/Not done/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  it('stay selected where the server refused', async () => {
    const { user, dialog } = await open({ scenarios: [fail(DELETE, 'In use', 400, { times: 1 })] });
    await user.click(dialog.getByRole('button', { name: 'Delete Coupons' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Done: 2. Not done: 1.');
    expect(dialog.getByText('In use')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('1 selected')).toBeVisible();
  });
});
