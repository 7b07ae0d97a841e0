export { ticketDetail as ticketDetailMessages } from '../../locales/en/ticket-detail.ts';
