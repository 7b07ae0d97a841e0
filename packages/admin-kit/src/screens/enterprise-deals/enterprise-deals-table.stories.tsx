import { as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { EnterpriseDealsTable, enterpriseDealsTable } from './enterprise-deals-table.tsx';

const READ = 'GET /enterprise';
const CREATE = 'POST /enterprise';

const meta = preview.meta({
  title: 'Billing/Enterprise deals table',
  component: EnterpriseDealsTable,
  parameters: { notApplicable: { PartlySaved: 'one deal is created or none' } },
});

export const Ready = meta.story({ tags: ['picture:light'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ ...given(noRows(READ)) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh enterprise deals' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Saving = meta.story({
  ...given(never(CREATE)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Enterprise Deal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'City libraries');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Period' }), '365');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Soft limit' }), '100');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Hard limit' }), '120{Enter}');
  },
});

export const SaveFailed = meta.story({
  ...given(fail(CREATE, 'There is a deal of this name already')),
  play: Saving.input.play,
});

/** Markup, right-to-left names and names without blanks on one page. */
export const Hostile = meta.story({
  args: { tableState: { ...enterpriseDealsTable, pageSize: 100 }, onTableStateChange: () => {} },
});

export const Narrow = meta.story({ globals: { width: '360' } });

export const CreatingDeal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Enterprise Deal' }));
    await screen.findByRole('dialog');
  },
});

export const EverySlot = meta.story(everySlot);
