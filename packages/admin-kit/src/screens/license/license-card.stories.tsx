import { hostileText, smallOrganizations } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LicenseCard } from './license-card.tsx';

const harbour = {
  id: smallOrganizations.harbour,
  name: 'Harbour City Schools',
  parentId: 0,
  isLocalAdmin: true,
};
const READ = 'GET /licenses/{orgId}';

const meta = preview.meta({
  title: 'Billing/License card',
  component: LicenseCard,
  args: {
    organization: {
      id: smallOrganizations.northwind,
      name: 'Northwind University',
      parentId: 0,
      isLocalAdmin: true,
    },
  },
  parameters: { notApplicable: { PartlySaved: 'each action changes one license as a whole' } },
});

export const Ready = meta.story({ tags: ['picture:light'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({
  args: {
    organization: { id: smallOrganizations.emptyLot, name: 'Empty Lot', parentId: 0, isLocalAdmin: false },
  },
});

/** No message, as specified, and no wrong facts (A §8). */
export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away', 500)) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const toggle = await canvas.findByRole('button', { name: 'Disable License' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(toggle);
  },
});

export const AsOrgAdmin = meta.story({
  args: { organization: harbour },
  ...given(as('orgAdmin')),
});

/** Renders nothing, because only admins see the license. */
export const AsMember = meta.story({
  args: { organization: { ...harbour, isLocalAdmin: false } },
  ...given(as('member')),
});

export const Saving = meta.story({
  ...given(never('POST /licenses/toggle')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable License' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail('DELETE /licenses', 'This license is under contract until June')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke License' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke License' }));
  },
});

/** Twelve of ten seats taken. An organization admin can see it but not change it. */
export const OverUsedSeats = meta.story({
  name: 'Organization admin, over the limit of seats',
  args: { organization: harbour },
  ...given(as('orgAdmin')),
});

export const OverUsedSeatsDark = meta.story({
  name: 'Over the limit of seats, dark, right to left',
  args: { organization: harbour },
  ...given(as('orgAdmin')),
  globals: { role: 'orgAdmin', theme: 'dark', dir: 'rtl', locale: 'ar' },
});

export const CreatingLicense = meta.story({
  args: Empty.input.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create License' }));
  },
});

/** Twelve of ten seats taken, and a name that is markup. */
export const Hostile = meta.story({
  args: {
    organization: { ...harbour, name: hostileText.markup, isLocalAdmin: false },
  },
  globals: { width: '240' },
});

const overTheLimit = { organization: { ...harbour, isLocalAdmin: false } };

export const Narrow = meta.story({ args: overTheLimit, globals: { width: '240' } });

export const ConfirmingRevoke = meta.story({
  args: overTheLimit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke License' }));
  },
});

/** Status 0: the action is Enable. */
export const Disabled = meta.story({
  args: {
    organization: {
      id: smallOrganizations.museo,
      name: 'Museo del Tiempo',
      parentId: 0,
      isLocalAdmin: false,
    },
  },
});

/** A host that lets a new license replace the old one. */
export const ChangingSeats = meta.story({
  args: { organization: harbour },
  parameters: { capabilities: { seatChange: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Seats…' }));
  },
});

export const EverySlot = meta.story(everySlot);
