import type { AdminClient, ApiError } from '@timemap/admin-api';
import type { AdminSession } from '../context/admin-kit-context.ts';
import { withNumericId } from '../context/numeric-id.ts';
import { type FirstQueries, type PrefetchedScreen, prefetchQueries } from '../data/prefetched.ts';
import { firstQueries } from './first-queries.gen.ts';

export type { PrefetchedScreen } from '../data/prefetched.ts';

export type PrefetchableScreen = keyof typeof firstQueries;

/** The props of a screen that decide what it reads first. */
export type PrefetchProps<Screen extends PrefetchableScreen> = Parameters<(typeof firstQueries)[Screen]>[0];

/**
 * Loads on a server what a screen reads first. Pass the result to `<PrefetchedScreens>` around the screen: the first HTML
 * then has the data, and the browser does not load it again. A failed read is left out, so that the browser loads it and
 * shows why it fails. If nothing was read, the console of the server says why: in production only if the
 * server did not answer. Never rejects.
 * @param kit the client with the person's session, made for this request, and the session that the provider gets
 */
export async function prefetchScreen<Screen extends PrefetchableScreen>(
  { client, session }: { readonly client: AdminClient; readonly session: AdminSession },
  screen: Screen,
  props: PrefetchProps<Screen>,
): Promise<PrefetchedScreen> {
  const person = withNumericId(session);
  const queries = (firstQueries[screen] as FirstQueries<object>)(props, person);
  const failures: unknown[] = [];
  const prefetched = await prefetchQueries(client, person.user.id, queries, (error) => failures.push(error));
  if (prefetched.reads.length === 0) warnOfNothing(screen, failures);
  return prefetched;
}

function warnOfNothing(screen: string, [error]: readonly unknown[]): void {
  const { kind, operation, message, cause } = (error ?? {}) as Partial<ApiError>;
  // An answer of the server may be meant for this person alone.
  const isUnanswered = kind === 'input' || kind === 'network' || kind === 'timeout';
  if (!isUnanswered && process.env.NODE_ENV !== 'development') return;
  const reason = error
    ? `${operation}: ${kind === 'input' && cause instanceof Error ? cause.message : message}`
    : 'It reads nothing for this person.';
  // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
  console.warn(`prefetchScreen read nothing for ${screen}. ${reason}`);
}
