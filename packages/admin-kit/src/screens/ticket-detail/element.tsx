import type { ScreenView } from '../../elements/screen-definition.ts';
import { dispatchElementEvent } from '../../elements/screen-definition.ts';
import { TicketDetail } from './index.ts';

/** `<ak-ticket-detail>`: one support ticket. */
export interface TicketDetailElement extends HTMLElement {
  ticketId: number | null;
  /** Whether single-key shortcuts are on; follows the person's choice. @default true */
  hasShortcuts: boolean | null;
  /**
   * Whether they also work while the focus is outside of the ticket, for a page that shows only this one.
   * @default false
   */
  hasPageShortcuts: boolean | null;
}

export interface TicketDetailEvents {
  /** The person turned the shortcuts of a ticket on or off. */
  'ak-shortcuts-changed': CustomEvent<{ hasShortcuts: boolean }>;
}

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
