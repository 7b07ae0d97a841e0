import { TicketDetail } from '../../screens/ticket-detail/index.ts';
import { dispatchElementEvent } from '../dispatch-element-event.ts';
import type { TicketDetailElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<TicketDetailElement> = (props) => {
  const { element, ticketId, hasShortcuts, hasPageShortcuts } = props;
  if (ticketId === null) return null;
  return (
    <TicketDetail
      ticketId={ticketId}
      hasShortcuts={hasShortcuts ?? undefined}
      hasPageShortcuts={hasPageShortcuts ?? undefined}
      onShortcutsChange={(isOn) => {
        element.hasShortcuts = isOn;
        dispatchElementEvent(element, 'ak-shortcuts-changed', { hasShortcuts: isOn });
      }}
    />
  );
};

export default View;
