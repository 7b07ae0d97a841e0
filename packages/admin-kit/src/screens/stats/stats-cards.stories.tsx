import { as, delay, fail, hostile, never, noRows } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { StatsCards } from './stats-cards.tsx';

const INSTITUTIONS = 'GET /admin/stats/lti-by-institution';

const meta = preview.meta({
  title: 'Statistics/Stats cards',
  component: StatsCards,
  parameters: {
    notApplicable: {
      Saving: 'statistics are only read',
      SaveFailed: 'statistics are only read',
      PartlySaved: 'statistics are only read',
    },
  },
});

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({ ...given(never('*')) });

export const Empty = meta.story({ args: { tab: 'lti' }, ...given(noRows(INSTITUTIONS)) });

export const LoadFailed = meta.story({
  ...given(fail('GET /admin/stats/general', 'Counting is paused', 400)),
});

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh General Stats' });
    await canvas.findAllByText('Users');
    serverOf(loaded).use(never('GET /admin/stats/general'));
    await userEvent.click(refresh);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ ...given(as('member')) });

export const Hostile = meta.story({ args: { tab: 'lti' }, ...given(hostile(INSTITUTIONS)) });

export const Narrow = meta.story({ args: { tab: 'lti' }, globals: { width: '360' } });

export const Lti = meta.story({ name: 'LTI', args: { tab: 'lti' } });

/** The LTI refresh waits for the project stats. */
export const WaitingForProject = meta.story({
  args: { tab: 'lti' },
  ...given(delay('GET /admin/stats/project', 60_000)),
});

export const WithGrowth = meta.story({
  args: { hasGrowth: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Harbour City Schools' });
  },
});

export const GrowthFailed = meta.story({
  args: { hasGrowth: true },
  ...given(fail('GET /support/', 'No tickets today', 400)),
});

export const EverySlot = meta.story({ ...everySlot, args: { ...everySlot.args, tab: 'lti' } });
