import { screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, applyThenFail, empty, fail, hostile } from '@timemap/admin-mock/scenarios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import * as dialogStories from './batch-codes-dialog.stories.tsx';
import * as stories from './lms-panel.stories.tsx';

const GENERATE = 'POST /admin/lti/paywall/generate-code-batch';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));

const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        const address = `blob:https://app.test/${blobs.size}`;
        blobs.set(address, blob);
        return address;
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the batches of an institution', () => {
  it('are loaded by the id of the institution, not of the organization, and listed with the newest first', async () => {
    const { server } = renderStory(stories.CodeBatches, {
      args: { organization: { id: 3, name: 'Museo del Tiempo', parentId: 0 } },
    });
    const row = within((await screen.findByText('New Batch')).closest('tr') as HTMLElement);
    expect(row.getByText('10')).toBeVisible();
    expect(row.getByText('1')).toBeVisible();
    expect(row.getByText(/2026/)).toBeVisible();
    expect(server.requests().map(({ path }) => path)).toEqual([
      '/organizations/3/lti',
      '/admin/lti/paywall/code-batches/2',
    ]);
  });

  it('can be missing, and then link to the form for the first one', async () => {
    const { user } = renderStory(stories.NoCodeBatches);
    expect(await screen.findByText('No code batches yet.')).toBeVisible();
    await user.click(await button('Generate Code Batch'));
    expect(screen.getByRole('textbox', { name: 'Number of codes' })).toBeVisible();
  });

  it('say why the load failed, and retry [spoken]', async () => {
    const { user, server } = renderStory(stories.CodeBatchesFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('The vault is locked');
    server.resetScenarios();
    await user.click(await button('Retry'));
    expect(await screen.findByText('Autumn term')).toBeVisible();
  });

  it('give their codes as paywall_codes.csv, one per line [focus]', async () => {
    const { user, server } = renderStory(stories.CodeBatches);
    await user.click(await button('Download Codes of Autumn term'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Codes of Autumn term' }));
    await user.click(await dialog.findByRole('button', { name: 'Download paywall_codes.csv' }));
    const codes = server.db.codeBatches.get(1)?.codes ?? [];
    expect(saved.map(({ name }) => name)).toEqual(['paywall_codes.csv']);
    expect(await saved[0]?.text).toBe(codes.map((code) => `${code}\r\n`).join(''));
    expect(server.requests().at(-1)?.path).toBe('/admin/lti/paywall/code-batches/codes/1');
    expect(dialog.getByText(codes[0] as string)).toBeVisible();
    expect(dialog.getByText('and 50 more in the file')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await button('Download Codes of Autumn term')).toHaveFocus();
  });
});

describe('the codes of a batch', () => {
  it('name those that the file spells differently, so that no spreadsheet runs them (T31)', async () => {
    const { user } = renderStory(dialogStories.Ready, {
      prepare: ({ server }) => {
        const batch = server.db.codeBatches.get(1);
        if (batch) batch.codes = ['AB12', '=HYPERLINK("x")', '+44', 'CD34'];
      },
    });
    expect(await screen.findByText(/^2 codes are written differently/)).toBeVisible();
    await user.click(await button('Download paywall_codes.csv'));
    expect(await saved[0]?.text).toBe('AB12\r\n"\'=HYPERLINK(""x"")"\r\n\'+44\r\nCD34\r\n');
  });

  it('say so when the browser cannot save [spoken]', async () => {
    const { user } = renderStory(dialogStories.Ready);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('blocked');
    });
    await user.click(await button('Download paywall_codes.csv'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The file could not be saved. Try again.');
    await user.click(await button('Download paywall_codes.csv'));
    expect(alert).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The file could not be saved. Try again.');
    expect(saved).toEqual([]);
  });

  it('offer no file if there are none or the load failed [spoken]', async () => {
    const none = renderStory(dialogStories.Empty);
    expect(await screen.findByText('This batch has no codes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    none.unmount();
    renderStory(dialogStories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the codes of this batch');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });
});

describe('generating a batch', () => {
  async function open(options: RenderStoryOptions = {}) {
    const story = renderStory(stories.CodeBatches, options);
    await story.user.click(await screen.findByRole('tab', { name: 'Generate Code Batch' }));
    return {
      ...story,
      name: screen.getByRole('textbox', { name: 'Name' }),
      count: screen.getByRole('textbox', { name: 'Number of codes' }),
    };
  }

  it('starts with "New Batch" of 100, asks, sends name, count and institution, and gives the file [focus] [spoken]', async () => {
    const story = await open({ args: { organization: { id: 3, name: 'Museo del Tiempo', parentId: 0 } } });
    expect(story.name).toHaveValue('New Batch');
    expect(story.count).toHaveValue('100');
    await story.user.click(await button('Generate'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to generate 100 codes for "New Batch"?',
    );
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(writes(story)).toEqual([]);
    await story.user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('100 codes generated for “New Batch”')).toBeVisible();
    expect(writes(story)).toEqual([
      { operation: GENERATE, encoding: 'json', body: { name: 'New Batch', count: 100, institution_id: 2 } },
    ]);
    await story.user.click(await button('Download paywall_codes.csv'));
    expect((await saved[0]?.text)?.split('\r\n')).toHaveLength(101);
    await story.user.click(screen.getByRole('tab', { name: 'Manage Code Batches' }));
    expect(await screen.findAllByText('New Batch')).toHaveLength(2);
  });

  it.each(['', ' ', 'many', '12abc', '1e', '1.5', '-1', '0'])(
    'sends nothing for %j codes and says what is wrong [focus] [spoken]',
    async (typed) => {
      const story = await open();
      await story.user.clear(story.count);
      if (typed !== '') await story.user.type(story.count, typed);
      await story.user.click(await button('Generate'));
      expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid number');
      expect(story.count).toBeInvalid();
      expect(story.count).toHaveFocus();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await story.user.type(story.count, '1');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(writes(story)).toEqual([]);
    },
  );

  it('generates nothing after Cancel [focus]', async () => {
    const story = await open();
    await story.user.click(await button('Generate'));
    await screen.findByRole('alertdialog');
    await story.user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await button('Generate')).toHaveFocus();
    expect(writes(story)).toEqual([]);
  });

  it('keeps the dialog with the server’s words, and the typed name in the form [spoken]', async () => {
    const story = await open({ scenarios: [fail(GENERATE, 'The mint is closed')] });
    await story.user.clear(story.name);
    await story.user.type(story.name, 'Winter{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await story.user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The mint is closed');
    await story.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(story.name).toHaveValue('Winter');
  });

  it('says that the result is unknown when the answer is lost, and makes no second batch by itself (T8) [spoken]', async () => {
    const story = await open({ scenarios: [applyThenDrop(GENERATE)] });
    await story.user.click(await button('Generate'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await story.user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/may have been made/);
    expect(writes(story)).toHaveLength(1);
  });

  it('names the batch that a failed request made before it makes another', async () => {
    const story = await open({ scenarios: [applyThenFail(GENERATE)] });
    await story.user.clear(story.name);
    await story.user.type(story.name, 'Winter{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    const generate = dialog.getByRole('button', { name: 'Generate' });
    await story.user.click(generate);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/may have been made/);
    story.server.clearScenarios();
    await story.user.click(generate);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        /Already generated as batch \d+, “Winter”, with 100 codes/,
      ),
    );
    expect(writes(story)).toHaveLength(1);
    await story.user.click(generate);
    await waitFor(() => expect(writes(story)).toHaveLength(2));
  });

  it('names it, too, where the batch was given another name since (T8)', async () => {
    const story = await open({ scenarios: [applyThenFail(GENERATE)] });
    const ask = async (name: string) => {
      await story.user.clear(story.name);
      await story.user.type(story.name, `${name}{Enter}`);
      const dialog = within(await screen.findByRole('alertdialog'));
      await story.user.click(dialog.getByRole('button', { name: 'Generate' }));
      return dialog;
    };
    const first = await ask('Winter');
    expect(await first.findByRole('alert')).toHaveTextContent(/may have been made/);
    story.server.clearScenarios();
    await story.user.click(first.getByRole('button', { name: 'Cancel' }));
    const second = await ask('Spring');
    expect(await second.findByRole('alert')).toHaveTextContent(/“Winter”, with 100 codes/);
    expect(writes(story)).toHaveLength(1);
  });

  it('succeeds without codes in the answer, and says where they are', async () => {
    const story = await open({ scenarios: [empty(GENERATE, 200)] });
    await story.user.click(await button('Generate'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await story.user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText(/under Manage Code Batches/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download paywall_codes.csv' })).toBeNull();
  });

  it('shows hostile codes as text, and writes no formula', async () => {
    const story = await open({ scenarios: [hostile(GENERATE)] });
    await story.user.click(await button('Generate'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await story.user.click(dialog.getByRole('button', { name: 'Generate' }));
    await story.user.click(await button('Download paywall_codes.csv'));
    expect(document.querySelector('script, img, [onerror]')).toBeNull();
    await waitFor(async () => expect(await saved[0]?.text).not.toMatch(/^"?[=+@-]/m));
  });
});
