import { as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { screen } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { EnterpriseDealDetail } from './enterprise-deal-detail.tsx';

const READ = 'GET /enterprise/{id}';
const UPDATE = 'PUT /enterprise';

const meta = preview.meta({
  title: 'Billing/Enterprise deal detail',
  component: EnterpriseDealDetail,
  args: { dealId: 1 },
  parameters: {
    notApplicable: { PartlySaved: 'a deal is saved as a whole; its whitelist has separate stories' },
  },
});

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({ ...given(never(READ)) });

/** No institution, and an empty whitelist. */
export const Empty = meta.story({ args: { dealId: 4 }, ...given(noRows('GET /enterprise/{id}/whitelist')) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh enterprise deal' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Saving = meta.story({
  ...given(never(UPDATE)),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Northwind campuses{Enter}');
  },
});

export const SaveFailed = meta.story({
  ...given(fail(UPDATE, 'This deal is under review')),
  play: Saving.input.play,
});

/** A name without blanks, and a count far above both limits. */
export const Hostile = meta.story({
  args: { dealId: 5 },
  beforeEach: ({ loaded }) => {
    const { deals } = serverOf(loaded).db;
    const deal = deals.get(5);
    if (!deal) return;
    Object.assign(deal, { activeUserCount: 1_234_567, institutionId: 3 });
    for (let index = 0; index < 2000; index++) deal.whitelist.push(`@school-${index}.example`);
  },
});

export const Narrow = meta.story({ args: { dealId: 5 }, globals: { width: '360' } });

/** The server does not know the number of active users. */
export const CountUnknown = meta.story({ args: { dealId: 3 } });

export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Northwind campuses');
    Object.assign(serverOf(loaded).db.deals.get(1) ?? {}, { name: 'Northwind Group', hardLimit: 2000 });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

export const ConfirmingDelete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
});

/** The users that the whitelist covers, and the dialog that writes to them. */
export const People = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Users' }));
    await canvas.findByText(/The whitelist covers/);
    await userEvent.click(canvas.getByRole('button', { name: 'Email Users' }));
    await screen.findByRole('dialog');
  },
});

export const EverySlot = meta.story(everySlot);
