import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { askForPage } from '../../bulk-job/testing/ask-for-page.ts';
import { ticketsTable } from './rules.ts';
import { TicketList } from './ticket-list.tsx';

const READ = 'GET /support/';
const SET = 'PUT /support/status/{id}';
const RESOLVE = 'Set “Resolved”';

const meta = preview.meta({
  title: 'Support/Ticket list',
  component: TicketList,
});

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh tickets' });
    const { tickets } = serverOf(loaded).db;
    for (const { id } of [...tickets]) tickets.delete(id);
    await userEvent.click(reload);
  },
});

export const LoadFailed = meta.story({ tags: ['picture:light'], ...given(fail(READ, 'Database is away')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh tickets' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

/** Open to everyone. The server refuses people who are not global admins, and the screen says so (A §2). */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ ...given(as('member')) });

async function resolvePage(context: Parameters<typeof askForPage>[0]) {
  const dialog = await askForPage(context, 'Set Status', 'Resolved', RESOLVE);
  await context.userEvent.click(dialog.getByRole('button', { name: RESOLVE }));
  return dialog;
}

export const Saving = meta.story({
  ...given(never(SET)),
  play: async (context) => {
    await (await resolvePage(context)).findByRole('progressbar');
  },
});

export const SaveFailed = meta.story({
  ...given(fail(SET, 'The ticket is locked')),
  play: async (context) => {
    await (await resolvePage(context)).findByRole('alert');
  },
});

export const PartlySaved = meta.story({
  ...given(fail(SET, 'The ticket is locked', 400, { times: 2 })),
  play: SaveFailed.input.play,
});

/** Ascending by id: markup, right-to-left text and a message of thousands of characters are among the first. */
export const Hostile = meta.story({
  args: { tableState: { ...ticketsTable, sort: { columnId: 'id', direction: 'ascending' } } },
});

export const Narrow = meta.story({ args: Hostile.input.args, globals: { width: '360' } });

export const FilteredByState = meta.story({
  args: { tableState: { ...ticketsTable, choices: { status: 'all', state: 'password' } } },
});

/** Only the tickets in progress, of those that the server calls unresolved. */
export const OnlyInProgress = meta.story({
  args: { tableState: { ...ticketsTable, choices: { status: 'unresolved', state: '', only: 'inProgress' } } },
});

/** An address that contains other recipients is skipped and named. */
export const EmailingMultiple = meta.story({
  args: Hostile.input.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email Multiple' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 1' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 8' }));
  },
});

export const EverySlot = meta.story(everySlot);
