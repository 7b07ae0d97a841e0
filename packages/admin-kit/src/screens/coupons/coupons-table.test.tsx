import { screen, waitFor, within } from '@testing-library/react';
import { delay, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './coupons-table.stories.tsx';

/** The code of a dialog loads when it first opens. */
const firstOpening = { timeout: 4000 };
const SAVE = 'PUT /coupons';

const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));

const reads = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === 'GET /coupons').length;

const rows = () => screen.getAllByRole('row').length - 1;
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

/** WELCOME-10 as it is sent whole. */
const welcome = {
  id: 1,
  code: 'WELCOME-10',
  value: 10,
  percentage: true,
  months: 12,
  uses: 0,
  maxUses: 1,
  forUsers: false,
  forProjects: false,
  created: '2026-02-23 09:59:58',
};

/** The table around a coupon that every test knows. */
function open(options: Parameters<typeof renderStory>[1] = {}) {
  return renderStory(stories.Ready, {
    ...options,
    prepare: ({ server }) => {
      const coupon = server.db.coupons.get(1);
      if (!coupon) throw new Error('The seed has no coupon 1.');
      Object.assign(coupon, { value: 10, isPercentage: true, months: 12, uses: 0, maxUses: 1 });
      Object.assign(coupon, { isForUsers: false, isForProjects: false, createdAt: '2026-02-23T09:59:58Z' });
    },
  });
}

async function type(user: RenderedStory['user'], name: string, text: string) {
  const input = await field(name);
  await user.click(input);
  await user.clear(input);
  await user.keyboard(text);
  return input;
}

describe('the coupons table', () => {
  it('lists coupons, 20 a page by code, with all their fields and a delete button (B §2, §3, §7, §9) [B-2.09, B-2.92, B-2.93, B-3.25, B-7.42]', async () => {
    const { server } = open();
    await field('Value, WELCOME-10');
    expect(rows()).toBe(20);
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([
      'ID',
      'Code',
      'Value',
      'Percentage',
      'Months',
      'Uses',
      'Max uses',
      'For users',
      'For projects',
      'Created',
      'Actions',
    ]);
    expect(screen.getByRole('columnheader', { name: /Code/ })).toHaveAttribute('aria-sort', 'ascending');
    const codes = screen.getAllByRole('rowheader').map((header) => header.textContent ?? '');
    expect(codes).toEqual(codes.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(screen.getAllByRole('button', { name: /^Delete coupon / })).toHaveLength(20);
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /coupons']);
  });

  it('filters by code, and says when none matches (B §2) [B-2.91, B-2.97]', async () => {
    const { user } = open();
    const filter = await screen.findByRole('searchbox', { name: 'Filter by code' });
    await user.type(filter, 'come-10');
    await waitFor(() => expect(rows()).toBe(1));
    expect(screen.getByRole('rowheader')).toHaveTextContent('WELCOME-10');
    await user.clear(filter);
    await user.type(filter, 'no such code');
    expect(await screen.findByText('No coupons match query')).toBeVisible();
  });

  it('says the same where there are none (B §2) [B-2.97]', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No coupons match query')).toBeVisible();
  });

  it('says that coupons could not be loaded (B §8) [B-8.26]', async () => {
    renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load couponsDatabase is away');
  });

  it('calls 0 months and 0 uses unlimited, beside the 0 that can be edited (B §9) [B-9.03]', async () => {
    const { user } = open();
    const months = await type(user, 'Months, WELCOME-10', '0{Enter}');
    expect(months).toHaveValue('0');
    expect(months).toHaveAccessibleDescription('unlimited');
    const maxUses = await type(user, 'Max uses, WELCOME-10', '0{Enter}');
    expect(maxUses).toHaveAccessibleDescription('unlimited');
  });

  it.each([
    ['organization admins', stories.AsOrgAdmin],
    ['members', stories.AsMember],
  ])('asks nothing for people who are no global admins: %s', (_, shown) => {
    const story = renderStory(shown);
    expect(screen.getByText('Only global admins can manage coupons.')).toBeVisible();
    expect(story.server.requests()).toEqual([]);
  });
});

