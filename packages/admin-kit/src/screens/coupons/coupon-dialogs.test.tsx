import { screen, waitFor, within } from '@testing-library/react';
import { applyThenFail, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedStory } from '../../../../../.storybook/render-story.tsx';
import { submitTwiceInOneTask } from '../../ui/test-presses.ts';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import { openTable, writes } from './testing/open-coupons.ts';

describe('creating a coupon', () => {
  async function openForm(options: Parameters<typeof openTable>[0] = {}) {
    const story = openTable(options);
    const opener = await screen.findByRole('button', { name: 'Create Coupon' });
    await story.user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Create Coupon' });
    return { ...story, opener, form: within(dialog) };
  }

  async function loseAnswer(options?: Parameters<typeof openTable>[0]) {
    const { form, ...story } = await openForm(options);
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'ONCE');
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '20');
    story.server.use(applyThenFail('POST /coupons'), fail('GET /coupons', 'Away', 400));
    await story.user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByRole('alert')).toHaveTextContent('The change may have been made.');
    story.server.resetScenarios();
    return { form, ...story };
  }

  it('sends the seven fields and no other, then shows the coupon [focus]', async () => {
    const { form, opener, ...story } = await openForm();
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'ALSO-NEW');
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '20');
    await story.user.click(form.getByRole('checkbox', { name: 'Percentage' }));
    await story.user.click(form.getByRole('checkbox', { name: 'For projects' }));
    await story.user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(story)).toEqual([
      {
        operation: 'POST /coupons',
        path: '/coupons',
        encoding: 'json',
        body: {
          code: 'ALSO-NEW',
          value: 20,
          percentage: true,
          months: 0,
          maxUses: 0,
          forUsers: false,
          forProjects: true,
        },
      },
    ]);
    expect(await screen.findByRole('rowheader', { name: 'ALSO-NEW' })).toBeVisible();
    expect(opener).toHaveFocus();
  });

  it('is created once, even if a second press follows an unknown outcome (T8)', async () => {
    const story = await loseAnswer();
    await story.user.keyboard('{Enter}');
    expect(await screen.findByText('The previous request had worked. Nothing was sent again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes(story)).toHaveLength(1);
    expect(await screen.findByRole('rowheader', { name: 'ONCE' })).toBeVisible();
  });

  it('is created once, also if the host stops the second press (T8)', async () => {
    const beforeAction = vi.fn(() => true);
    const { form, ...story } = await loseAnswer({ provider: { beforeAction } });
    beforeAction.mockReturnValueOnce(false);
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Nothing was sent.'));
    await story.user.keyboard('{Enter}');
    expect(await screen.findByText('The previous request had worked. Nothing was sent again.')).toBeVisible();
    expect(writes(story)).toHaveLength(1);
  });

  it.each([
    ['names the coupon of the first request where it is there', false, /had worked: FIRST is there/],
    ['says that the first request may have worked where nothing tells', true, /for FIRST, may have worked/],
  ])('%s, and sends a changed form only at another press (T8) [spoken]', async (_, isListAway, text) => {
    const { form, ...story } = await openForm();
    const code = form.getByRole('textbox', { name: 'Code' });
    await story.user.type(code, 'FIRST');
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '20');
    story.server.use(applyThenFail('POST /coupons'), fail('GET /coupons', 'Away', 400));
    await story.user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByRole('alert')).toHaveTextContent('The change may have been made.');
    story.server.resetScenarios();
    if (isListAway) story.server.use(fail('GET /coupons', 'Away', 400));
    await story.user.clear(code);
    await story.user.type(code, 'SECOND{Enter}');
    expect(await form.findByText(text)).toHaveTextContent('This one was not sent.');
    expect(writes(story)).toHaveLength(1);
    await story.user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(story)).toHaveLength(2);
    expect(writes(story)[1]?.body).toMatchObject({ code: 'SECOND' });
  });

  it('recommends a format for the code and accepts any [spoken]', async () => {
    const { form, ...story } = await openForm();
    const code = form.getByRole('textbox', { name: 'Code' });
    expect(code).toHaveAccessibleDescription('Letters, digits and hyphens work best');
    await story.user.type(code, 'ä b/c?');
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '-5');
    expect(form.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(
      'Whole number (below 0)',
    );
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toMatchObject({ code: 'ä b/c?', value: -5 });
  });

  it.each([
    ['12.5', 12.5, 'Whole number (not whole)'],
    ['1e1', 10, 'Whole number 10 will be sent.'],
  ])('sends %j as a number, with a hint (B §5) [spoken]', async (typed, value, description) => {
    const { form, ...story } = await openForm();
    const field = form.getByRole('textbox', { name: 'Value' });
    await story.user.type(field, typed);
    expect(field).toHaveAccessibleDescription(description);
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(story)).toMatchObject([{ body: { value } }]));
  });

  it('names letters of the code that only look like Latin ones', async () => {
    const { form, user } = await openForm();
    const code = form.getByRole('textbox', { name: 'Code' });
    await user.type(code, 'SPRING-\u0421\u041E20\u0421');
    expect(code).toHaveAccessibleDescription(/Not Latin letters: \u0421 \u041E\./);
    await user.clear(code);
    await user.type(code, '\u0412\u0415\u0421\u041D\u0410-20');
    expect(code).toHaveAccessibleDescription('Letters, digits and hyphens work best');
  });

  it('warns before creation that a code could not be deleted [spoken]', async () => {
    const { form, ...story } = await openForm();
    const code = form.getByRole('textbox', { name: 'Code' });
    await story.user.type(code, '..');
    expect(code).toHaveAccessibleDescription(/cannot be deleted/);
  });

  it('says which text is not a number, focuses it and sends nothing [focus] [spoken]', async () => {
    const { form, ...story } = await openForm();
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'X{Enter}');
    expect(form.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(/^Enter a number/);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Value' })).toHaveFocus());
    expect(writes(story)).toEqual([]);
  });

  it('says so when the host forbids it [spoken]', async () => {
    const { form, ...story } = await openForm({ provider: { beforeAction: () => false } });
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '5{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to create: This app does not allow that. Nothing was sent.',
    );
    expect(writes(story)).toEqual([]);
  });

  it('stays open with the reason of a failure and the typed text (B §8) [spoken]', async () => {
    const { form, ...story } = await openForm({
      scenarios: [fail('POST /coupons', 'The coupon X already exists.')],
    });
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'X');
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '5{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to create: The coupon X already exists.',
    );
    expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue('X');
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'Y');
    expect(form.queryByRole('alert')).toBeNull();
  });

  it('asks what 7,5 means, and sends the answer [keyboard] [focus]', async () => {
    const { form, ...story } = await openForm();
    const field = form.getByRole('textbox', { name: 'Value' });
    await tabTo(story.user, field);
    await story.user.keyboard('7,5{Enter}');
    expect(field).toHaveValue('7,5');
    await waitFor(() => expect(field).toHaveFocus());
    expect(writes(story)).toEqual([]);
    await story.user.keyboard('{Tab}{Enter}');
    expect(field).toHaveFocus();
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(story)).toMatchObject([{ body: { value: 7.5 } }]));
  });

  it('sends one request for two confirmations in one task, and stays open until the answer', async () => {
    const { form, ...story } = await openForm({ scenarios: [never('POST /coupons')] });
    await story.user.type(form.getByRole('textbox', { name: 'Value' }), '5');
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}{Escape}');
    expect(writes(story)).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('deleting a coupon', () => {
  const ask = async (story: RenderedStory, code: string) => {
    await story.user.click(await screen.findByRole('button', { name: `Delete coupon ${code}` }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete Coupon' }));
  };

  it('asks first, then deletes by code [focus] [spoken]', async () => {
    const story = openTable();
    const question = await ask(story, 'WELCOME-10');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Delete coupon WELCOME-10?');
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(writes(story)).toEqual([]);
    await story.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes(story)).toEqual([
      { operation: 'DELETE /coupons/{code}', path: '/coupons/WELCOME-10', encoding: 'none', body: null },
    ]);
    expect(screen.queryByRole('rowheader', { name: 'WELCOME-10' })).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(/^Delete coupon /);
  });

  it('is spoken once, not by the count below the table too [spoken]', async () => {
    const story = openTable();
    const question = await ask(story, 'WELCOME-10');
    const count = screen.getByText(/^[\d–]+ of \d+$/);
    await story.user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Coupon WELCOME-10 deleted');
    // A region speaks when it changes. One that replaces it keeps its first content to itself.
    await waitFor(() => expect(count).not.toBeInTheDocument());
    expect(screen.getByText(/^[\d–]+ of \d+$/)).toHaveAttribute('role', 'status');
  });

  it('says how often the coupon was used [spoken]', async () => {
    const story = openTable();
    const coupon = story.server.db.coupons.get(2);
    if (coupon) coupon.uses = 1234;
    await story.user.click(await screen.findByRole('button', { name: 'Refresh coupons' }));
    await screen.findByText('1,234');
    await ask(story, 'HALF OFF/50%');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Delete coupon HALF OFF/50%? Uses: 1,234',
    );
  });

  it.each([
    ['HALF OFF/50%', '/coupons/HALF%20OFF%2F50%25'],
    ['ÜBER?x=1#y', '/coupons/%C3%9CBER%3Fx%3D1%23y'],
  ])('sends %j as one encoded segment', async (code, path) => {
    const story = openTable();
    const question = await ask(story, code);
    await story.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(story.server.requests().at(-1)?.operation).not.toBeNull();
    expect(writes(story)[0]).toMatchObject({ operation: 'DELETE /coupons/{code}', path });
  });

  it('is refused, with the reason, for a coupon without a code; all others stay manageable [spoken]', async () => {
    const story = openTable();
    const coupon = story.server.db.coupons.get(1);
    if (coupon) coupon.code = '';
    await story.user.click(await screen.findByRole('button', { name: 'Refresh coupons' }));
    await story.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'ID, ascending');
    const button = await screen.findByRole('button', { name: 'Delete coupon (no code)' });
    expect(button).toHaveAccessibleDescription(/A coupon without a code cannot be deleted/);
    expect(screen.getAllByRole('button', { name: /^Delete coupon/ }).length).toBeGreaterThan(1);
  });

  it('is refused, with the reason, for a code that cannot be part of an address (T17) [spoken]', async () => {
    const story = openTable();
    const button = await screen.findByRole('button', { name: 'Delete coupon ..' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/cannot be deleted/);
    await story.user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays open with the reason of a failure [focus] [spoken]', async () => {
    const story = openTable({ scenarios: [fail('DELETE /coupons/{code}', 'It was used a minute ago')] });
    const question = await ask(story, 'WELCOME-10');
    await story.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Failed to delete: It was used a minute ago',
    );
    await story.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Delete coupon WELCOME-10' })).toHaveFocus();
  });
});
