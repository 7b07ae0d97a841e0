import { act, screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, delay, fail, html, never } from '@timemap/admin-mock/scenarios';
import { expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './whitelist-manager.stories.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const ADD = 'POST /global/whitelist/add';
const REMOVE = 'POST /global/whitelist/remove';
const sentEntries = ({ server }: Pick<RenderedStory, 'server'>, call: string) =>
  server
    .requests()
    .filter(({ operation }) => operation === call)
    .map(({ body }) => (body as { entry: string }).entry);
const addedEntries = (story: Pick<RenderedStory, 'server'>) => sentEntries(story, ADD);
const notifications = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

async function type({ user }: RenderedStory, text: string) {
  const input = await screen.findByRole('textbox', { name: 'Domain or email' });
  await user.type(input, text);
  return input;
}

it.each([
  ['https://Evil.example/login', 'evil.example'],
  ['*.museum.example', 'museum.example'],
])('offers the domain in %s, and sends nothing until it is added [focus]', async (typed, domain) => {
  const story = renderStory(stories.Ready);
  const input = await type(story, typed);
  await story.user.click(
    within(screen.getByRole('group', { name: 'Did you mean:' })).getByRole('button', {
      name: `Use ${domain}`,
    }),
  );
  expect(input).toHaveValue(domain);
  expect(input).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Did you mean:' })).toBeNull();
  expect(addedEntries(story)).toEqual([]);
  await story.user.click(button('Add Domain Only'));
  await waitFor(() => expect(addedEntries(story)).toEqual([`@${domain}`]));
});

it('removes invisible characters, and says so [spoken]', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'mu\u200Bseum.exam\u202Eple');
  expect(screen.getByText('Invisible characters are left out.')).toBeVisible();
  expect(button('Add Domain Only')).toHaveAccessibleDescription('Stores @museum.example');
  await story.user.click(button('Add Domain Only'));
  await waitFor(() => expect(addedEntries(story)).toEqual(['@museum.example']));
});

it('says at each way that a web address is no domain [spoken]', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'https://evil.example/');
  for (const way of ['Add Domain Only', 'Add Domain+Subdomains'])
    expect(button(way)).toHaveAccessibleDescription(/This does not look like a domain\.$/);
});

it.each(['*', '@*', '*.muni.cz'])(
  'refuses %s, since nobody knows what it lets in [spoken]',
  async (typed) => {
    const story = renderStory(stories.Ready);
    await type(story, typed);
    for (const way of ['Add Domain Only', 'Add Domain+Subdomains', 'Add Whole Email']) {
      await story.user.click(button(way));
      expect(button(way)).toHaveAccessibleDescription(/The whitelist has no “\*”/);
    }
    expect(addedEntries(story)).toEqual([]);
  },
);

it('adds a pasted list one by one, each entry shown before', async () => {
  const story = renderStory(stories.Ready);
  const input = await screen.findByRole('textbox', { name: 'Domain or email' });
  await story.user.click(input);
  await story.user.paste('Harvard.edu\nmit.edu, HARBOUR.example\nZoe@Museum.example note');
  const list = within(await screen.findByRole('list', { name: 'What will be added' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '@harvard.edu Everyone at this domain',
    '@mit.edu Everyone at this domain',
    '@harbour.example Everyone at this domain (already on the whitelist)',
    'zoe@museum.example This address only',
  ]);
  expect(screen.getByText(/left out: note/)).toBeVisible();
  expect(addedEntries(story)).toEqual([]);
  await story.user.click(button('Add 3 entries'));
  await waitFor(() =>
    expect(addedEntries(story)).toEqual(['@harvard.edu', '@mit.edu', 'zoe@museum.example']),
  );
  await waitFor(() => expect(input).toHaveValue('note'));
  expect(input).toHaveFocus();
});

it('adds the subdomains of a list on request, and marks the kept text when one is refused [focus] [spoken]', async () => {
  const story = renderStory(stories.Ready, { scenarios: [fail(ADD, 'No', 400, { times: 1 })] });
  const input = await screen.findByRole('textbox', { name: 'Domain or email' });
  await story.user.click(input);
  await story.user.paste('a.example\nb.example');
  await story.user.click(await screen.findByRole('checkbox', { name: 'Subdomains too' }));
  await story.user.click(button('Add 4 entries'));
  expect(await screen.findByText('Not added')).toBeVisible();
  expect(addedEntries(story)).toEqual(['@a.example', '.a.example', '@b.example', '.b.example']);
  expect(input).toHaveValue('a.example\nb.example');
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/@a\.example Failed to add entry: No/);
  expect(await screen.findByRole('button', { name: 'Add 1 entry' })).toBeVisible();
});

