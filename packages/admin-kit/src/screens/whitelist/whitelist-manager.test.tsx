import { screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, fail, html, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './whitelist-manager.stories.tsx';

const ADD = 'POST /global/whitelist/add';
const REMOVE = 'POST /global/whitelist/remove';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));
const added = (...entries: string[]) =>
  entries.map((entry) => ({ operation: ADD, encoding: 'json', body: { entry } }));

const removed = (...entries: string[]) =>
  entries.map((entry) => ({ operation: REMOVE, encoding: 'json', body: { entry } }));

const notifications = async () => within(await screen.findByRole('region', { name: 'Notifications' }));
const field = () => screen.findByRole('textbox', { name: 'Domain or email' });
const button = (name: string) => screen.getByRole('button', { name });
const shown = () =>
  within(screen.getByRole('list', { name: 'Whitelist entries' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

async function type(story: RenderedStory, text: string) {
  const input = await field();
  if (text !== '') await story.user.type(input, text);
  return input;
}

describe('the whitelist', () => {
  it('lists its entries, those of one domain together', async () => {
    const { server } = renderStory(stories.Ready);
    await field();
    expect(screen.getByRole('heading', { name: 'Manage Whitelist' })).toBeVisible();
    expect(shown()).toEqual([
      '<img src=x onerror="window.__pwned=1">',
      'guest.curator@mail.example',
      '@harbour.example',
      '@northwind.example',
      '.northwind.example',
      '@xn--mnchen-3ya.example',
    ]);
    expect(screen.getByText('6 entries')).toBeVisible();
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /global/whitelist']);
  });

  it('finds entries by any part in any case', async () => {
    const { user } = renderStory(stories.Ready);
    await user.type(await screen.findByRole('searchbox', { name: 'Filter entries' }), 'NorthWind');
    await waitFor(() => expect(shown()).toEqual(['@northwind.example', '.northwind.example']));
    expect(screen.getByText('2 of 6 entries')).toBeVisible();
    await user.keyboard('xx');
    expect(await screen.findByText('No entries match query')).toBeVisible();
  });

  it('says what it is when it is empty', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No entries')).toBeVisible();
    expect(await field()).toBeVisible();
  });

  it('says that it could not be loaded, offers nothing to add, and loads again [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load whitelist');
    expect(screen.queryByRole('textbox')).toBeNull();
    server.resetScenarios();
    await user.click(button('Retry'));
    expect(await field()).toBeVisible();
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('is not for %s, and asks nothing (B §6)', (_, story) => {
    const { server } = renderStory(story);
    expect(screen.getByText('Only global admins can manage the whitelist.')).toBeVisible();
    expect(server.requests()).toEqual([]);
  });
});

describe('adding an entry', () => {
  it.each([
    ['Add Domain Only', '  museum.example ', ['@museum.example']],
    ['Add Domain Only', '@museum.example', ['@museum.example']],
    ['Add Domain+Subdomains', 'museum.example', ['@museum.example', '.museum.example']],
    ['Add Whole Email', ' Zoe@Museum.example ', ['Zoe@Museum.example']],
  ])('%s of %j sends what was shown before [focus] [spoken]', async (name, typed, entries) => {
    const story = renderStory(stories.Ready);
    const input = await type(story, typed);
    for (const entry of entries)
      expect(button(name)).toHaveAccessibleDescription(expect.stringContaining(entry));
    expect(writes(story)).toEqual([]);
    await story.user.click(button(name));
    await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(entries)));
    expect(writes(story)).toEqual(added(...entries));
    await waitFor(() => expect(input).toHaveValue(''));
    expect(input).toHaveFocus();
    await waitFor(() => expect(story.server.requests().at(-1)?.operation).toBe('GET /global/whitelist'));
  });

  it.each(['', ' @ '])('sends nothing for %j, and says why [spoken]', async (typed) => {
    const story = renderStory(stories.Ready);
    await type(story, typed);
    await story.user.click(button('Add Domain Only'));
    expect(button('Add Domain Only')).toHaveAccessibleDescription(/Enter a domain or email first/);
    expect(writes(story)).toEqual([]);
  });

  it('names an entry that is already there, and sends only the other [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await type(story, 'harbour.example');
    expect(button('Add Domain Only')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Add Domain Only')).toHaveAccessibleDescription(/Already on the whitelist/);
    expect(button('Add Domain+Subdomains')).toHaveAccessibleDescription(
      /@harbour\.example \(already on the whitelist\)/,
    );
    await story.user.click(button('Add Domain+Subdomains'));
    await waitFor(() => expect(writes(story)).toEqual(added('.harbour.example')));
  });

  it('warns about a possible mistake, and sends it anyway [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await type(story, 'zoe@museum.example');
    expect(button('Add Domain Only')).toHaveAccessibleDescription(/This contains “@”/);
    await story.user.click(button('Add Domain Only'));
    await waitFor(() => expect(writes(story)).toEqual(added('@zoe@museum.example')));
  });

  it('names the one of two that failed, and tries it again alone [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [fail(ADD, 'The registry is being moved', 400, { times: 1 })],
    });
    const input = await type(story, 'museum.example');
    await story.user.click(button('Add Domain+Subdomains'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('@museum.example Failed to add entry: The registry is being moved');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1);
    expect(shown()).toContain('.museum.example');
    expect(input).toHaveValue('museum.example');
    await story.user.click(button('Retry @museum.example'));
    await waitFor(() => expect(shown()).toContain('@museum.example'));
    expect(writes(story)).toEqual(added('@museum.example', '.museum.example', '@museum.example'));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(input).toHaveValue(''));
    expect(input).toHaveFocus();
  });

  it.each([
    ['the words of the server', fail(ADD, 'The list is full'), 'Failed to add entry: The list is full'],
    [
      'a short sentence where it gave none',
      html(ADD, 400),
      'Failed to add entry: The server could not do this',
    ],
  ])('says %s after the colon [spoken]', async (_, scenario, text) => {
    const story = renderStory(stories.Ready, { scenarios: [scenario] });
    await type(story, 'museum.example');
    await story.user.click(button('Add Domain Only'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('names both when both failed [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(ADD, 'No')] });
    await type(story, 'museum.example');
    await story.user.click(button('Add Domain+Subdomains'));
    expect(within(await screen.findByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
    await story.user.click(button('Retry .museum.example'));
    await waitFor(() => expect(writes(story)).toHaveLength(3));
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('sends nothing where the host says no, and says so [spoken]', async () => {
    const story = renderStory(stories.Ready, { provider: { beforeAction: () => false } });
    await type(story, 'museum.example');
    await story.user.click(button('Add Domain Only'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was sent');
    expect(writes(story)).toEqual([]);
  });

  it('sends one request for a double click, and none for another way until it is done (T6) [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [never(ADD)] });
    await type(story, 'museum.example');
    await twiceInOneTask(() => button('Add Domain Only').click());
    await story.user.click(button('Add Whole Email'));
    expect(button('Add Whole Email')).toHaveAccessibleDescription(/Another entry is being added/);
    expect(writes(story)).toHaveLength(1);
  });

  it('has added the entry when the answer is lost and the list has it', async () => {
    const story = renderStory(stories.Ready, { scenarios: [applyThenDrop(ADD)] });
    await type(story, 'museum.example');
    await story.user.click(button('Add Domain Only'));
    await waitFor(() => expect(shown()).toContain('@museum.example'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes(story)).toEqual(added('@museum.example'));
  });

  it('offers what was typed again after the session ended in between (T14)', async () => {
    const drafts = createMemoryDrafts();
    const first = renderStory(stories.Ready, { provider: { drafts } });
    await type(first, 'museum.exam');
    first.unmount();
    renderStory(stories.Ready, { provider: { drafts } });
    expect(await field()).toHaveValue('museum.exam');
  });
});

describe('removing an entry', () => {
  it('sends the entry as stored, and moves the focus to the next [focus]', async () => {
    const story = renderStory(stories.Ready);
    await field();
    await story.user.click(button('Remove @harbour.example'));
    await waitFor(() => expect(shown()).not.toContain('@harbour.example'));
    expect(writes(story)).toEqual(removed('@harbour.example'));
    expect(button('Remove @northwind.example')).toHaveFocus();
  });

  it('moves the focus to the filter when the last one found is gone, and to the entries when all are [focus]', async () => {
    const story = renderStory(stories.Ready);
    await story.user.type(await screen.findByRole('searchbox'), 'harbour');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await story.user.click(button('Remove @harbour.example'));
    await waitFor(() => expect(screen.getByText('No entries match query')).toBeVisible());
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await story.user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(shown()).toHaveLength(5));
    for (let left = 5; left > 0; left--) {
      await story.user.click(screen.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);
      await waitFor(() =>
        expect(screen.queryAllByRole('button', { name: /^Remove / })).toHaveLength(left - 1),
      );
    }
    expect(screen.getByRole('region', { name: 'Whitelist entries' })).toHaveFocus();
  });

  it('can be undone with Control Z, once, by adding the entry again', async () => {
    const story = renderStory(stories.Ready);
    await field();
    await story.user.click(button('Remove @harbour.example'));
    const toast = await notifications();
    expect(await toast.findByText('Removed @harbour.example')).toBeVisible();
    await story.user.keyboard('{Control>}z{/Control}');
    expect(await toast.findByText('Undone: Removed @harbour.example')).toBeVisible();
    expect(shown()).toContain('@harbour.example');
    await story.user.keyboard('{Control>}z{/Control}');
    expect(writes(story)).toEqual([...removed('@harbour.example'), ...added('@harbour.example')]);
  });

  it('says why a removal could not be undone', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(ADD, 'The list is full')] });
    await field();
    await story.user.click(button('Remove @harbour.example'));
    const toast = await notifications();
    await story.user.click(await toast.findByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Not undone: Removed @harbour.example. The list is full')).toBeVisible();
    expect(shown()).not.toContain('@harbour.example');
  });

  it('keeps the entry, its button and the focus when it is refused [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(REMOVE, 'In use')] });
    await field();
    await story.user.click(button('Remove @harbour.example'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('@harbour.example');
    expect(alert).toHaveTextContent('Failed to remove entry: In use');
    expect(button('Remove @harbour.example')).toHaveFocus();
  });

  it('shows the current list, and offers no Undo, when someone else has removed the entry [focus]', async () => {
    const story = renderStory(stories.Ready);
    await field();
    story.server.db.whitelist.splice(story.server.db.whitelist.indexOf('@harbour.example'), 1);
    await story.user.click(button('Remove @harbour.example'));
    await waitFor(() => expect(shown()).not.toContain('@harbour.example'));
    expect(await screen.findByText('@harbour.example was already removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });
});
