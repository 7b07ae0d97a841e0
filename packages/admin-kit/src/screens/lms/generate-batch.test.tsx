import { screen, waitFor, within } from '@testing-library/react';
import { applyThenFail, drop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './lms-panel.stories.tsx';

const BATCHES = 'GET /admin/lti/paywall/code-batches/{institutionid}';
const GENERATE = 'POST /admin/lti/paywall/generate-code-batch';
const button = (name: string) => screen.findByRole('button', { name });
const calls = ({ server }: Pick<RenderedStory, 'server'>, wanted: string) =>
  server.requests().filter(({ operation }) => operation === wanted);

async function press(story: RenderedStory) {
  await story.user.click(await button('Generate'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const generate = dialog.getByRole('button', { name: 'Generate' });
  await story.user.click(generate);
  return { dialog, generate };
}

async function dropAndRetry(story: RenderedStory) {
  story.server.use(drop(GENERATE));
  const { dialog, generate } = await press(story);
  await dialog.findByRole('alert');
  story.server.clearScenarios();
  await story.user.click(generate);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

async function loseAnswer() {
  const story = renderStory(stories.CodeBatches, { scenarios: [applyThenFail(GENERATE)] });
  await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
  const pressed = await press(story);
  expect(await pressed.dialog.findByRole('alert')).toHaveTextContent(/may have been made/);
  story.server.clearScenarios();
  return { ...story, ...pressed };
}

describe('generating codes again', () => {
  it('is warned about after the page ended before the answer', async () => {
    const drafts = createMemoryDrafts();
    const open = async () => {
      const story = renderStory(stories.CodeBatches, { provider: { drafts } });
      await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
      return story;
    };
    const first = await open();
    first.server.hold(GENERATE);
    await press(first);
    await waitFor(() => expect(calls(first, GENERATE)).toHaveLength(1));
    first.unmount();
    await open();
    expect(screen.getByText(/may have been made. Check/)).toBeVisible();
  });

  it('cannot be left while it looks for an earlier batch, so that Cancel always cancels (T8)', async () => {
    const { dialog, generate, ...story } = await loseAnswer();
    const release = story.server.hold(BATCHES);
    const before = calls(story, BATCHES).length;
    await story.user.click(generate);
    await waitFor(() => expect(calls(story, BATCHES)).toHaveLength(before + 1));
    await story.user.keyboard('{Escape}');
    await story.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    release();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Already generated as batch/);
    await story.user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls(story, GENERATE)).toHaveLength(1);
  });

  it('remembers an unknown outcome while the person looks under Manage Code Batches (T8)', async () => {
    const { dialog, ...story } = await loseAnswer();
    await story.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await story.user.click(screen.getByRole('tab', { name: 'Manage Code Batches' }));
    await story.user.click(screen.getByRole('tab', { name: 'Generate Code Batch' }));
    const second = await press(story);
    expect(await second.dialog.findByRole('alert')).toHaveTextContent(/Already generated as batch/);
    expect(calls(story, GENERATE)).toHaveLength(1);
  });

  it('takes no batch for one with a lost answer that was made just before it', async () => {
    const story = renderStory(stories.CodeBatches);
    await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
    await press(story);
    await button('Download paywall_codes.csv');
    await dropAndRetry(story);
    expect(calls(story, GENERATE)).toHaveLength(3);
  });

  it('takes no batch for one with a lost answer that someone else made after the list was loaded', async () => {
    const story = renderStory(stories.CodeBatches);
    await screen.findByText('Autumn term');
    await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
    await secondClient(story).send(GENERATE, { body: { name: 'New Batch', count: 100, institution_id: 1 } });
    await dropAndRetry(story);
    expect(calls(story, GENERATE)).toHaveLength(3);
  });

  it('keeps the codes and an unknown outcome while the person looks at the keys', async () => {
    const { dialog, ...story } = await loseAnswer();
    await story.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await story.user.click(screen.getByRole('tab', { name: /Keys/ }));
    await story.user.click(screen.getByRole('tab', { name: /Paywall/ }));
    await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
    const second = await press(story);
    expect(await second.dialog.findByRole('alert')).toHaveTextContent(/Already generated as batch/);
    expect(calls(story, GENERATE)).toHaveLength(1);
  });

  it('forgets a wrong number with Start over', async () => {
    const story = renderStory(stories.CodeBatches);
    await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
    const count = screen.getByRole('textbox', { name: 'Number of codes' });
    await story.user.clear(count);
    await story.user.type(count, 'abc');
    await story.user.click(screen.getByRole('tab', { name: 'Manage Code Batches' }));
    await story.user.click(screen.getByRole('tab', { name: 'Generate Code Batch' }));
    await story.user.click(await button('Generate'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await story.user.click(await button('Start Over'));
    expect(screen.getByRole('textbox', { name: 'Number of codes' })).toHaveValue('100');
    expect(screen.getByRole('textbox', { name: 'Number of codes' })).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the codes while the person looks under Manage Code Batches', async () => {
    const story = renderStory(stories.CodeBatches);
    await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
    await press(story);
    await button('Download paywall_codes.csv');
    await story.user.click(screen.getByRole('tab', { name: 'Manage Code Batches' }));
    await story.user.click(screen.getByRole('tab', { name: 'Generate Code Batch' }));
    expect(await button('Download paywall_codes.csv')).toBeVisible();
  });

  it.each([
    ['fails to load again', true, 2],
    ['loads at last', false, 1],
  ])(
    'takes no older batch for the one it made, where a list that failed to load %s (T8)',
    async (_, fails, sent) => {
      const story = renderStory(stories.CodeBatches, {
        args: { organization: { id: 3, name: 'Museo del Tiempo', parentId: 0 } },
        scenarios: [fail(BATCHES, 'The vault is locked'), applyThenFail(GENERATE)],
      });
      await screen.findByText('The vault is locked');
      await story.user.click(screen.getByRole('tab', { name: 'Generate Code Batch' }));
      const count = screen.getByRole('textbox', { name: 'Number of codes' });
      await story.user.clear(count);
      await story.user.type(count, '10{Enter}');
      const dialog = within(await screen.findByRole('alertdialog'));
      const generate = dialog.getByRole('button', { name: 'Generate' });
      if (!fails) {
        story.server.clearScenarios();
        story.server.use(applyThenFail(GENERATE));
      }
      await story.user.click(generate);
      expect(await dialog.findByRole('alert')).toHaveTextContent(/may have been made/);
      const made = [...story.server.db.codeBatches].at(-1)?.id;
      story.server.clearScenarios();
      await story.user.click(generate);
      if (fails) expect(await screen.findByText('10 codes generated for “New Batch”')).toBeVisible();
      else
        await waitFor(() =>
          expect(dialog.getByRole('alert')).toHaveTextContent(`Already generated as batch ${made},`),
        );
      expect(calls(story, GENERATE)).toHaveLength(sent);
    },
  );
});

it('is not announced again with its tab that a toggle failed', async () => {
  const { user } = renderStory(stories.Ready, {
    scenarios: [fail('PUT /organizations/{id}/lti/disable', 'A course is being graded')],
  });
  await user.click(await button('Disable'));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('tab', { name: /Keys/ }));
  await user.click(screen.getByRole('tab', { name: /Institution/ }));
  expect(await button('Disable')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