it('keeps subdomains alone what they are, and leaves the meaning of a “*” to the person', async () => {
  const story = renderStory(stories.Ready);
  const input = await screen.findByRole('textbox', { name: 'Domain or email' });
  await story.user.click(input);
  await story.user.paste('.a.example\nb.example\n*.wild.example');
  const shown = () =>
    within(screen.getByRole('list', { name: 'What will be added' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(await screen.findByText(/left out: \*\.wild\.example/)).toHaveTextContent(
    /The whitelist has no “\*”/,
  );
  expect(shown()).toEqual(['.a.example Everyone at its subdomains', '@b.example Everyone at this domain']);
  await story.user.click(screen.getByRole('checkbox', { name: 'Subdomains too' }));
  expect(shown()).toEqual([
    '.a.example Everyone at its subdomains',
    '@b.example Everyone at this domain',
    '.b.example Everyone at its subdomains',
  ]);
  await story.user.click(button('Add 3 entries'));
  await waitFor(() => expect(addedEntries(story)).toEqual(['.a.example', '@b.example', '.b.example']));
  await waitFor(() => expect(input).toHaveValue('*.wild.example'));
  expect(await screen.findByRole('button', { name: 'Use wild.example' })).toBeVisible();
});

it('says of an entry that the server refused it before, also the next time', async () => {
  const drafts = createMemoryDrafts();
  const story = renderStory(stories.Ready, {
    provider: { drafts },
    scenarios: [fail(ADD, 'The list is full', 400, { times: 1 })],
  });
  await type(story, 'a.example');
  await story.user.click(button('Add Domain Only'));
  await screen.findByText('Not added');
  expect(screen.queryByText('Refused before: The list is full')).toBeNull();
  story.unmount();
  const again = renderStory(stories.Ready, { provider: { drafts } });
  expect(await screen.findAllByText('Refused before: The list is full')).not.toHaveLength(0);
  await again.user.click(button('Add Domain Only'));
  expect(await (await notifications()).findByText('Added @a.example')).toBeVisible();
  expect(screen.queryByText('Refused before: The list is full')).toBeNull();
});

it('says what a domain means at which anyone can get an address, before it is added', async () => {
  const story = renderStory(stories.Ready, { provider: { policy: { publicMailDomains: ['mail.example'] } } });
  const input = await type(story, 'gmail.com');
  expect(await screen.findByText(/^Anyone can get an address at gmail\.com\./)).toBeVisible();
  await story.user.clear(input);
  await story.user.paste('mail.example co.uk museum.example');
  expect(await screen.findByText(/^Anyone can get an address at mail\.example\./)).toBeVisible();
  expect(screen.getByText(/^co\.uk is an ending that many organizations share\./)).toBeVisible();
  await story.user.clear(input);
  await story.user.paste('museum,org; mail.example');
  expect(await screen.findByText(/^Anyone can get an address at mail\.example\./)).toBeVisible();
  expect(screen.queryByText(/ending that many organizations share/)).toBeNull();
});

it.each([
  ['503', fail(ADD, 'Away', 503)],
  ['511', fail(ADD, 'Log in to the network', 511)],
  ['foreign HTML', html(ADD)],
])('says that an entry is not added so far, and nothing else, after %s', async (_, scenario) => {
  const story = renderStory(stories.Ready, { scenarios: [scenario] });
  await type(story, 'museum.example');
  await story.user.click(button('Add Domain Only'));
  expect(await screen.findByText('Not added so far')).toBeVisible();
  expect(screen.queryByText(/Possibly|may have been/)).toBeNull();
});

it('warns of letters of two scripts with the punycode, and sends them all the same', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'р\u0430ypal.com');
  expect(screen.getByText(/several scripts \(Latin, Cyrillic\)/)).toHaveTextContent(
    'Its ASCII form is xn--ypal-43d9g.com.',
  );
  await story.user.click(button('Add Domain Only'));
  await waitFor(() => expect(addedEntries(story)).toEqual(['@р\u0430ypal.com']));
});

it('sends one request for two different ways in one task, and keeps the busy button [spoken]', async () => {
  const story = renderStory(stories.Ready, { scenarios: [never(ADD)] });
  const input = await type(story, 'museum.example');
  await act(async () => {
    button('Add Domain Only').click();
    button('Add Whole Email').click();
  });
  expect(addedEntries(story)).toEqual(['@museum.example']);
  expect(button('Add Domain Only')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Add Domain Only')).not.toHaveAccessibleDescription(/Another entry is being added/);
  expect(button('Add Whole Email')).toHaveAccessibleDescription(/Another entry is being added/);
  expect(input).toHaveValue('museum.example');
});

it('says that some entries may not have been added when one failed and the other is unknown', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'museum.example');
  story.server.use(
    fail(ADD, 'No', 400, { times: 1 }),
    applyThenDrop(ADD),
    fail('GET /global/whitelist', 'Away', 400),
  );
  await story.user.click(button('Add Domain+Subdomains'));
  expect(await screen.findByText('Some entries may not have been added')).toBeVisible();
});

