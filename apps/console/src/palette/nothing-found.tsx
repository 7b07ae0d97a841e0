import { useAdminKit, useMessages } from '@timemap/admin-kit';
import { shortened } from './feature-commands.ts';
import { paletteMessages } from './messages.ts';

const MAX_QUOTED = 60;

export function NothingFound({ query }: { query: string }) {
  const words = useMessages(paletteMessages);
  const { isAdmin } = useAdminKit().session.user;
  const text = query.length > MAX_QUOTED ? `${shortened(query, MAX_QUOTED)}…` : query;
  return isAdmin ? words.nothing({ query: text }) : words.nothingOwn({ query: text });
}