describe('editing a coupon in place', () => {
  it.each([
    ['Value', '25{Enter}', { value: 25 }],
    ['Months', '3{Enter}', { months: 3 }],
    ['Max uses', '500{Enter}', { maxUses: 500 }],
  ])(
    'saves %s with the whole coupon, its id in the body (B §2, §7) [B-2.94, B-7.44]',
    async (label, keys, changed) => {
      const story = open();
      const input = await type(story.user, `${label}, WELCOME-10`, keys);
      await waitFor(() => expect(writes(story)).toHaveLength(1));
      expect(writes(story)).toEqual([
        { operation: SAVE, path: '/coupons', encoding: 'json', body: { ...welcome, ...changed } },
      ]);
      expect(input).toHaveFocus();
      expect(input).toHaveValue(String(Object.values(changed)[0]));
    },
  );

  it.each([
    ['Percentage', { percentage: false }],
    ['For users', { forUsers: true }],
    ['For projects', { forProjects: true }],
  ])('saves %s at once (B §2, §7) [B-2.94, B-7.44]', async (label, changed) => {
    const story = open();
    const flag = await box(`${label}, WELCOME-10`);
    flag.focus();
    await story.user.keyboard(' ');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toEqual({ ...welcome, ...changed });
    expect(flag.checked).toBe(Object.values(changed)[0]);
    expect(flag).toHaveFocus();
    expect(reads(story)).toBe(1);
  });

  it('offers neither code nor uses nor creation for editing (B §2) [B-2.94]', async () => {
    open();
    await field('Value, WELCOME-10');
    const row = within(screen.getByRole('row', { name: /WELCOME-10/ }));
    const names = row.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'));
    expect(names).toEqual(['Value, WELCOME-10', 'Months, WELCOME-10', 'Max uses, WELCOME-10']);
    expect(row.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('does not save the 1 on the way to 12, and saves when the field is left', async () => {
    const story = open();
    await type(story.user, 'Value, WELCOME-10', '12');
    expect(writes(story)).toEqual([]);
    await story.user.tab();
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toMatchObject({ value: 12 });
  });

  it('sends nothing for what was taken back with Escape or is no number (B §5)', async () => {
    const story = open();
    const value = await type(story.user, 'Value, WELCOME-10', '12{Escape}');
    expect(value).toHaveValue('10');
    await type(story.user, 'Value, WELCOME-10', 'ten{Enter}');
    expect(value).toBeInvalid();
    await story.user.tab();
    expect(writes(story)).toEqual([]);
  });

  it('sends in order, the second field carrying what the first one saved (T20)', async () => {
    const story = open({ scenarios: [delay(SAVE, 300)] });
    await type(story.user, 'Value, WELCOME-10', '15{Enter}');
    await type(story.user, 'Months, WELCOME-10', '6{Enter}');
    await story.user.click(await box('For users, WELCOME-10'));
    expect(writes(story)).toHaveLength(1);
    await waitFor(() => expect(writes(story)).toHaveLength(3), { timeout: 4000 });
    expect(writes(story).map(({ body }) => body)).toEqual([
      { ...welcome, value: 15 },
      { ...welcome, value: 15, months: 6 },
      { ...welcome, value: 15, months: 6, forUsers: true },
    ]);
    expect(await field('Value, WELCOME-10')).toHaveValue('15');
    expect(await field('Months, WELCOME-10')).toHaveValue('6');
  });

  it('drops the steps between for one field: the last intent wins', async () => {
    const story = open({ scenarios: [delay(SAVE, 300)] });
    const flag = await box('For users, WELCOME-10');
    for (let press = 0; press < 4; press++) await story.user.click(flag);
    expect(flag).not.toBeChecked();
    await waitFor(() => expect(writes(story)).toHaveLength(2), { timeout: 4000 });
    expect(writes(story).map(({ body }) => (body as { forUsers: boolean }).forUsers)).toEqual([true, false]);
    await waitFor(() => expect(story.events.filter(({ type: kind }) => kind === 'action')).toHaveLength(2));
    expect(flag).not.toBeChecked();
  });

  it('falls back without a message when a save fails, and the event stream has it (B §8) [B-8.34]', async () => {
    const story = open({ scenarios: [fail(SAVE, 'The till is closed')] });
    const value = await type(story.user, 'Value, WELCOME-10', '99{Enter}');
    await waitFor(() => expect(value).toHaveValue('10'));
    expect(value).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/till is closed/)).toBeNull();
    expect(story.events).toContainEqual(
      expect.objectContaining({
        type: 'action',
        outcome: 'failed',
        action: { name: 'coupon.change', target: { kind: 'coupon', id: 1, label: 'WELCOME-10, value' } },
        failure: expect.objectContaining({ message: 'The till is closed' }),
      }),
    );
  });

  it('loses no other field with the one that failed', async () => {
    const story = open({ scenarios: [fail(SAVE, 'The till is closed'), delay(SAVE, 300)] });
    await type(story.user, 'Value, WELCOME-10', '99{Enter}');
    await type(story.user, 'Months, WELCOME-10', '6{Enter}');
    expect(await field('Value, WELCOME-10')).toHaveValue('99');
    expect(writes(story)).toHaveLength(1);
    story.server.resetScenarios();
    await waitFor(() => expect(writes(story)).toHaveLength(2), { timeout: 4000 });
    expect(writes(story)[1]?.body).toEqual({ ...welcome, months: 6 });
    await waitFor(async () => expect(await field('Value, WELCOME-10')).toHaveValue('10'));
    expect(await field('Months, WELCOME-10')).toHaveValue('6');
    expect(story.server.db.coupons.get(1)).toMatchObject({ value: 10, months: 6 });
  });

  it('is not undone by a list that was asked for before and comes late', async () => {
    const story = open();
    await field('Value, WELCOME-10');
    story.server.use(delay('GET /coupons', 400));
    await story.user.click(screen.getByRole('button', { name: 'Reload coupons' }));
    await waitFor(() => expect(reads(story)).toBe(2));
    await story.user.click(await box('For users, WELCOME-10'));
    await waitFor(() => expect(reads(story)).toBe(3));
    expect(await box('For users, WELCOME-10')).toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reload coupons' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(await box('For users, WELCOME-10')).toBeChecked();
  });

  it('leads from cell to cell with arrow keys, saving what is left behind', async () => {
    const story = open();
    const value = await field('Value, WELCOME-10');
    value.focus();
    await story.user.keyboard('{ArrowRight}');
    expect(await box('Percentage, WELCOME-10')).toHaveFocus();
    await story.user.keyboard('{ArrowRight}9{ArrowUp}');
    expect(document.activeElement).toHaveAccessibleName(/^Months, (?!WELCOME)/);
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toEqual({ ...welcome, months: 9 });
  });

  it('is refused with the reason where a number could not be read', async () => {
    const story = renderStory(stories.Ready, {
      prepare: ({ server }) => {
        const coupon = server.db.coupons.get(1);
        if (coupon) Object.assign(coupon, { uses: 'many' });
      },
    });
    const months = await field('Months, WELCOME-10');
    expect(months).toHaveAttribute('aria-disabled', 'true');
    expect(months).toHaveAccessibleDescription(/^Some numbers of this coupon could not be read/);
    await story.user.click(await box('For users, WELCOME-10'));
    expect(writes(story)).toEqual([]);
  });
});

describe('creating a coupon', () => {
  async function openForm(options: Parameters<typeof open>[0] = {}) {
    const story = open(options);
    const opener = await screen.findByRole('button', { name: 'Create Coupon' });
    await story.user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Create Coupon' }, firstOpening);
    return { ...story, opener, form: within(dialog) };
  }

  it('sends the seven fields and no other, then shows the coupon (B §2, §3, §7) [B-2.95, B-3.26, B-7.43]', async () => {
    const { form, opener, ...story } = await openForm();
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'ALSO-NEW');
    await story.user.type(form.getByRole('spinbutton', { name: 'Value' }), '20');
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

  it('recommends how a code is made, and checks nothing of it (B §3, §5) [B-3.27]', async () => {
    const { form, ...story } = await openForm();
    const code = form.getByRole('textbox', { name: 'Code' });
    expect(code).toHaveAccessibleDescription('Recommended: alphanumeric or hyphen only');
    await story.user.type(code, 'ä b/c?');
    await story.user.type(form.getByRole('spinbutton', { name: 'Value' }), '-5');
    expect(form.getByRole('spinbutton', { name: 'Value' })).toHaveAccessibleDescription(
      'Whole number (below 0)',
    );
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(writes(story)[0]?.body).toMatchObject({ code: 'ä b/c?', value: -5 });
  });

  it('says of a code beforehand that it could never be deleted', async () => {
    const { form, ...story } = await openForm();
    const code = form.getByRole('textbox', { name: 'Code' });
    await story.user.type(code, '..');
    expect(code).toHaveAccessibleDescription(/cannot be deleted/);
  });

  it('tells what is no number, and sends nothing', async () => {
    const { form, ...story } = await openForm();
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'X{Enter}');
    expect(form.getByRole('spinbutton', { name: 'Value' })).toHaveAccessibleDescription(
      /^Enter a whole number/,
    );
    expect(writes(story)).toEqual([]);
  });

  it('stays open with the words of a failure and what was typed (B §8)', async () => {
    const { form, ...story } = await openForm({
      scenarios: [fail('POST /coupons', 'There is a coupon X already.')],
    });
    await story.user.type(form.getByRole('textbox', { name: 'Code' }), 'X');
    await story.user.type(form.getByRole('spinbutton', { name: 'Value' }), '5{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to create: There is a coupon X already.',
    );
    expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue('X');
  });

  it('sends one request however often it is confirmed, and cannot be left meanwhile', async () => {
    const { form, ...story } = await openForm({ scenarios: [never('POST /coupons')] });
    await story.user.type(form.getByRole('spinbutton', { name: 'Value' }), '5{Enter}{Enter}{Escape}');
    expect(writes(story)).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('deleting a coupon', () => {
  const ask = async (story: RenderedStory, code: string) => {
    await story.user.click(await screen.findByRole('button', { name: `Delete coupon ${code}` }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete Coupon' }, firstOpening));
  };

  it('asks first, then deletes by code (B §2, §7) [B-2.96, B-7.45]', async () => {
    const story = open();
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
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['HALF OFF/50%', '/coupons/HALF%20OFF%2F50%25'],
    ['ÜBER?x=1#y', '/coupons/%C3%9CBER%3Fx%3D1%23y'],
  ])('sends %j as one encoded segment (B §7) [B-7.45]', async (code, path) => {
    const story = open();
    const question = await ask(story, code);
    await story.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(story.server.requests().at(-1)?.operation).not.toBeNull();
    expect(writes(story)[0]).toMatchObject({ operation: 'DELETE /coupons/{code}', path });
  });

  it('is refused, with the reason, for a code that cannot stand in an address (T17)', async () => {
    const story = open();
    const button = await screen.findByRole('button', { name: 'Delete coupon ..' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/cannot be deleted/);
    await story.user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays open with the words of a failure (B §8) [B-8.27]', async () => {
    const story = open({ scenarios: [fail('DELETE /coupons/{code}', 'It was used a minute ago')] });
    const question = await ask(story, 'WELCOME-10');
    await story.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Failed to delete: It was used a minute ago',
    );
    await story.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Delete coupon WELCOME-10' })).toHaveFocus();
  });
});
