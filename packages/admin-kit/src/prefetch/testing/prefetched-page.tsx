import { type AdminClient, createAdminClient } from '@timemap/admin-api';
import type { MockServer } from '@timemap/admin-mock';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
import { PrefetchedScreens } from '../../provider/prefetched-screens.tsx';
import type { PrefetchableScreen, PrefetchedScreen, PrefetchProps } from '../index.ts';

interface Person {
  account: 'globalAdmin' | 'orgAdmin';
  session: AdminSession;
}

export const globalAdmin: Person = {
  account: 'globalAdmin',
  session: { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } },
};
export const orgAdmin: Person = {
  account: 'orgAdmin',
  session: { user: { id: 2, username: 'oren', isAdmin: false, isVerified: true } },
};

/** `text` is in the first HTML of a screen with what a server has loaded. */
export type PrefetchRow = {
  readonly [Screen in PrefetchableScreen]: {
    readonly screen: Screen;
    readonly props: PrefetchProps<Screen>;
    readonly text: RegExp;
    /** Props that decide no read. */
    readonly others?: object;
    readonly isLazy?: boolean;
    /** Calls that begin what is checked in the background, which a server leaves to the browser. */
    readonly later?: readonly string[];
  };
}[PrefetchableScreen];

const rows = Object.values(
  import.meta.glob<readonly PrefetchRow[]>('../../screens/*/testing/prefetched.ts', {
    eager: true,
    import: 'default',
  }),
).flat();

type Components = Readonly<Record<string, ComponentType<object>>>;

const components: Components = Object.assign(
  {},
  ...Object.values(import.meta.glob<Components>('../../screens/*/index.ts', { eager: true })),
);

export const cases = rows.map(({ screen, props, others, text, isLazy = false, later = [] }) => ({
  screen,
  props: props as never,
  element: createElement(components[screen] as ComponentType<object>, { ...props, ...others }),
  text,
  isLazy,
  later,
}));

export function connect(server: MockServer, { account } = globalAdmin): AdminClient {
  const sessionId = server.signIn(account);
  return createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
}

export function page(
  server: MockServer,
  prefetched: readonly PrefetchedScreen[],
  element: ReactNode,
  person = globalAdmin,
) {
  return (
    <AdminKitProvider client={connect(server, person)} session={person.session} timeZone="UTC">
      <PrefetchedScreens screens={prefetched}>{element}</PrefetchedScreens>
    </AdminKitProvider>
  );
}
