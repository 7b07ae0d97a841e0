import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';
import { ticketsTable } from '../index.ts';

export default [
  { screen: 'TicketDetail', props: { ticketId: 1 }, text: /Set Resolved|Mark as resolved/i },
  { screen: 'TicketList', props: {}, text: /<td[^>]*>.*Resolved/ },
  {
    screen: 'TicketList',
    props: { tableState: { ...ticketsTable, choices: { ...ticketsTable.choices, status: 'unresolved' } } },
    text: /<td[^>]*>.*Unresolved/,
  },
] satisfies PrefetchRow[];
