import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { ticketsTable } from '../tickets/index.ts';
import { TicketDetail } from './ticket-detail.tsx';

const READ = 'GET /support/{id}';
const SET = 'PUT /support/status/{id}';

const meta = preview.meta({
  title: 'Support/Ticket detail',
  component: TicketDetail,
  args: { ticketId: 1 },
  parameters: { notApplicable: { PartlySaved: 'each press changes one thing of one ticket' } },
});

export const Ready = meta.story();

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ args: { ticketId: 3 } });

export const LoadFailed = meta.story({ ...given(fail(READ, 'Database is away')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const reload = await canvas.findByRole('button', { name: 'Refresh ticket' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(reload);
  },
});

/** Open to everyone; a refusal of the server is shown. */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ ...given(as('member')) });

export const Saving = meta.story({
  ...given(never(SET)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Resolved' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail(SET, 'This ticket is frozen')),
  play: Saving.input.play,
});

/** A contact email that contains other recipients, and markup in the message. */
export const Hostile = meta.story({ args: { ticketId: 8 } });

/** A message of thousands of characters, and a creator with another address. */
export const LongMessage = meta.story({ args: { ticketId: 10 } });

export const WithTemplate = meta.story({
  args: {
    emailStart: ({ id }, name) => ({
      subject: `About your ticket ${id}`,
      body: `Dear ${name},\n\nit works again.\n`,
    }),
    emailActions: (
      <Menu
        label="It works again, text for Send Email"
        variant="secondary"
        size="small"
        align="start"
        entries={[{ label: 'Standard text', onSelect: () => {} }]}
      >
        It works again
      </Menu>
    ),
  },
});

export const Narrow = meta.story({
  args: {
    ticketId: 7,
    queue: { tableState: ticketsTable, ticketHref: (id) => `/tickets/${id}`, listHref: '/tickets' },
  },
  globals: { width: '360' },
});

export const InQueue = meta.story({
  tags: ['picture'],
  args: {
    ticketId: 7,
    queue: { tableState: ticketsTable, ticketHref: (id) => `/tickets/${id}`, listHref: '/tickets' },
  },
});

export const HostileMarkup = meta.story({ args: { ticketId: 9 } });
export const BrokenState = meta.story({ args: { ticketId: 2 } });
export const HugeState = meta.story({ args: { ticketId: 4 } });
export const DeepState = meta.story({ args: { ticketId: 6 } });
export const SecretsInState = meta.story({ args: { ticketId: 7 } });

export const EverySlot = meta.story(everySlot);
