import { smallOrganizations } from '@timemap/admin-mock';
import { answer, as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrgTree } from './org-tree.tsx';

const ALL = 'GET /organizations/admin/all';
const noWrites = 'the tree changes nothing on the server';

const meta = preview.meta({
  title: 'Organizations/Organization tree',
  component: OrgTree,
  args: { selectedId: null, onSelected: () => {} },
  parameters: { notApplicable: { Saving: noWrites, SaveFailed: noWrites, PartlySaved: noWrites } },
});

export const Ready = meta.story({ tags: ['picture:narrow'] });

export const Loading = meta.story({ ...given(never(ALL)) });

export const Empty = meta.story({ ...given(as('member'), noRows('GET /organizations')) });

export const LoadFailed = meta.story({ ...given(fail(ALL, 'The registry is being moved', 500)) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh' });
    serverOf(loaded).use(never(ALL));
    await userEvent.click(refresh);
  },
});

/** She administers two organizations; one is the child of an organization that she cannot see. */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ ...given(as('member')) });

/** Hostile names: markup, directions, invisible characters, no blanks, great length. */
export const Hostile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }));
  },
});

export const Narrow = meta.story({
  args: { selectedId: 104 },
  globals: { width: '240' },
});

export const Selected = meta.story({ args: { selectedId: smallOrganizations.historyFaculty } });

export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'atlas');
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such place');
  },
});

export const RefreshFailed = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh' });
    serverOf(loaded).use(fail(ALL, 'The registry is being moved', 400));
    await userEvent.click(refresh);
    await canvas.findByText(/Showing the last loaded ones/);
  },
});

/** Rows below the eleventh level are not indented further. They show their level instead. */
export const Deep = meta.story({
  args: { selectedId: 40 },
  ...given(answer(ALL, { data: [chain(40)] })),
});

export const Many = meta.story({
  ...given(answer(ALL, { data: Array.from({ length: 2_000 }, (_, index) => organization(index + 1, 0)) })),
});

function organization(id: number, parentId: number) {
  const children: object[] = [];
  return { id, name: `Organization ${id}`, parent_id: parentId, localUserIsAdmin: false, children };
}

function chain(levels: number) {
  const all = Array.from({ length: levels }, (_, index) => organization(index + 1, index));
  for (const [index, { children }] of all.entries()) children.push(...all.slice(index + 1, index + 2));
  return all[0];
}

export const EverySlot = meta.story(everySlot);
