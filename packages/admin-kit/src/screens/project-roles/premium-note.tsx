import type { ProjectMember } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { Status } from '../../ui/status/status.tsx';
import { projectRolesMessages } from './messages.ts';

/** Nothing where the server does not say. @spec B §2 */
export function PremiumNote({
  member: { isPremium },
  className,
}: {
  member: ProjectMember;
  className: string;
}) {
  const words = useMessages(projectRolesMessages);
  if (isPremium === null) return <span className={className} />;
  return (
    <Status tone={isPremium ? 'accent' : 'neutral'} className={className}>
      {isPremium ? words.premium : words.notPremium}
    </Status>
  );
}
