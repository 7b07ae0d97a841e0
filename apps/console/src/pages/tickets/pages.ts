import type { FirstViews, Page } from '../../pages.ts';
import { paths } from '../../paths.ts';

export default [
  {
    path: paths.tickets,
    handle: { title: 'tickets', isWide: true, headingIn: 'tickets' },
    load: () => import('./tickets-page.tsx'),
    section: { order: 9, key: 't', isListed: false },
  },
  {
    path: paths.ticket,
    handle: { title: 'ticket', record: 'ticket', hasOwnHeading: true },
    load: () => import('./ticket-page.tsx'),
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [paths.tickets]: { script: 'tickets-page', title: 'Support Tickets', shapes: 'table' },
  [paths.ticket]: { script: 'ticket-page', title: 'Ticket', shapes: 'cards' },
};
