import { as, delay, fail, never } from '@timemap/admin-mock/scenarios';
import { within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { askForPage, doForPage } from '../../bulk-job/testing/ask-for-page.ts';
import { UsersTable } from './users-table.tsx';

const READ = 'GET /global/users';
const VERIFY = 'POST /global/users/verified';
const GRANDFATHER = 'POST /global/users/grandfathered';

const meta = preview.meta({
  title: 'People/Users table',
  component: UsersTable,
  parameters: {
    notApplicable: {
      Empty: 'the viewer is always a user',
    },
  },
});

const GRANT = 'Mark as “Grandfathered”';

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh users' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

/** For global admins only: no request is sent (B §2). */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

/** The box shows the new value immediately. */
export const Saving = meta.story({
  ...given(never(VERIFY)),
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('rowheader', { name: 'ada' });
    const row = within(header.closest('tr') as HTMLElement);
    await userEvent.click(row.getByRole('checkbox', { name: 'Verified' }));
  },
});

/** The box returns to its old value, and the alert says why (B §8). */
export const SaveFailed = meta.story({
  ...given(fail(VERIFY, 'This account is frozen')),
  play: Saving.input.play,
});

/** One change was refused and stays selected. The others are done and can be undone. */
export const PartlySaved = meta.story({
  ...given(fail(GRANDFATHER, 'This account is frozen', 400, { times: 1 })),
  play: async (context) => {
    const dialog = await doForPage(context, 'Flags', GRANT);
    await dialog.findByRole('alert');
  },
});

/** A step on a trial with an end date asks first, because no call sets a date. */
export const ConfirmingTrial = meta.story({
  args: { tableState: { filter: 'trial', sort: null, page: 1, pageSize: 20, columns: null } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = await canvas.findByRole('rowheader', { name: 'trial.running' });
    const row = within(header.closest('tr') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: 'Expire' }));
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
  },
});

/** The selected users and the bulk actions. */
export const Selected = meta.story({
  tags: ['picture:light'],
  // Longer tables have controls half under the bar, which counts as too small.
  args: { tableState: { filter: '', sort: null, page: 1, pageSize: 8, columns: null } },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await canvas.findByRole('button', { name: 'Trial', expanded: false });
  },
});

/** The affected users by number and name, without those that already have the flag. */
export const ConfirmingMany = meta.story({
  play: async (context) => {
    await askForPage(context, 'Flags', GRANT);
  },
});

/** The progress of the job. The dialog cannot be closed; Stop ends the job. */
export const SavingMany = meta.story({
  ...given(delay(GRANDFATHER, 4000)),
  play: async (context) => {
    const dialog = await doForPage(context, 'Flags', GRANT);
    await dialog.findByRole('progressbar');
  },
});

/** All are done. */
export const SavedMany = meta.story({
  play: async (context) => {
    const dialog = await doForPage(context, 'Flags', GRANT);
    await dialog.findByRole('button', { name: 'Undo' });
  },
});

/** The first rows have a name with markup, and shortened names. */
export const Hostile = meta.story({
  args: {
    tableState: { filter: '', sort: null, page: 1, pageSize: 50, columns: null },
  },
});

export const Narrow = meta.story({ globals: { width: '360' } });

/** Selected users stay selected on other pages; an address that contains other recipients is skipped and named. */
export const EmailingMultiple = meta.story({
  // So few rows that the bar of the selection covers none.
  args: { tableState: { filter: '', sort: null, page: 1, pageSize: 8, columns: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email Multiple' }));
    const rows = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const row of rows.slice(0, 2)) await userEvent.click(row);
  },
});

export const EverySlot = meta.story(everySlot);
