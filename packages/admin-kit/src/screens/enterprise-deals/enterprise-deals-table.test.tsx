import { screen, waitFor, within } from '@testing-library/react';
import { fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { submitTwiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './enterprise-deals-table.stories.tsx';
import { enterpriseDealsTable } from './enterprise-deals-table.tsx';

const CREATE = 'POST /enterprise';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));
const reads = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === 'GET /enterprise').length;
const ready = () => screen.findByRole('link', { name: 'Manage Deal with district 6' });
const rows = () => screen.getAllByRole('row').length - 1;

describe('the list of enterprise deals', () => {
  it('shows 20 a page by name, with a Manage button to each detail', async () => {
    const { server } = renderStory(stories.Ready);
    expect(await ready()).toHaveAttribute('href', '/global/enterprisedeals/6');
    expect(rows()).toBe(20);
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Created',
      'Period (days)',
      'Soft limit',
      'Hard limit',
      'Institution ID',
      'Active users',
      'Ends',
      'Actions',
      'Actions',
    ]);
    expect(server.requests()[0]?.operation).toBe('GET /enterprise');
  });

  it('shows the creation in local time, period, limits and institution', async () => {
    const { user } = renderStory(stories.Ready, {
      prepare: ({ server }) =>
        Object.assign(server.db.deals.get(1) ?? {}, {
          createdAt: '2026-02-19T23:30:00.000Z',
          hardLimit: 1275,
        }),
    });
    await ready();
    await user.type(screen.getByRole('searchbox'), 'campus');
    const row = within(
      (await screen.findByRole('link', { name: 'Manage Northwind campus' })).closest('tr') as HTMLElement,
    );
    expect(row.getByText(/Feb 20, 2026, 12:30 AM/)).toBeVisible();
    for (const text of ['180', '225', '1,275', '1']) expect(row.getByText(text)).toBeVisible();
  });

  it('filters by a part of the name in any case', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await user.type(screen.getByRole('searchbox', { name: 'Filter enterprise deals' }), 'HARBOUR');
    await waitFor(() => expect(rows()).toBe(1));
    expect(screen.getByRole('link', { name: 'Manage Harbour district' })).toBeVisible();
  });

  it('says that no deal matches, also where there is none', async () => {
    const { user } = renderStory(stories.Ready);
    await ready();
    await user.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(await screen.findByText('No enterprise deals match query')).toBeVisible();
    renderStory(stories.Empty);
    await waitFor(() => expect(screen.getAllByText('No enterprise deals match query')).toHaveLength(2));
  });

  it('is loaded again by the refresh icon', async () => {
    const story = renderStory(stories.Ready);
    await ready();
    await story.user.click(screen.getByRole('button', { name: 'Refresh enterprise deals' }));
    await waitFor(() => expect(reads(story)).toBe(2));
  });

  it('says that it could not be loaded, and loads again [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load enterpriseDeals');
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await ready()).toBeVisible();
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('is not for %s, and asks nothing (B §6)', (_, story) => {
    const { server } = renderStory(story);
    expect(screen.getByText('Only global admins can manage enterprise deals.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Enterprise Deal' })).toBeNull();
    expect(server.requests()).toEqual([]);
  });
});

