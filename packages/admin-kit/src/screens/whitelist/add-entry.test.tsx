import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './whitelist-manager.stories.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const addedEntries = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ operation }) => operation === 'POST /global/whitelist/add')
    .map(({ body }) => (body as { entry: string }).entry);

async function type({ user }: RenderedStory, text: string) {
  const input = await screen.findByRole('textbox', { name: 'Domain or email' });
  await user.type(input, text);
  return input;
}

it.each([
  ['https://Evil.example/login', 'evil.example'],
  ['zoe@museum.example', 'museum.example'],
])('offers the domain in %s, and sends nothing until it is added [focus]', async (typed, domain) => {
  const story = renderStory(stories.Ready);
  const input = await type(story, typed);
  await story.user.click(
    within(screen.getByRole('group', { name: 'Did you mean this?' })).getByRole('button', {
      name: `Use ${domain}`,
    }),
  );
  expect(input).toHaveValue(domain);
  expect(input).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Did you mean this?' })).toBeNull();
  expect(addedEntries(story)).toEqual([]);
  await story.user.click(button('Add Domain Only'));
  await waitFor(() => expect(addedEntries(story)).toEqual([`@${domain}`]));
});

it('leaves out what is not seen, and says so [spoken]', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'mu\u200Bseum.exam\u202Eple');
  expect(screen.getByText('2 invisible characters are left out.')).toBeVisible();
  expect(button('Add Domain Only')).toHaveAccessibleDescription('Stores @museum.example');
  await story.user.click(button('Add Domain Only'));
  await waitFor(() => expect(addedEntries(story)).toEqual(['@museum.example']));
});

it('warns of letters of two scripts with the punycode, and sends them all the same', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'р\u0430ypal.com');
  expect(screen.getByText(/several scripts \(Latin, Cyrillic\)/)).toHaveTextContent(
    'Servers know it as xn--ypal-43d9g.com.',
  );
  await story.user.click(button('Add Domain Only'));
  await waitFor(() => expect(addedEntries(story)).toEqual(['@р\u0430ypal.com']));
});
