import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './whitelist-manager.stories.tsx';

const REMOVE = 'POST /global/whitelist/remove';
const ADD = 'POST /global/whitelist/add';

async function select() {
  const story = renderStory(stories.Ready);
  const { user, server } = story;
  await user.click(await screen.findByRole('checkbox', { name: 'Select @harbour.example' }));
  await user.type(screen.getByRole('searchbox', { name: 'Filter entries' }), 'northwind');
  await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
  const sent = (operation: string) =>
    server
      .requests()
      .filter((request) => request.operation === operation)
      .map(({ body }) => (body as { entry: string }).entry);
  return { ...story, sent };
}

describe('selected entries', () => {
  it('are given to the host for its own action, and keep none of ours that it hides', async () => {
    const slots = {
      lists: { entries: { bulkActions: (entries: readonly string[]) => <b>Ours for {entries.join()}</b> } },
      replace: { removeEntry: null },
    };
    const { user } = renderStory(stories.Ready, { args: { slots } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select @harbour.example' }));
    expect(await screen.findByText('Ours for @harbour.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('lose an entry that is removed by its own button, also when it is added again', async () => {
    const { user } = renderStory(stories.Ready);
    const entry = '@harbour.example';
    await user.click(await screen.findByRole('checkbox', { name: `Select ${entry}` }));
    await user.click(screen.getByRole('button', { name: `Remove ${entry}` }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: `Select ${entry}` })).not.toBeChecked();
  });

  it('are counted with those that the filter hides, asked about, and removed each by its call', async () => {
    const { user, sent, server } = await select();
    expect(await screen.findByText('3 selected, 1 of them hidden by the filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Entries' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Remove 3 entries?');
    await user.click(dialog.getByRole('button', { name: 'Remove Entries' }));
    expect(await dialog.findByText('3 entries removed.')).toBeVisible();
    expect(sent(REMOVE).toSorted()).toEqual(['.northwind.example', '@harbour.example', '@northwind.example']);
    await waitFor(() =>
      expect(server.requests().filter(({ operation }) => operation === 'GET /global/whitelist')).toHaveLength(
        2,
      ),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'Select @northwind.example' })).toBeNull();
    expect(screen.queryByText(/^\d+ selected/)).toBeNull();
  });

  it('come back on Undo', async () => {
    const { user, sent } = await select();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Entries' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Entries' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Undone: 3.')).toBeVisible();
    expect(sent(ADD).toSorted()).toEqual(sent(REMOVE).toSorted());
  });

  it('do not lose the focus when all are selected and when the selection is cleared [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    (await screen.findByRole('checkbox', { name: 'Select @harbour.example' })).focus();
    await user.keyboard(' ');
    (await screen.findByRole('button', { name: 'Select all 6' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('6 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Whitelist entries' })).toHaveFocus();
  });
});
