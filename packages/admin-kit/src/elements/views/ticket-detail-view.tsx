import { TicketDetail } from '../../screens/ticket-detail/index.ts';
import type { TicketDetailElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<TicketDetailElement> = ({ ticketId }) =>
  ticketId === null ? null : <TicketDetail ticketId={ticketId} />;

export default View;
