import { TicketDetail } from '@timemap/admin-kit/ticket-detail';
import { Navigate, useParams } from 'react-router';
import { useConsole, usePreferences } from '../../console-context.ts';
import { paths, readId } from '../../paths.ts';
import { useTicketQueue } from './tickets-address.ts';

export function Component() {
  const ticketId = readId(useParams().ticketId);
  const queue = useTicketQueue();
  const { preferences } = useConsole();
  const { hasShortcuts } = usePreferences();
  if (ticketId === null) return <Navigate to={paths.notFound} replace />;
  return (
    <TicketDetail
      ticketId={ticketId}
      headingLevel={1}
      queue={queue}
      hasShortcuts={hasShortcuts}
      hasPageShortcuts
      onShortcutsChange={(isOn) => preferences.set({ hasShortcuts: isOn })}
    />
  );
}
