export type { TicketStatus } from '../tickets/without-screen.ts';
export { ticketDetailMessages } from './messages.ts';
export type { TicketDetailProps } from './ticket-detail.tsx';
export { TicketDetail } from './ticket-detail.tsx';
export type { EmailStart } from './ticket-email.ts';
export type { TicketQueueSource } from './ticket-queue.tsx';
export type { StatusFailure, TicketDetailState } from './use-ticket-detail.ts';
export { useTicketDetail } from './use-ticket-detail.ts';
