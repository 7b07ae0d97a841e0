import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './user-detail.stories.tsx';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));
const operations = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation }) => operation);

const EMAIL = 'mine@timemap.example';

async function typeBoth(options: Parameters<typeof renderStory>[1] = {}) {
  const story = renderStory(stories.Ready, options);
  const email = await screen.findByRole('textbox', { name: 'Email' });
  const displayName = screen.getByRole('textbox', { name: 'Display name' });
  for (const [field, text] of [
    [email, EMAIL],
    [displayName, 'Mia D.'],
  ] as const) {
    await story.user.clear(field);
    await story.user.type(field, text);
  }
  return { ...story, email, displayName, save: () => story.user.keyboard('{Enter}') };
}

describe('the texts of a user', () => {
  it('are saved by one Save, each with its own call, and undone one by one [keyboard]', async () => {
    const story = await typeBoth();
    await story.save();
    await waitFor(() =>
      expect(writes(story)).toEqual([
        { operation: 'POST /global/users/email', encoding: 'json', body: { id: 3, value: EMAIL } },
        { operation: 'POST /global/users/display_name', encoding: 'json', body: { id: 3, value: 'Mia D.' } },
      ]),
    );
    expect(await screen.findByText('Display name of mia saved')).toBeVisible();
    expect(screen.getByText('Email of mia saved')).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAccessibleDescription('No changes yet.'));
    story.email.focus();
    await story.user.keyboard('{Control>}z{/Control}');
    save.focus();
    await story.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(story.displayName).toHaveValue('Mia Duarte'));
    await story.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes(story)).toHaveLength(4));
    await waitFor(() => expect(story.email).not.toHaveValue(EMAIL));
  });

  it('keep the refused value and save the others, and Save sends the refused one again [spoken]', async () => {
    const story = await typeBoth({ scenarios: [fail('POST /global/users/email', 'This address is taken')] });
    await story.save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update: This address is taken');
    await waitFor(() => expect(story.server.db.users.get(3)?.displayName).toBe('Mia D.'));
    expect(story.email).toHaveValue(EMAIL);
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAccessibleDescription('Not saved. This address is taken');
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    story.server.resetScenarios();
    await story.user.click(save);
    await waitFor(() => expect(story.server.db.users.get(3)?.email).toBe(EMAIL));
    expect(writes(story)).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show no failure of a text that is as it was', async () => {
    const story = await typeBoth({ scenarios: [fail('POST /global/users/email', 'This address is taken')] });
    const before = story.server.db.users.get(3)?.email ?? '';
    await story.save();
    await screen.findByRole('alert');
    await story.user.clear(story.email);
    await story.user.type(story.email, before);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes yet.');
  });

  it('keep a text that is saved while an older one is undone', async () => {
    const story = await typeBoth();
    await story.save();
    await waitFor(() => expect(writes(story)).toHaveLength(2));
    const [, undoEmail] = await screen.findAllByRole('button', { name: 'Undo' });
    const letGo = story.server.hold('POST /global/users/email', { isHandled: true });
    await story.user.click(undoEmail as HTMLElement);
    await waitFor(() => expect(writes(story)).toHaveLength(3));
    await story.user.clear(story.email);
    await story.user.type(story.email, 'newer@timemap.example{Enter}');
    story.server.use(fail('POST /global/users/email', 'This address is taken'));
    letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent('This address is taken');
    expect(story.email).toHaveValue('newer@timemap.example');
  });

  it('do not keep the form busy if an Undo takes the place of a text that waits', async () => {
    const story = await typeBoth();
    await story.save();
    await waitFor(() => expect(writes(story)).toHaveLength(2));
    const [undoName] = await screen.findAllByRole('button', { name: 'Undo' });
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAccessibleDescription('No changes yet.'));
    const letGo = story.server.hold('POST /global/users/email');
    await story.user.type(story.displayName, ' Jr.');
    await story.user.type(story.email, '.org{Enter}');
    await waitFor(() => expect(writes(story)).toHaveLength(3));
    await story.user.click(undoName as HTMLElement);
    letGo();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
  });
});

