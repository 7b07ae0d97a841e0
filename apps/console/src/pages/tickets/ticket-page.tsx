import { TicketDetail } from '@timemap/admin-kit/ticket-detail';
import { Navigate, useParams } from 'react-router';
import { useConsole, usePreferences } from '../../console-context.ts';
import { paths, readId } from '../../paths.ts';
import { filledTemplate } from '../../reply-templates/templates.ts';
import { TemplatesMenu } from '../../reply-templates/templates-menu.tsx';
import { useReplyTemplates } from '../../reply-templates/use-reply-templates.ts';
import { useTicketQueue } from './tickets-address.ts';

export function Component() {
  const ticketId = readId(useParams().ticketId);
  const queue = useTicketQueue();
  const { preferences } = useConsole();
  const { hasShortcuts } = usePreferences();
  const templates = useReplyTemplates();
  const chosen = templates.templates.find(({ isChosen }) => isChosen);
  if (ticketId === null) return <Navigate to={paths.notFound} replace />;
  return (
    <TicketDetail
      ticketId={ticketId}
      headingLevel={1}
      queue={queue}
      hasShortcuts={hasShortcuts}
      hasPageShortcuts
      hasPerson
      emailStart={chosen && (({ id }, name) => filledTemplate(chosen, id, name))}
      emailActions={<TemplatesMenu {...templates} />}
      onShortcutsChange={(isOn) => preferences.set({ hasShortcuts: isOn })}
    />
  );
}
