import { type AdminUser, serverNow } from '@timemap/admin-api';
import { useId } from 'react';
import { coverage } from '../checks/coverage.ts';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { dataOf } from '../data/use-read.ts';
import { useListText } from '../messages/list-text.ts';
import { useMessages } from '../messages/messages.ts';
import { VerdictLine } from '../person-access/person-verdict.tsx';
import type { PersonAccess } from '../person-access/use-person-access.ts';
import { isOver } from '../person-access/verdict.ts';
import { useWhitelist } from '../screens/whitelist/index.ts';
import { visibleText } from '../text/visible-text.ts';
import { Link } from '../ui/link/link.tsx';
import { personJobsMessages } from './messages.ts';

/** What the job leaves, and what ends each of it. */
export function StillIn({ user, access }: { user: AdminUser; access: PersonAccess }) {
  const words = useMessages(personJobsMessages);
  const { links, linkComponent } = useAdminKit();
  const inList = useListText();
  const headId = useId();
  const now = serverNow();
  const entries = coverage(dataOf(useWhitelist().read) ?? [])(user.email);
  const lines = [
    access.isSubscribed && words.stillSubscription,
    user.isGrandfathered && words.stillGrandfathered,
    (user.trialExpiresAt ?? now) > now && words.stillTrial,
    user.isVerified && words.stillVerified,
    entries.length > 0 && words.stillWhitelisted({ entries: visibleText(inList(entries)) }),
  ].filter((line) => line !== false && line !== null);
  const deals = access.deals.filter(({ deal }) => !isOver(deal, now));
  return (
    <>
      <VerdictLine user={user} known={access} />
      {lines.length + deals.length > 0 && (
        <>
          <p id={headId} className="ak-person-jobs-muted">
            {words.still}
          </p>
          <ul className="ak-person-jobs-still" aria-labelledby={headId}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {deals.map(({ deal: { id, name }, entries }) => (
              <li key={id}>
                <Link href={links.enterpriseDeal(id)} component={linkComponent}>
                  {words.stillDeal({ deal: visibleText(name), entries: visibleText(inList(entries)) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
