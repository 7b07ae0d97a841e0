import { type MockServer, smallOrganizations } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrgProjectsPanel } from './org-projects-panel.tsx';

const READ = 'GET /organizations/{id}/projects';

const meta = preview.meta({
  title: 'Projects/Organization projects panel',
  component: OrgProjectsPanel,
  args: { organizationId: smallOrganizations.historyFaculty },
  parameters: { notApplicable: { PartlySaved: 'a project is deleted as a whole or not at all' } },
});

const withDeletion = { capabilities: { projectDeletion: true } };

export const Ready = meta.story({ tags: ['picture:light'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ args: { organizationId: smallOrganizations.emptyLot } });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh projects' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

export const AsOrgAdmin = meta.story({
  args: { organizationId: smallOrganizations.harbour },
  ...given(as('orgAdmin')),
});

export const AsMember = meta.story({
  args: { organizationId: smallOrganizations.harbour },
  ...given(as('member')),
});

export const Saving = meta.story({
  parameters: { ...withDeletion, scenarios: [never('POST /deleteproject')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bare' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  },
});

/** No message, as specified: the dialog and the project stay (B §8). */
export const SaveFailed = meta.story({
  parameters: { ...withDeletion, scenarios: [fail('POST /deleteproject', 'Not today')] },
  play: Saving.play,
});

function fill(server: MockServer, projectCount: number): void {
  const template = [...server.db.projects][0];
  if (template === undefined) return;
  for (let index = 0; index < projectCount; index++) {
    const id = 10_000 + index;
    server.db.projects.put({ ...template, id, name: `Parish ${index}`, description: `Map ${index}.` });
  }
}

/** Three hundred projects. Some names are markup or have no blanks. */
export const Hostile = meta.story({ beforeEach: ({ loaded }) => fill(serverOf(loaded), 300) });

export const Narrow = meta.story({ globals: { width: '360' } });

export const Deletable = meta.story({ parameters: withDeletion });

/** The message of a removal on a server that cannot delete projects (A §2). */
export const RemoveNotImplemented = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bare' }));
  },
});

export const ConfirmingDelete = meta.story({
  parameters: withDeletion,
  play: RemoveNotImplemented.play,
});

export const Modifying = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Modify: North Sea/ }));
  },
});

export const EverySlot = meta.story(everySlot);
