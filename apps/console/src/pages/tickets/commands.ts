import { decodeTickets, type Ticket } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { each, type FeatureCommands, one, records, shortened } from '../../palette/feature-commands.ts';

const WORDS_LENGTH = 2000;

export default {
  order: 7,
  records: records<Ticket>({
    kind: 'ticket',
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
      texts: [message.slice(0, WORDS_LENGTH), contactEmail, creator?.displayName ?? '', creator?.email ?? ''],
    }),
    hrefOf: (links, { id }) => links.ticket(id),
  }),
} satisfies FeatureCommands;