describe('creating an enterprise deal', () => {
  async function open(options: Parameters<typeof renderStory>[1] = {}) {
    const story = renderStory(stories.Ready, options);
    await ready();
    await story.user.click(screen.getByRole('button', { name: 'Create Enterprise Deal' }));
    const element = await screen.findByRole('dialog', { name: 'Create Enterprise Deal' });
    return { ...story, dialog: within(element) };
  }
  async function fill({ user, dialog }: Awaited<ReturnType<typeof open>>) {
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Aardvark libraries');
    await user.type(dialog.getByRole('textbox', { name: 'Period' }), '365');
    await user.type(dialog.getByRole('textbox', { name: 'Soft limit' }), '0');
    await user.type(dialog.getByRole('textbox', { name: 'Hard limit' }), '120');
  }
  const sent = { name: 'Aardvark libraries', period: 365, softLimit: 0, hardLimit: 120, institutionId: null };

  it('sends five fields, and the list shows it [keyboard] [focus]', async () => {
    const story = await open();
    expect(story.dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(story.dialog.getByRole('combobox')).toHaveDisplayValue('NO ASSOCIATED LTI INSTITUTION');
    await fill(story);
    await story.user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Manage Aardvark libraries' })).toBeVisible();
    expect(writes(story)).toEqual([{ operation: CREATE, encoding: 'json', body: sent }]);
    expect(screen.getByRole('button', { name: 'Create Enterprise Deal' })).toHaveFocus();
  });

  it('can be associated with an LTI institution', async () => {
    const story = await open();
    await fill(story);
    await story.user.selectOptions(
      story.dialog.getByRole('combobox'),
      await story.dialog.findByRole('option', { name: 'Museo Moodle' }),
    );
    await story.user.click(story.dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(writes(story)).toMatchObject([{ body: { ...sent, institutionId: 2 } }]));
  });

  it('sends nothing while a number is invalid, marks it and moves the focus to it [focus]', async () => {
    const story = await open();
    await story.user.type(story.dialog.getByRole('textbox', { name: 'Name' }), 'Aardvark{Enter}');
    const period = story.dialog.getByRole('textbox', { name: 'Period' });
    expect(period).toBeInvalid();
    expect(period).toHaveFocus();
    expect(writes(story)).toEqual([]);
  });

  it('keeps dialog and fields with the reason [keyboard] [spoken]', async () => {
    const story = await open({ scenarios: [fail(CREATE, 'There is one of this name')] });
    await fill(story);
    await story.user.keyboard('{Enter}');
    expect(await story.dialog.findByRole('alert')).toHaveTextContent(
      'Failed to create: There is one of this name',
    );
    const name = story.dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Aardvark libraries');
    expect(name).toHaveAccessibleDescription(/Failed to create: There is one of this name/);
    expect(name).toBeValid();
  });

  it('moves the focus to the field that looks wrong once the server has refused [focus] [spoken]', async () => {
    const story = await open({ scenarios: [fail(CREATE, 'A deal needs a name.')] });
    await fill(story);
    const name = story.dialog.getByRole('textbox', { name: 'Name' });
    await story.user.clear(name);
    await story.user.click(story.dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/A deal needs a name/);
    await story.user.keyboard('A');
    expect(name).toBeValid();
    expect(name).toHaveAccessibleDescription('');
  });

  it('says that the institutions could not be loaded, and can do without [keyboard] [spoken]', async () => {
    const story = await open({ scenarios: [fail('GET /organizations/lti', 'Away')] });
    expect(await story.dialog.findByRole('alert')).toHaveTextContent('Failed to load LTI options');
    await fill(story);
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
  });

  it('cannot be left while the request is under way, which is made once [keyboard]', async () => {
    const story = await open({ scenarios: [never(CREATE)] });
    await fill(story);
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}{Escape}');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(writes(story)).toHaveLength(1);
  });

  it('opens again with what was typed after the session ended in between (T14)', async () => {
    const drafts = createMemoryDrafts();
    const first = await open({ provider: { drafts } });
    await first.user.type(first.dialog.getByRole('textbox', { name: 'Name' }), 'Aardv');
    first.unmount();
    renderStory(stories.Ready, { provider: { drafts } });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Aardv');
  });
});

describe('the institution of a deal', () => {
  it('is named beside its id, which stays where the names cannot be loaded', async () => {
    const cell = async () =>
      (await screen.findByRole('rowheader', { name: 'Northwind campus' }))
        .closest('tr')
        ?.querySelector('[data-label="Institution ID"]');
    const tableState = { ...enterpriseDealsTable, filter: 'campus' };
    const { unmount } = renderStory(stories.Ready, { args: { tableState } });
    await waitFor(async () => expect(await cell()).toHaveTextContent('1 Northwind Canvas'));
    unmount();
    renderStory(stories.Ready, { args: { tableState }, scenarios: [fail('GET /organizations/lti', 'Away')] });
    await waitFor(async () => expect(await cell()).toHaveTextContent(/^1$/));
  });
});
