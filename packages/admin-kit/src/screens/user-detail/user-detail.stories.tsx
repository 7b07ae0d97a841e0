import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { UserDetail } from './user-detail.tsx';

const READ = 'GET /global/users/{id}';
const VERIFY = 'POST /global/users/verified';

const meta = preview.meta({
  title: 'People/User detail',
  component: UserDetail,
  args: { userId: 3 },
  parameters: { notApplicable: { PartlySaved: 'each press changes one thing of one user' } },
});

export const Ready = meta.story({ tags: ['picture'] });

export const Loading = meta.story({ ...given(never(READ)) });

/** No answers, no projects, no tickets, no name. */
export const Empty = meta.story({ args: { userId: 12 } });

export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const restart = await canvas.findByRole('button', { name: 'Restart' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(restart);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Saving = meta.story({
  ...given(never(VERIFY)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Verified' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail(VERIFY, 'This account is frozen')),
  play: Saving.input.play,
});

export const Hostile = meta.story({ args: { userId: 6 } });

export const Narrow = meta.story({ args: Hostile.input.args, globals: { width: '360' } });

export const Unlocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
  },
});

export const SectionsFailed = meta.story({
  tags: ['picture:light'],
  ...given(
    fail('GET /global/users/subscribed/{id}', 'Billing is away'),
    fail('GET /global/users/questions/{id}', 'Answers are away'),
    fail('GET /global/users/sso/{id}', 'Sign-in is away'),
    fail('GET /global/users/tickets/{id}', 'Tickets are away'),
    fail('GET /global/projects/user/{id}', 'Projects are away'),
  ),
});

export const EverySlot = meta.story(everySlot);
