import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './whitelist-manager.stories.tsx';

const ADD = 'POST /global/whitelist/add';
const notifications = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

async function paste(text: string, ...addedByOthers: string[]) {
  const story = renderStory(stories.Ready);
  const input = await screen.findByRole('textbox', { name: 'Domain or email' });
  await story.user.click(input);
  await story.user.paste(text);
  story.server.db.whitelist.push(...addedByOthers);
  return { ...story, input };
}

it('says calmly that someone else has added the entry in the meantime, and offers neither Retry nor Undo [focus]', async () => {
  const { user, input } = await paste('new.example', '@new.example');
  await user.click(screen.getByRole('button', { name: 'Add Domain Only' }));
  expect(await (await notifications()).findByText('Already on the whitelist: @new.example')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Retry|Undo)/ })).toBeNull();
  await waitFor(() => expect(input).toHaveValue(''));
  expect(input).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Remove @new.example' })).toBeVisible();
});

it('says it once for a list, and takes back only what it added', async () => {
  const domains = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.example`);
  const { server, user } = await paste(
    `${domains.join(' ')} mine.example`,
    ...domains.map((name) => `@${name}`),
  );
  await user.click(await screen.findByRole('button', { name: 'Add 7 entries' }));
  const toast = await notifications();
  expect(
    await toast.findByText(
      'Already on the whitelist: @a.example, @b.example, @c.example, @d.example and 2 more',
    ),
  ).toBeVisible();
  const before = server.db.whitelist.length;
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.db.whitelist).not.toContain('@mine.example'));
  expect(server.db.whitelist).toHaveLength(before - 1);
});

it('is no reason not to undo a removal', async () => {
  const { server, user } = await paste('');
  await user.click(screen.getByRole('button', { name: 'Remove @harbour.example' }));
  const toast = await notifications();
  const undo = await toast.findByRole('button', { name: 'Undo' });
  server.db.whitelist.push('@harbour.example');
  await user.click(undo);
  expect(await toast.findByText('Undone: Removed @harbour.example')).toBeVisible();
});

it('stays a failure while nothing shows that the entry is there', async () => {
  const { server, user } = await paste('new.example', '@new.example');
  server.use(fail('GET /global/whitelist', 'Away', 400));
  await user.click(screen.getByRole('button', { name: 'Add Domain Only' }));
  expect(await screen.findByText('Not added')).toBeVisible();
  expect(screen.getByText(/^Failed to add entry: @new\.example is already/)).toBeVisible();
  expect(server.requests().filter(({ operation }) => operation === ADD)).toHaveLength(1);
});
