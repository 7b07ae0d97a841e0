import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './enterprise-deal-detail.stories.tsx';

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const bodies = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ operation }) => operation === 'PUT /enterprise')
    .map(({ body }) => body);
const someoneSaves = ({ server }: RenderedStory, patch: object) =>
  Object.assign(server.db.deals.get(1) ?? {}, patch);

async function typeName(story: RenderedStory, name: string) {
  const field = await nameField();
  await story.user.clear(field);
  await story.user.type(field, name);
}

async function typeLimit(story: RenderedStory, limit: string) {
  const field = await screen.findByRole('textbox', { name: 'Hard limit' });
  await story.user.clear(field);
  await story.user.type(field, limit);
}

async function submit(story: RenderedStory) {
  await story.user.click(screen.getByRole('button', { name: 'Update' }));
  return within(await screen.findByRole('dialog', { name: 'Someone else changed this deal' }));
}

describe('a deal that someone else changed while its form was filled', () => {
  it('is shown field by field before anything is sent; fields not touched here are as saved [focus]', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    await typeLimit(story, '300');
    someoneSaves(story, { name: 'Theirs', hardLimit: 2000, softLimit: 250 });
    const dialog = await submit(story);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Choose which values to keep. Nothing is saved until you do.',
    );
    expect(bodies(story)).toEqual([]);
    const name = within(dialog.getByRole('group', { name: 'Name' }));
    expect(name.getByRole('radio', { name: 'Name saved by someone else: Theirs' })).not.toBeChecked();
    expect(name.getByRole('radio', { name: 'Name in your change: Mine' })).toBeChecked();
    expect(name.getByRole('radio', { name: 'Name in your change: Mine' })).toHaveFocus();
    expect(dialog.getByRole('radio', { name: 'Hard limit in your change: 300' })).toBeChecked();
    expect(dialog.getAllByRole('group')).toHaveLength(2);
    await story.user.click(dialog.getByRole('radio', { name: 'Hard limit saved by someone else: 2000' }));
    await story.user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(bodies(story)).toMatchObject([{ name: 'Mine', hardLimit: 2000, softLimit: 250 }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
  });

  it('keeps typed text when it is loaded again', async () => {
    const queryClient = new QueryClient();
    const story = renderStory(stories.Ready, { provider: { queryClient } });
    await typeName(story, 'Mine');
    someoneSaves(story, { name: 'Theirs', hardLimit: 2000 });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeVisible();
    expect(await nameField()).toHaveValue('Mine');
  });

  it('is saved as chosen', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    await typeLimit(story, '300');
    someoneSaves(story, { name: 'Theirs', hardLimit: 2000 });
    const dialog = await submit(story);
    await story.user.click(dialog.getByRole('radio', { name: /^Name saved by someone else/ }));
    await story.user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(bodies(story)).toMatchObject([{ name: 'Theirs', hardLimit: 300 }]));
  });

  it('is merged without a question where only other fields were changed', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    someoneSaves(story, { hardLimit: 2000 });
    await story.user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(bodies(story)).toMatchObject([{ name: 'Mine', hardLimit: 2000 }]));
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Hard limit' })).toHaveValue('2000');
  });

  it('sends nothing where one of its numbers is unreadable since, marks it and says so [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    someoneSaves(story, { softLimit: null });
    await story.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The deal was not updatedFailed to remove entry: A value in this request is not valid. Nothing was sent.',
    );
    expect(screen.getByRole('textbox', { name: 'Soft limit' })).toBeInvalid();
    expect(await nameField()).toHaveValue('Mine');
    expect(bodies(story)).toEqual([]);
  });

  it('has its unreadable number replaced by one that was typed here', async () => {
    const story = renderStory(stories.Ready);
    await nameField();
    await typeLimit(story, '300');
    someoneSaves(story, { hardLimit: null });
    const dialog = await submit(story);
    expect(dialog.getByRole('radio', { name: 'Hard limit saved by someone else: nothing' })).toBeVisible();
    await story.user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(bodies(story)).toMatchObject([{ hardLimit: 300 }]));
  });

  it('is left alone when all of theirs is kept', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    someoneSaves(story, { name: 'All of theirs' });
    const dialog = await submit(story);
    await story.user.click(dialog.getByRole('radio', { name: /saved by someone else/ }));
    await story.user.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(story)).toEqual([]);
    expect(await nameField()).toHaveValue('All of theirs');
    await expect(screen.findByText('All of theirs updated', {}, { timeout: 500 })).rejects.toThrow();
  });

  it('does not take the place of what is typed on the way', async () => {
    const story = renderStory(stories.Ready);
    await typeLimit(story, '300');
    const field = await screen.findByRole('textbox', { name: 'Hard limit' });
    const before = String(story.server.db.deals.get(1)?.hardLimit);
    someoneSaves(story, { hardLimit: 77 });
    await story.user.click((await submit(story)).getByRole('button', { name: 'Cancel' }));
    await story.user.clear(field);
    await story.user.type(field, `${before}9`);
    expect(field).toHaveValue(`${before}9`);
  });

  it('is shown again when it is changed once more', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    someoneSaves(story, { name: 'Theirs' });
    const dialog = await submit(story);
    someoneSaves(story, { name: 'Theirs again' });
    await story.user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByRole('radio', { name: 'Name saved by someone else: Theirs again' }),
    ).toBeInTheDocument();
    expect(bodies(story)).toEqual([]);
  });

  it('is not overwritten when the question is left, and the form keeps what was typed [keyboard] [focus]', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Mine');
    someoneSaves(story, { name: 'Theirs', hardLimit: 2000 });
    await submit(story);
    await story.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await nameField()).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: 'Hard limit' })).toHaveValue('2000');
    expect(screen.getByRole('heading', { name: 'Theirs' })).toBeVisible();
    expect(bodies(story)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
  });

  it('is noticed also by a form that was kept while the session was renewed', async () => {
    const drafts = createMemoryDrafts();
    const first = renderStory(stories.Ready, { provider: { drafts } });
    await typeName(first, 'Mine');
    first.unmount();
    const story = renderStory(stories.Ready, {
      provider: { drafts },
      prepare: ({ server }) => Object.assign(server.db.deals.get(1) ?? {}, { name: 'Theirs' }),
    });
    expect(await nameField()).toHaveValue('Mine');
    const dialog = await submit(story);
    expect(dialog.getByRole('radio', { name: 'Name saved by someone else: Theirs' })).toBeVisible();
  });

  it('keeps what was typed and says why when saving the decided values fails [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail('PUT /enterprise', 'Under review')] });
    await typeName(story, 'Mine');
    someoneSaves(story, { name: 'Theirs' });
    const dialog = await submit(story);
    await story.user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to remove entry: Under review');
    expect(await nameField()).toHaveValue('Mine');
  });

  it('asks nothing when only fields of the other kind are the same', async () => {
    const story = renderStory(stories.Ready);
    await typeName(story, 'Both');
    someoneSaves(story, { name: 'Both' });
    await story.user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Both' })).toBeVisible());
    expect(bodies(story)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
