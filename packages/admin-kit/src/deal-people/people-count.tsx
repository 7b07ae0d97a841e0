import type { QueryState } from '../data/use-read.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { dealPeopleMessages } from './messages.ts';
import type { CoveredUser } from './use-deal-people.ts';

interface PeopleCountProps {
  people: readonly CoveredUser[];
  read: QueryState<unknown>;
}

/** How many they are, unless some could not be read. */
export function PeopleCount({ people, read }: PeopleCountProps) {
  const words = useMessages(dealPeopleMessages);
  const count = useCount();
  const unreadableCount = (read.status === 'ready' && read.unreadableCount) || 0;
  return (
    <p>
      {unreadableCount > 0 ? words.unreadable(count(unreadableCount)) : words.covered(count(people.length))}
    </p>
  );
}
