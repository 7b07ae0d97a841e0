import { screen, waitFor, within } from '@testing-library/react';
import { answer, applyThenDrop, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { submitTwiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './enterprise-deal-detail.stories.tsx';

const UPDATE = 'PUT /enterprise';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));
const wire = {
  id: 1,
  name: 'Northwind campus',
  period: 180,
  softLimit: 225,
  hardLimit: 275,
  institutionId: 1,
};
const updated = (patch: object) => ({
  operation: UPDATE,
  path: '/enterprise',
  encoding: 'json',
  body: { ...wire, created: expect.stringMatching(/^2026-02-19 /), ...patch },
});

const ready = () => screen.findByRole('heading', { name: 'Northwind campus' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' });
const update = () => screen.getByRole('button', { name: 'Update' });

async function retype(story: Pick<RenderedStory, 'user'>, name: string, value: string) {
  await story.user.clear(field(name));
  if (value !== '') await story.user.type(field(name), value);
}

describe('updating a deal', () => {
  it('looks once more, then sends the whole deal without an id in the path [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    expect(update()).toHaveAccessibleDescription('No changes yet.');
    await retype(story, 'Name', 'Northwind & Co');
    await retype(story, 'Hard limit', '300');
    await waitFor(() => expect(field('LTI institution')).toHaveDisplayValue('Northwind Canvas'));
    await story.user.selectOptions(field('LTI institution'), 'Museo Moodle');
    await story.user.click(update());
    expect(await screen.findByRole('heading', { name: 'Northwind & Co' })).toBeVisible();
    expect(writes(story)).toEqual([updated({ name: 'Northwind & Co', hardLimit: 300, institutionId: 2 })]);
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
    expect(update()).toHaveFocus();
    expect(field('Hard limit')).toHaveValue('300');
  });

  it('says why it failed until that is closed, or the form is changed', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [fail('PUT /enterprise', 'The books are closed')],
    });
    await ready();
    await retype(story, 'Name', 'Else');
    await story.user.click(update());
    const alert = within(await screen.findByRole('alert'));
    await story.user.click(alert.getByRole('button', { name: /dismiss|close/i }));
    expect(screen.queryByRole('alert')).toBeNull();
    await story.user.click(update());
    await screen.findByRole('alert');
    await retype(story, 'Hard limit', '7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a choice of no institution, sent as null', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await story.user.selectOptions(field('LTI institution'), 'NO ASSOCIATED LTI INSTITUTION');
    await story.user.click(update());
    await waitFor(() => expect(writes(story)).toEqual([updated({ institutionId: null })]));
  });

  it('keeps an institution 0 that it was not asked to change', async () => {
    const story = renderStory(stories.Ready, {
      scenarios: [
        answer('GET /enterprise/{id}', {
          enterpriseDeal: { ...wire, created: '2026-02-19 08:59:00', institutionId: 0 },
        }),
      ],
    });
    await ready();
    expect(field('LTI institution')).toHaveDisplayValue('NO ASSOCIATED LTI INSTITUTION');
    await retype(story, 'Period', '30');
    await story.user.click(update());
    await waitFor(() => expect(writes(story)).toEqual([updated({ period: 30, institutionId: 0 })]));
  });

  it('hints at what may be a mistake and sends it all the same [keyboard]', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Soft limit', '900');
    expect(screen.getByText('The hard limit is below the soft limit.')).toBeVisible();
    await retype(story, 'Period', '-1');
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(story)).toEqual([updated({ softLimit: 900, period: -1 })]));
  });

  it('sends nothing for an invalid number, marks it and moves the focus to it [focus]', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Soft limit', '');
    await story.user.click(update());
    expect(field('Soft limit')).toBeInvalid();
    expect(field('Soft limit')).toHaveFocus();
    expect(writes(story)).toEqual([]);
  });

  it('sends nothing for the same number in another spelling', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Hard limit', '0275');
    await story.user.click(update());
    await waitFor(() => expect(field('Hard limit')).toHaveValue('275'));
    await waitFor(() => expect(update()).toHaveAccessibleDescription('No changes yet.'));
    expect(writes(story)).toEqual([]);
  });

  it('forgets the failure with the discarded changes', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(UPDATE, 'This deal is under review')] });
    await ready();
    await retype(story, 'Name', 'Other');
    await story.user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('This deal is under review');
    await story.user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Name')).toHaveFocus();
  });

  it('keeps what was typed and says why it failed [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(UPDATE, 'This deal is under review')] });
    await ready();
    await retype(story, 'Name', 'Other');
    await story.user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The deal was not updatedFailed to remove entry: This deal is under review',
    );
    expect(field('Name')).toHaveValue('Other');
    expect(field('Name')).toHaveAccessibleDescription(/Failed to remove entry: This deal is under review/);
  });

  it('moves the focus to the number that looks wrong once the server has refused [focus] [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(UPDATE, 'The limits cross')] });
    await ready();
    await retype(story, 'Hard limit', '1');
    expect(field('Hard limit')).toBeValid();
    await story.user.click(update());
    await waitFor(() => expect(field('Hard limit')).toHaveFocus());
    expect(field('Hard limit')).toBeInvalid();
    expect(field('Hard limit')).toHaveAccessibleDescription(/The limits cross/);
    expect(field('Soft limit')).toBeValid();
  });

  it('says that the deal may have been updated when the answer is lost and nothing can be looked at [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [applyThenDrop(UPDATE)] });
    await ready();
    await retype(story, 'Name', 'Other');
    const letGo = story.server.hold(UPDATE);
    await story.user.click(update());
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    story.server.use(fail('GET /enterprise/{id}', 'Away', 400));
    letGo();
    const said = /The deal may have been updated.*The change may have been made/;
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(said),
      ),
    );
    expect(screen.queryByText('The deal was not updated')).toBeNull();
  });

  it('sends nothing when the deal cannot be looked at first [spoken]', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Name', 'Other');
    story.server.db.deals.delete(1);
    await story.user.click(update());
    await screen.findByText('The deal was not updated');
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join()).toMatch(/The deal was not updated.*No such enterprise deal/);
    expect(writes(story)).toEqual([]);
  });

  it('sends one request for Enter twice and a click (T6)', async () => {
    const story = renderStory(stories.Ready, { scenarios: [never(UPDATE)] });
    await ready();
    await retype(story, 'Name', 'Other');
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}');
    await story.user.click(update());
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(field('Name')).toHaveAttribute('readonly');
  });

  it('sends nothing where the host says no, and says so [spoken]', async () => {
    const story = renderStory(stories.Ready, { provider: { beforeAction: () => false } });
    await ready();
    await retype(story, 'Name', 'Other');
    await story.user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was sent');
    expect(writes(story)).toEqual([]);
  });

  it('offers what was typed again after the session ended in between (T14) [focus]', async () => {
    const drafts = createMemoryDrafts();
    const first = renderStory(stories.Ready, { provider: { drafts } });
    await ready();
    await retype(first, 'Name', 'Half a na');
    first.unmount();
    const story = renderStory(stories.Ready, { provider: { drafts } });
    await ready();
    expect(field('Name')).toHaveValue('Half a na');
    expect(screen.getByText('Draft restored')).toBeVisible();
    await story.user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(field('Name')).toHaveValue('Northwind campus');
    expect(field('Name')).toHaveFocus();
  });
});

