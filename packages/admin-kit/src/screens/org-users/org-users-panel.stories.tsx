import { smallOrganizations } from '@timemap/admin-mock';
import { as, delay, fail, never } from '@timemap/admin-mock/scenarios';
import { type userEvent as globalUserEvent, screen, waitFor, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { askForPage } from '../../bulk-job/testing/ask-for-page.ts';
import { OrgUsersPanel } from './org-users-panel.tsx';

const READ = 'GET /organizations/{id}/users';
const ADD = 'POST /organizations/{id}/users';

const meta = preview.meta({
  title: 'People/Organization users panel',
  component: OrgUsersPanel,
  args: { organizationId: smallOrganizations.harbour },
});

interface Acting {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: Pick<ReturnType<typeof globalUserEvent.setup>, 'click' | 'paste'>;
}

const inDialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role));

async function openBulk({ canvas, userEvent }: Acting, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Multiple Users' }));
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('textbox', { name: 'Users' }));
  await userEvent.paste(text);
  return dialog;
}

async function addMany(context: Acting, text: string) {
  const dialog = await openBulk(context, text);
  await context.userEvent.click(await dialog.findByRole('button', { name: /^Add \d/ }));
}

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ args: { organizationId: smallOrganizations.emptyLot } });

/** No message, as specified, and no wrong data in its place (A §8). */
export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away')) });

/** After a promotion the list is loaded again; the old rows stay. */
export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const promote = await canvas.findByRole('button', { name: 'Make Admin: mia' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(promote);
  },
});

/** No button for their own flag. */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

/** The address works for everyone who is signed in, the controls do not (A §6). */
export const AsMember = meta.story({ ...given(as('member')) });

export const Saving = meta.story({
  ...given(never(ADD)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add User' }));
    await userEvent.type(
      (await inDialog()).getByRole('textbox', { name: 'Username or email' }),
      'trial.over{Enter}',
    );
  },
});

export const SaveFailed = meta.story({ ...given(fail(ADD, 'All seats are taken')), play: Saving.input.play });

export const AdminNotSaved = meta.story({
  ...given(fail('POST /organizations/{id}/toggleadmin', 'This user is locked')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Admin: oren' }));
    await canvas.findByRole('button', { name: 'Retry. Not saved: This user is locked' });
  },
});

/** Two were added. The others stay in the box, in order, with an alert for each. */
export const PartlySaved = meta.story({
  tags: ['picture:light', 'picture:dark', 'picture:narrow'],
  play: async (context) => {
    await addMany(context, 'trial.over\nnobody@mail.example\nmia\nno.name\nsomebody.else');
    await waitFor(async () => (await inDialog()).getByRole('region', { name: 'Not added: 2 users' }));
  },
});

export const AddingUser = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add User' }));
  },
});

/** The preview shows the lines as they are sent: trimmed, without blank lines, duplicates and invisible characters. */
export const AddingMultipleUsers = meta.story({
  play: async (context) => {
    await openBulk(
      context,
      '  trial.over  \n\nno.name\nRLO@mail.example\nrlo@mail.example\nzero\u200B.width\n\u00A0no.name\n',
    );
  },
});

/** What was taken from a pasted table, what was left out, and which columns were chosen. */
export const AddingATable = meta.story({
  play: async (context) => {
    await openBulk(
      context,
      'Name\tGuardian email\tEmail\tStatus\nAda\tpat@mail.example\tada@mail.example\tactive\nBo\tlou@mail.example\tbo@mail.example\tdeleted\nCy\t\t\tactive',
    );
  },
});

/** The progress of the job. The dialog cannot be closed; Stop ends the job. */
export const AddingManyUsers = meta.story({
  ...given(delay(ADD, 400)),
  play: async (context) => {
    await addMany(context, Array.from({ length: 2000 }, (_, index) => `student.${index + 1}`).join('\n'));
  },
});

export const ConfirmingRemoval = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove mia' }));
  },
});

export const ConfirmingOwnRemoval = meta.story({
  ...given(as('orgAdmin')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove oren' }));
  },
});

export const RemovalFailed = meta.story({
  ...given(fail('DELETE /organizations/{id}/users', 'The last admin cannot be removed')),
  play: async (context) => {
    await ConfirmingRemoval.input.play?.(context);
    const dialog = await inDialog('alertdialog');
    await context.userEvent.click(
      dialog.getByRole('button', { name: 'Remove User From This Organization Only' }),
    );
  },
});

export const ConfirmingManyRemovals = meta.story({
  play: async (context) => {
    await askForPage(context, 'Remove', 'Remove User From This Organization Only');
  },
});

/** More than one page, with names that contain markup, run right to left or never end. */
export const Hostile = meta.story({ args: { organizationId: smallOrganizations.northwind } });

export const Narrow = meta.story({ globals: { width: '360' } });

export const EverySlot = meta.story(everySlot);
