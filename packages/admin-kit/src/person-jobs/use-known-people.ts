import { useState } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { fetchWhole } from '../data/fetch-once.ts';
import { isNamed } from '../data/looks-new.ts';
import { useMessages } from '../messages/messages.ts';
import { usersQuery } from './api.ts';
import { personJobsMessages } from './messages.ts';

const none: ReadonlySet<string> = new Set();

/** Looks the named people up before a job, which would fail for each of its items. */
export function useKnownPeople() {
  const words = useMessages(personJobsMessages);
  const kit = useAdminKit();
  const [unknown, setUnknown] = useState(none);
  return {
    errorOf: (name: string | null) => (name !== null && unknown.has(name) ? words.noAccount : undefined),
    /** Whether nobody is unknown. Where the users cannot be read, the server decides. */
    areKnown: async (names: readonly string[]): Promise<boolean> => {
      const named = names.filter((name) => name !== '');
      if (named.length === 0) return true;
      const users = await fetchWhole(kit, usersQuery).catch(() => null);
      const missing = named.filter((name) => {
        const isWanted = isNamed(name);
        return users?.every((user) => !isWanted({ ...user })) ?? false;
      });
      setUnknown(new Set(missing));
      return missing.length === 0;
    },
  };
}
