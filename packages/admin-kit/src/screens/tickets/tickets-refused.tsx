import type { ReadStatus } from '../../data/use-read.ts';
import { mayLackRight } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { ticketsMessages } from './messages.ts';

/** Another attempt would be refused as well. */
export function useIsRefused(read: ReadStatus): boolean {
  const { session } = useAdminKit();
  return read.status === 'failed' && !session.user.isAdmin && mayLackRight(read.error);
}

/** @spec B §8 */
export function TicketsRefused() {
  const words = useMessages(ticketsMessages);
  const { links, linkComponent } = useAdminKit();
  return (
    <FailedState
      title={words.loadFailed}
      action={
        <ButtonLink href={links.section('organizations')} component={linkComponent}>
          {words.goToOrganizations}
        </ButtonLink>
      }
    >
      {words.onlyGlobalAdmins}
    </FailedState>
  );
}
