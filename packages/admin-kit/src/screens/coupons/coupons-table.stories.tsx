import { hostileText, type MockServer } from '@timemap/admin-mock';
import { as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { expect, screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { findInBar, selectPage } from '../../bulk-job/testing/ask-for-page.ts';
import { CouponsTable } from './coupons-table.tsx';

const READ = 'GET /coupons';
const SAVE = 'PUT /coupons';
const CREATE = 'POST /coupons';
const DELETE = 'DELETE /coupons/{code}';

const meta = preview.meta({
  title: 'Billing/Coupons table',
  component: CouponsTable,
});

export const Ready = meta.story({ tags: ['picture:dark'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ tags: ['picture:light'], ...given(noRows(READ)) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh coupons' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

const rowOfWelcome = async () => within(await screen.findByRole('row', { name: /WELCOME-10/ }));

export const Saving = meta.story({
  ...given(never(SAVE)),
  play: async ({ userEvent }) => {
    const row = await rowOfWelcome();
    await userEvent.click(row.getByRole('checkbox', { name: 'For users' }));
    const months = row.getByRole('textbox', { name: 'Months' });
    await userEvent.clear(months);
    await userEvent.type(months, '0{Enter}');
  },
});

/** The cells show the old values again. No message is specified; the event stream has the failure (B §8). */
export const SaveFailed = meta.story({
  ...given(fail(SAVE, 'The till is closed')),
  play: Saving.input.play,
});

/** One of many deletions was refused. That coupon stays selected. */
export const PartlySaved = meta.story({
  ...given(fail(DELETE, 'This coupon is in use', 400, { times: 1 })),
  play: async (context) => {
    const { userEvent } = context;
    await selectPage(context);
    await userEvent.click(await findInBar(context, { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Coupons' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Coupons' }));
    await dialog.findByRole('alert');
  },
});

/** A text that is not a number: nothing was sent. */
export const NonsenseTyped = meta.story({
  play: async ({ userEvent }) => {
    const value = (await rowOfWelcome()).getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.type(value, 'ten{Enter}');
  },
});

const dialog = async () => within(await screen.findByRole('dialog'));

export const Creating = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Coupon' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'AUTUMN-26');
    await userEvent.type(form.getByRole('textbox', { name: 'Value' }), '20');
    await userEvent.click(form.getByRole('checkbox', { name: 'Percentage' }));
  },
});

export const CreateFailed = meta.story({
  ...given(fail(CREATE, 'The coupon AUTUMN-26 already exists.')),
  play: async (context) => {
    await Creating.input.play?.(context);
    await context.userEvent.click((await dialog()).getByRole('button', { name: 'Create' }));
  },
});

export const ConfirmingDelete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete coupon WELCOME-10' }));
    await screen.findByRole('alertdialog');
  },
});

export const DeleteFailed = meta.story({
  ...given(fail(DELETE, 'It was used a minute ago')),
  play: async (context) => {
    await ConfirmingDelete.input.play?.(context);
    const question = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(question.getByRole('button', { name: 'Delete' }));
  },
});

function fill({ db }: MockServer, count: number) {
  const texts = [hostileText.noSpaces, hostileText.rightToLeft, hostileText.invisible, hostileText.emoji];
  for (let index = 0; index < count; index++) {
    db.coupons.insert({
      code: texts[index] ?? `AUTUMN-${String(index).padStart(5, '0')}`,
      value: index % 7 === 0 ? 150 : 5 * (index % 20),
      isPercentage: index % 3 !== 0,
      months: index % 13,
      uses: index,
      maxUses: index % 4 === 0 ? 0 : 1_000_000 + index,
      isForUsers: index % 2 === 0,
      isForProjects: index % 5 === 0,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    });
  }
}

/** Five thousand coupons, some with codes that are long, invisible or right to left. */
export const Hostile = meta.story({
  args: { tableState: { filter: '', sort: null, page: 2, pageSize: 100, columns: null } },
  beforeEach: ({ loaded }) => fill(serverOf(loaded), 5000),
});

/** The checkboxes of a card are far enough apart for a finger. */
export const Narrow = meta.story({
  globals: { width: '360' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More about WELCOME-10/ }));
    await canvas.findByRole('checkbox', { name: 'For users' });
    const targets = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect());
    for (const [index, { top, height, width }] of targets.entries()) {
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      const above = targets[index - 1];
      if (above) expect(top).toBeGreaterThanOrEqual(above.bottom);
    }
  },
});

export const EverySlot = meta.story(everySlot);