it('can be undone for all entries of one press, by the opposite calls', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'museum.example');
  await story.user.click(button('Add Domain+Subdomains'));
  const toast = await notifications();
  expect(await toast.findByText('Added @museum.example, .museum.example')).toBeVisible();
  await story.user.click(toast.getByRole('button', { name: 'Undo' }));
  expect(await toast.findByText('Undone: Added @museum.example, .museum.example')).toBeVisible();
  expect(addedEntries(story)).toEqual(['@museum.example', '.museum.example']);
  expect(sentEntries(story, REMOVE)).toEqual(['@museum.example', '.museum.example']);
  expect(screen.queryByRole('button', { name: 'Remove @museum.example' })).toBeNull();
  expect(toast.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(story.server.requests().at(-1)?.operation).toBe('GET /global/whitelist'));
});

it('offers Undo for the entry that was added when the other one failed', async () => {
  const story = renderStory(stories.Ready, { scenarios: [fail(ADD, 'No', 400, { times: 1 })] });
  await type(story, 'museum.example');
  await story.user.click(button('Add Domain+Subdomains'));
  expect(await (await notifications()).findByText('Added .museum.example')).toBeVisible();
});

it('says that the entry may have been added when the list cannot be read either [spoken]', async () => {
  const story = renderStory(stories.Ready);
  await type(story, 'museum.example');
  story.server.use(applyThenDrop(ADD), fail('GET /global/whitelist', 'Away', 400));
  await story.user.click(button('Add Domain Only'));
  expect(await screen.findByText(/^Possibly added/)).toBeVisible();
  const [failure] = screen.getAllByRole('alert').filter((alert) => /Possibly/.test(alert.textContent ?? ''));
  expect(failure).toHaveTextContent(/may have been made/);
});

it('keeps text that replaced the failed one, also when the failed entry is added by Retry [focus]', async () => {
  const story = renderStory(stories.Ready, { scenarios: [fail(ADD, 'No', 400, { times: 1 })] });
  const input = await type(story, 'a.example');
  await story.user.click(button('Add Domain Only'));
  await screen.findByText('Not added');
  await story.user.clear(input);
  await story.user.type(input, 'b.example');
  await story.user.click(button('Retry @a.example'));
  expect(await (await notifications()).findByText('Added @a.example')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Not added')).toBeNull());
  expect(input).toHaveValue('b.example');
  expect(input).toHaveFocus();
});

it('moves the focus from Retry to the failure that is left, and to the field after the last one [focus]', async () => {
  const story = renderStory(stories.Ready, { scenarios: [fail(ADD, 'No', 400, { times: 2 })] });
  const input = await type(story, 'museum.example');
  await story.user.click(button('Add Domain+Subdomains'));
  await story.user.click(await screen.findByRole('button', { name: 'Retry @museum.example' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry @museum.example' })).toBeNull());
  expect(button('Retry .museum.example')).toHaveFocus();
  await story.user.keyboard('{Enter}');
  await waitFor(() => expect(input).toHaveValue(''));
  expect(input).toHaveFocus();
});

it('leaves the focus where the person went while the entry was being added [focus]', async () => {
  const story = renderStory(stories.Ready, { scenarios: [delay(ADD, 100)] });
  const input = await type(story, 'museum.example');
  await story.user.click(button('Add Domain Only'));
  await story.user.click(screen.getByRole('searchbox', { name: 'Filter entries' }));
  await waitFor(() => expect(input).toHaveValue(''));
  expect(screen.getByRole('searchbox', { name: 'Filter entries' })).toHaveFocus();
});