describe('texts of a user of which someone else has changed some', () => {
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Someone else changed this user' }));
  const textsOf = ({ server }: Pick<RenderedStory, 'server'>) => {
    const { email, displayName } = server.db.users.get(3) ?? {};
    return { email, displayName };
  };

  async function saveOver(theirs: { email?: string; displayName?: string }) {
    const story = await typeBoth();
    Object.assign(story.server.db.users.get(3) ?? {}, theirs);
    const before = textsOf(story);
    const readsBefore = reads(story);
    await story.save();
    const dialog = await question();
    expect(reads(story)).toBe(readsBefore + 1);
    expect(writes(story)).toEqual([]);
    return { ...story, before, dialog };
  }
  const reads = (story: RenderedStory) =>
    operations(story).filter((operation) => operation === 'GET /global/users/{id}').length;

  it('are asked about before the first call, and none is saved on Cancel', async () => {
    const story = await saveOver({ displayName: 'Mia of Theirs' });
    expect(
      story.dialog.getByText('Choose which values to keep for mia. Nothing is saved until you do.'),
    ).toBeVisible();
    expect(story.dialog.getAllByRole('radio')).toHaveLength(2);
    await story.user.click(story.dialog.getByRole('button', { name: 'Cancel' }));
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    expect(writes(story)).toEqual([]);
    expect(textsOf(story)).toEqual(story.before);
    expect(story.email).toHaveValue(EMAIL);
    expect(story.displayName).toHaveValue('Mia D.');
  });

  it('are all saved in the order of the form when the person says so', async () => {
    const story = await saveOver({ displayName: 'Mia of Theirs' });
    await story.user.click(story.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writes(story)).toMatchObject([
        { operation: 'POST /global/users/email', body: { value: EMAIL } },
        { operation: 'POST /global/users/display_name', body: { value: 'Mia D.' } },
      ]),
    );
    await waitFor(() => expect(textsOf(story)).toEqual({ email: EMAIL, displayName: 'Mia D.' }));
  });

  it('are saved without those of which the other value is taken', async () => {
    const story = await saveOver({ displayName: 'Mia of Theirs' });
    await story.user.click(story.dialog.getByRole('radio', { name: /Mia of Theirs/ }));
    await story.user.click(story.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(textsOf(story)).toEqual({ email: EMAIL, displayName: 'Mia of Theirs' }));
    expect(writes(story)).toHaveLength(1);
    await waitFor(() => expect(story.displayName).toHaveValue('Mia of Theirs'));
  });

  it('are asked about in one question if both were changed', async () => {
    const story = await saveOver({ email: 'theirs@timemap.example', displayName: 'Mia of Theirs' });
    await story.user.click(story.dialog.getByRole('radio', { name: /theirs@timemap\.example/ }));
    expect(story.dialog.getAllByRole('radio')).toHaveLength(4);
    await story.user.click(story.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(story)).toMatchObject([{ body: { value: 'Mia D.' } }]));
    await waitFor(() => expect(story.email).toHaveValue('theirs@timemap.example'));
  });

  it('are asked about with the names of those already saved, if changed between two calls', async () => {
    const story = await typeBoth();
    const letGo = story.server.hold('POST /global/users/email');
    await story.save();
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    Object.assign(story.server.db.users.get(3) ?? {}, { displayName: 'Mia of Theirs' });
    letGo();
    const dialog = await question();
    expect(dialog.getByText('Already saved: Email. Choose which values to keep for mia.')).toBeVisible();
    await story.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(textsOf(story)).toEqual({ email: EMAIL, displayName: 'Mia of Theirs' });
    expect(story.displayName).toHaveValue('Mia D.');
    expect(writes(story)).toHaveLength(1);
  });
});

describe('a text of a user that someone else has changed', () => {
  async function typeOver(patch: Parameters<typeof renderStory>[1] = {}) {
    const story = renderStory(stories.Ready, patch);
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await story.user.clear(field);
    await story.user.type(field, 'mine@timemap.example');
    const mia = story.server.db.users.get(3);
    if (mia) mia.email = 'theirs@timemap.example';
    await story.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this user' }));
    expect(writes(story)).toEqual([]);
    return { ...story, field, dialog };
  }

  it('asks, and overwrites when the person says so', async () => {
    const story = await typeOver();
    expect(story.dialog.getByText('theirs@timemap.example')).toBeVisible();
    await story.user.click(story.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(story)).toMatchObject([{ body: { value: 'mine@timemap.example' } }]));
    await waitFor(() => expect(story.field).toHaveValue('mine@timemap.example'));
  });

  it('takes the other text when the person says so', async () => {
    const story = await typeOver();
    await story.user.click(story.dialog.getByRole('radio', { name: /theirs@timemap\.example/ }));
    await story.user.click(story.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(story.field).toHaveValue('theirs@timemap.example'));
    expect(writes(story)).toEqual([]);
  });

  it('keeps the entry on Cancel, and asks again on the next Save', async () => {
    const story = await typeOver();
    await story.user.click(story.dialog.getByRole('button', { name: 'Cancel' }));
    expect(story.field).toHaveValue('mine@timemap.example');
    await story.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Someone else changed this user' })).toBeVisible();
    expect(writes(story)).toEqual([]);
  });

  it('asks about it also after a refresh that came while the person typed', async () => {
    const story = renderStory(stories.Ready);
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await story.user.clear(field);
    await story.user.type(field, 'mine@timemap.example');
    const mia = story.server.db.users.get(3);
    if (mia) mia.email = 'theirs@timemap.example';
    await story.user.click(screen.getByRole('checkbox', { name: 'Grandfathered' }));
    await waitFor(() =>
      expect(operations(story).filter((call) => call === 'GET /global/users/{id}')).toHaveLength(3),
    );
    await story.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Someone else changed this user' })).toBeVisible();
    expect(writes(story)).toHaveLength(1);
  });
});

describe('a flag of a user that someone else has changed', () => {
  it.each([
    ['Verified', { status: 0 }, 'mia was not marked as “Verified”'],
    ['Skips LTI payments', { skipsLtiPayments: true }, 'mia was already marked as “Skips LTI payments”'],
  ])(
    'does not send %s where someone else has set it, says so and offers no Undo',
    async (label, theirs, text) => {
      const story = renderStory(stories.Ready);
      const box = await screen.findByRole('checkbox', { name: label });
      Object.assign(story.server.db.users.get(3) ?? {}, { ...theirs, displayName: 'Mia D.' });
      await story.user.click(box);
      expect(await screen.findByText(text)).toBeVisible();
      expect(writes(story)).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(screen.getByRole('heading', { name: 'Mia D.' })).toBeVisible();
    },
  );

  it('does not send a flag where the user cannot be read before, and says why [spoken]', async () => {
    const story = renderStory(stories.Ready);
    const box = await screen.findByRole('checkbox', { name: 'Verified' });
    story.server.use(fail('GET /global/users/{id}', 'The registry is being moved', 403));
    await story.user.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update: The registry is being moved',
    );
    expect(writes(story)).toEqual([]);
    expect(box).toBeChecked();
  });
});
