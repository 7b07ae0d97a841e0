import type { ReactNode } from 'react';
import { enterpriseDealWhitelist } from '../locales/en/enterprise-deal-whitelist.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { ReadView } from '../ui/screen-state/read-view.tsx';
import { dealPeopleMessages } from './messages.ts';
import type { CoveredUser, DealPeople } from './use-deal-people.ts';

interface PeopleViewProps extends Pick<DealPeople, 'read' | 'hasWhitelistFailed'> {
  children: (people: readonly CoveredUser[]) => ReactNode;
}

/** The people of a deal, below how many they are, unless some could not be read. */
export function PeopleView({ read, hasWhitelistFailed, children }: PeopleViewProps) {
  const words = useMessages(dealPeopleMessages);
  const { loadFailed } = useMessages(enterpriseDealWhitelist);
  const count = useCount();
  const unreadableCount = (read.status === 'ready' && read.unreadableCount) || 0;
  return (
    <ReadView
      read={read}
      failedTitle={hasWhitelistFailed ? loadFailed : words.usersFailed}
      loadingLabel={words.loading}
    >
      {(people) => (
        <>
          <p>
            {unreadableCount > 0
              ? words.unreadable(count(unreadableCount))
              : words.covered(count(people.length))}
          </p>
          {children(people)}
        </>
      )}
    </ReadView>
  );
}
