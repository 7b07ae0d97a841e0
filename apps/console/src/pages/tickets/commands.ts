import { decodeTickets, type Ticket, ticketStatus } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { MailIcon } from '@timemap/admin-kit/ui/icon';
import {
  each,
  emailCommand,
  type FeatureCommands,
  filtered,
  one,
  records,
  shortened,
} from '../../palette/feature-commands.ts';

const WORDS_LENGTH = 2000;

export default {
  order: 7,
  records: records<Ticket>({
    kind: 'ticket',
    icon: MailIcon,
    isNumbered: true,
    title: 'tickets',
    order: 4,
    lists: {
      'GET /support/': { isWhole: true, rowsOf: each },
      'GET /support/unresolved': { rowsOf: each },
      'GET /support/resolved': { rowsOf: each },
      'GET /support/{id}': { rowsOf: one },
      'GET /global/users/tickets/{id}': { rowsOf: each },
    },
    staffList: query('GET /support/', decodeTickets),
    entityOf: ({ id, message, creator, contactEmail }) => ({
      id,
      label: `#${id} ${shortened(message)}`,
      detail: creator?.username ?? contactEmail,
      email: contactEmail,
      person: creator && { id: creator.id, name: creator.username },
      texts: [message.slice(0, WORDS_LENGTH), contactEmail, creator?.displayName ?? '', creator?.email ?? ''],
    }),
    hrefOf: (links, { id }) => links.ticket(id),
    listOf: (links, text) => filtered(links.section('tickets'), text),
    facets: [
      {
        label: 'unresolvedTickets',
        hrefOf: (links) => links.section('tickets', { only: 'unresolved' }),
        where: ({ status }) => status === ticketStatus.unresolved,
      },
      {
        label: 'ticketsInProgress',
        hrefOf: (links) => links.section('tickets', { only: 'inProgress' }),
        where: ({ status }) => status === ticketStatus.inProgress,
      },
    ],
    commandsOf: [
      {
        isAllowed: ({ isAdmin }, { person }) => isAdmin && person != null,
        itemOf: ({ person }, words, links) => ({
          key: `creator:${person?.id}`,
          label: words.openPerson({ name: person?.name ?? '' }),
          target: { to: links.user(person?.id ?? 0) },
        }),
      },
      emailCommand,
    ],
  }),
} satisfies FeatureCommands;
