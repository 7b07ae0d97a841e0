export { tickets as ticketsMessages } from '../../locales/en/tickets.ts';
