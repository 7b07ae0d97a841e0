import { useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { Link } from '../../ui/link/link.tsx';
import { stateLinks } from './state-links.ts';
import { ticketToolsMessages } from './tools-messages.ts';

/** The pages of what the app state names by its id. For global admins, who have these pages. */
export function StateLinksLine({ state }: { state: string }) {
  const words = useMessages(ticketToolsMessages);
  const { links, linkComponent, session } = useAdminKit();
  const found = useMemo(() => stateLinks(state), [state]);
  if (found.length === 0 || !session.user.isAdmin) return null;
  return (
    <p className="ak-ticket-detail-links">
      {found.map(({ kind, id }) => (
        <Link
          key={`${kind} ${id}`}
          href={kind === 'user' ? links.user(id) : links.section('projects', { project: String(id) })}
          component={linkComponent}
        >
          {kind === 'user' ? words.userOfState({ id: String(id) }) : words.projectOfState({ id: String(id) })}
        </Link>
      ))}
    </p>
  );
}
