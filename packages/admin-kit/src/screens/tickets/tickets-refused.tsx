import type { ReactNode } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { QueryStatus } from '../../data/use-read.ts';
import { mayLackRight } from '../../messages/judge-failure.ts';
import { useMessages } from '../../messages/messages.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { ticketsMessages } from './messages.ts';

/**
 * Shown instead of the tickets when the server refuses them to someone who is not a global admin; null otherwise. It has no
 * Retry, because another attempt would be refused as well. @spec B §8
 */
export function useTicketsRefusal(read: QueryStatus): ReactNode {
  const { session } = useAdminKit();
  const isRefused = read.status === 'failed' && !session.user.isAdmin && mayLackRight(read.error);
  return isRefused ? <TicketsRefused /> : null;
}

function TicketsRefused() {
  const words = useMessages(ticketsMessages);
  const { links, linkComponent } = useAdminKit();
  return (
    <ForbiddenState
      role="alert"
      title={words.loadFailed}
      action={
        <ButtonLink href={links.section('organizations')} component={linkComponent}>
          {words.goToOrganizations}
        </ButtonLink>
      }
    >
      {words.onlyGlobalAdmins}
    </ForbiddenState>
  );
}
