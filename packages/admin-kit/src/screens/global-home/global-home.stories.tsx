import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../ui/section/section.tsx';
import { GlobalHome } from './global-home.tsx';

const savesNothing = 'it changes nothing';

const meta = preview.meta({
  title: 'Shell/Global home',
  component: GlobalHome,
  parameters: {
    notApplicable: {
      Refreshing: 'the cards stay as they are until the new answers arrive',
      Saving: savesNothing,
      SaveFailed: savesNothing,
      PartlySaved: savesNothing,
    },
  },
});

export const Ready = meta.story();

export const Loading = meta.story({ args: { hasAttention: true }, ...given(never('*')) });

export const Empty = meta.story({
  args: { hasAttention: true },
  beforeEach: ({ loaded }) => {
    const { db } = serverOf(loaded);
    for (const rows of [db.tickets, db.deals, db.licenses]) for (const { id } of [...rows]) rows.delete(id);
    for (const user of db.users) user.trialExpiresAt = null;
  },
});

export const LoadFailed = meta.story({
  args: { hasAttention: true },
  ...given(fail('*', 'The database is away', 400)),
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Hostile = meta.story({
  name: 'Hostile, deals over their limit',
  args: { hasAttention: true },
  beforeEach: ({ loaded }) => {
    const { db } = serverOf(loaded);
    for (const deal of db.deals) Object.assign(deal, { softLimit: 1, activeUserCount: 1200 });
  },
});

export const Narrow = meta.story({ globals: { width: '360' } });

export const WithAttention = meta.story({ tags: ['picture'], args: { hasAttention: true } });

export const WithWhitelist = meta.story({
  args: { whitelist: <Section title="Manage Whitelist">northwind.example</Section> },
});

export const EverySlot = meta.story(everySlot);