describe('undoing the update of a deal', () => {
  async function updateAndFindUndo(patch: () => object = () => ({})) {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Name', 'Northwind & Co');
    await retype(story, 'Hard limit', '300');
    await story.user.click(update());
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByText('Northwind & Co updated')).toBeVisible();
    const undo = toasts.getByRole('button', { name: 'Undo' });
    Object.assign(story.server.db.deals.get(1) ?? {}, patch());
    return { story, toasts, undo };
  }

  it('restores the changed value, and keeps later changes by others', async () => {
    const { story, toasts, undo } = await updateAndFindUndo(() => ({ softLimit: 250 }));
    await story.user.click(undo);
    expect(await toasts.findByText('Undone: Northwind & Co updated')).toBeVisible();
    expect(writes(story)).toEqual([
      updated({ name: 'Northwind & Co', hardLimit: 300 }),
      updated({ softLimit: 250 }),
    ]);
    await waitFor(() => expect(field('Name')).toHaveValue('Northwind campus'));
    expect(field('Hard limit')).toHaveValue('275');
    expect(toasts.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('asks where someone else has changed the same field since, and sends nothing without an answer', async () => {
    const { story, toasts, undo } = await updateAndFindUndo(() => ({ name: 'Theirs' }));
    await story.user.click(undo);
    await story.user.click(await screen.findByRole('radio', { name: 'Name saved by someone else: Theirs' }));
    await story.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await toasts.findByText('Not undone: Northwind & Co updated. Nothing was sent.')).toBeVisible();
    expect(writes(story)).toHaveLength(1);
    await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
  });

  it('works with Control Z, and says why it failed [keyboard]', async () => {
    const { story, toasts } = await updateAndFindUndo();
    story.server.use(fail(UPDATE, 'This deal is under review'));
    update().focus();
    await story.user.keyboard('{Control>}z{/Control}');
    expect(
      await toasts.findByText('Not undone: Northwind & Co updated. This deal is under review'),
    ).toBeVisible();
    expect(field('Name')).toHaveValue('Northwind & Co');
  });

  it('restores a number that was typed in another spelling', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Hard limit', '3e2');
    await story.user.click(update());
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    await story.user.click(await toasts.findByRole('button', { name: 'Undo' }));
    expect(await toasts.findByText('Undone: Northwind campus updated')).toBeVisible();
    expect(writes(story)).toEqual([updated({ hardLimit: 300 }), updated({})]);
  });

  it('is not offered where nothing was sent', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await retype(story, 'Name', 'Both');
    Object.assign(story.server.db.deals.get(1) ?? {}, { name: 'Both' });
    await story.user.click(update());
    expect(await screen.findByRole('heading', { name: 'Both' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
