import type { AdminKit } from '../context/admin-kit-context.ts';
import type { Item, Look, Wanted } from './lost-answer.ts';
import { keyOf, type Query } from './query.ts';

/** Call it before the write. null: without the loaded list, old items would look new. */
export function looksNew<T>(
  { queryClient, client }: AdminKit,
  query: Query<T>,
  wanted: Wanted,
  part?: (data: T) => unknown,
): Look | null {
  const known = queryClient.getQueryData(keyOf(client, query));
  return known === undefined ? null : { query, wanted, known, part: part as Look['part'] };
}

/** By username or email. */
export function isNamed(name: string): (item: Item) => boolean {
  const folded = (text: unknown) =>
    String(text ?? '')
      .trim()
      .toLowerCase();
  const wanted = folded(name);
  return ({ username, email }) => folded(username) === wanted || folded(email) === wanted;
}
