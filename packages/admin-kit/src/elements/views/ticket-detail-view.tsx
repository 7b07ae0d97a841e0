import { TicketDetail } from '../../screens/ticket-detail/index.ts';
import type { TicketDetailElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';
import { tell } from '../tell.ts';

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
        tell(element, 'ak-shortcuts-changed', { hasShortcuts: isOn });
      }}
    />
  );
};

export default View;
