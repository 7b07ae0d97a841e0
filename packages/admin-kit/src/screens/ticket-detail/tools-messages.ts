export { ticketTools as ticketToolsMessages } from '../../locales/en/ticket-tools.ts';
