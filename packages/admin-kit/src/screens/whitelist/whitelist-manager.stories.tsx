import { hostileText } from '@timemap/admin-mock';
import { as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { WhitelistManager } from './whitelist-manager.tsx';

const READ = 'GET /global/whitelist';
const ADD = 'POST /global/whitelist/add';

const meta = preview.meta({ title: 'People/Whitelist manager', component: WhitelistManager });

export const Ready = meta.story({ tags: ['picture:light'] });

export const Folded = meta.story({ args: { startsFolded: true } });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ ...given(noRows(READ)) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh whitelist' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

export const Saving = meta.story({
  ...given(never(ADD)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain or email' }), 'museum.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Domain Only' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail(ADD, 'The registry is being moved')),
  play: Saving.input.play,
});

/** Two entries, one of them refused: the refusal is shown, and that entry can be retried alone. */
export const PartlySaved = meta.story({
  ...given(fail(ADD, 'The registry is being moved', 400, { times: 1 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain or email' }), 'museum.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Domain+Subdomains' }));
  },
});

/** Five thousand entries, some of them hostile. */
export const Hostile = meta.story({
  beforeEach: ({ loaded }) => {
    const { whitelist } = serverOf(loaded).db;
    for (let index = 0; index < 5000; index++) whitelist.push(`@school-${index}.example`);
    whitelist.push(
      hostileText.long,
      hostileText.rightToLeft,
      hostileText.noSpaces,
      'pay\u200Bpal@mail.example',
    );
  },
});

export const Narrow = meta.story({ globals: { width: '360' } });

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain or email' }), '@harbour.example');
  },
});

/** Warnings for a look-alike domain, invisible characters and a web address, with a suggested domain. */
export const Doubtful = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Domain or email' }),
      'https://P\u0430yp\u200Bal.com/login',
    );
  },
});

/** Selected entries stay selected while the filter hides them. */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select @harbour.example' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter entries' }), 'northwind');
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 2' }));
  },
});

export const EverySlot = meta.story(everySlot);
