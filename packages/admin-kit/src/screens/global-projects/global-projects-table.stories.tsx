import { smallProjects } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { doForPage } from '../../bulk-job/testing/ask-for-page.ts';
import { GlobalProjectsTable } from './global-projects-table.tsx';

const READ = 'GET /global/projects';
const OVERRIDE = 'POST /global/projects/upgradedoverride';
const northSea = 'North Sea Trade 1100–1550';

const meta = preview.meta({
  title: 'Projects/Global projects table',
  component: GlobalProjectsTable,
});

const openNorthSea = async () => {
  const opener = await screen.findByRole('link', { name: northSea });
  opener.click();
  return within(await screen.findByRole('dialog', { name: northSea }));
};

const onlyNorthSea = {
  tableState: { filter: 'north sea', sort: null, page: 1, pageSize: 20, columns: null },
};

export const Ready = meta.story({ tags: ['picture:light'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({
  beforeEach: ({ loaded }) => {
    const { projects } = serverOf(loaded).db;
    for (const { id } of [...projects]) projects.delete(id);
  },
});

export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh projects' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Saving = meta.story({
  args: onlyNorthSea,
  ...given(never(OVERRIDE)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Upgraded override, ${northSea}` }));
  },
});

export const SaveFailed = meta.story({
  args: onlyNorthSea,
  ...given(fail(OVERRIDE, 'This project is frozen')),
  play: Saving.input.play,
});

/** One of many changes was refused. The others can be undone. */
export const PartlySaved = meta.story({
  ...given(fail(OVERRIDE, 'The project is locked', 400, { times: 1 })),
  play: async (context) => {
    const dialog = await doForPage(context, 'Upgraded override', 'Upgrade');
    await dialog.findByRole('alert');
  },
});

/** Sorted by id, because the first names are markup, right to left or without spaces. */
export const Hostile = meta.story({
  args: {
    tableState: {
      filter: '',
      sort: { columnId: 'id', direction: 'ascending' },
      page: 1,
      pageSize: 50,
      columns: null,
    },
  },
});

export const Narrow = meta.story({ globals: { width: '360' } });

/** Members and roles in an extra-large modal (B §2). */
export const ProjectOpen = meta.story({
  args: onlyNorthSea,
  play: async () => {
    const dialog = await openNorthSea();
    await dialog.findByText('Mia Duarte');
  },
});

/** A modal over the modal. Escape closes one at a time. */
export const AddingMember = meta.story({
  args: onlyNorthSea,
  play: async ({ userEvent }) => {
    const dialog = await openNorthSea();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add New User' }));
  },
});

export const ProjectNotFound = meta.story({ args: { openProjectId: 99_999 } });

export const EmptyProjectOpen = meta.story({ args: { openProjectId: smallProjects.bare } });

export const EverySlot = meta.story(everySlot);
