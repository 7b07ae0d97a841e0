import type { AdminClient, Realtime } from '@timemap/admin-api';
import { type ReactNode, use, useEffect, useMemo, useRef, useState, version } from 'react';
import { type KeptChoices, KeptChoicesContext, memoryChoices } from '../browser/kept-choice.ts';
import {
  type AdminKit,
  AdminKitContext,
  type AdminSession,
  type Capabilities,
  type Density,
  type Direction,
  type LastState,
  type MapTiles,
  type StaffPolicy,
  type Theme,
} from '../context/admin-kit-context.ts';
import { createMemoryDrafts, type Drafts, draftsOf } from '../context/drafts.ts';
import type { AdminAction, AdminEvent } from '../context/events.ts';
import { type AdminLinkComponent, type AdminLinks, defaultLinks } from '../context/links.ts';
import { withNumericId } from '../context/numeric-id.ts';
import { reportErrorsOf } from '../context/report-errors.ts';
import { preload } from '../data/preload.ts';
import { type QueryClient, readAnew } from '../data/query.ts';
import { checkReact } from '../doctor/check-react.ts';
import { useDoctor } from '../doctor/use-doctor.ts';
import { loadLater } from '../load-later.ts';
import type { MessageOverride } from '../messages/define-messages.ts';
import { wasFoundBeforeWrite } from '../messages/failure-marks.ts';
import { MessageContext, usableLocale } from '../messages/messages.ts';
import { type TableHost, TableHostContext } from '../ui/data-table/table-host.ts';
import { PortalContext } from '../ui/portal/portal-settings.ts';
import { TimeZoneContext, usableTimeZone } from '../ui/time/format-time.ts';
import { Notices, withNotices } from './notices.tsx';
import { useHeal } from './use-heal.ts';
import { useOwnQueryClient } from './use-own-query-client.ts';
import { useSharedCache } from './use-shared-cache.ts';
import { type UserScope, useUserScope } from './use-user-scope.ts';

export interface AdminKitProviderProps {
  /** The API connection, from `createAdminClient` of `@timemap/admin-api`. */
  client: AdminClient;
  /**
   * The signed-in person, also as a promise, for which the provider suspends. Keep the object stable: a new one for the same
   * person is a new session. If `user.id` changes, everything below the provider starts over.
   */
  session: AdminSession | Promise<AdminSession>;
  /**
   * The host's cache, to share loaded data, made by the same copy of TanStack Query that the kit loads. The kit calls its
   * `mount()`, and needs no QueryClientProvider.
   * @default the kit's own cache
   */
  queryClient?: QueryClient;
  /** Texts to replace, from `overrideMessages`. Keep the array stable. @default none */
  messages?: readonly MessageOverride[];
  /**
   * BCP 47 tag for numbers and dates; `en-XA` is the pseudo-locale. POSIX names (`de_DE.UTF-8`) are
   * understood. Of a list, such as `navigator.languages`, the first tag that names a language is used. A tag that
   * names none (`C`) means English.
   * @default 'en'
   */
  locale?: string | readonly string[];
  /** BCP 47 tag of the language the words are in, for screen readers. Spelled like `locale`. @default `locale` */
  lang?: string;
  /** IANA zone for times. @default the reader's own, also in place of one that the browser does not know */
  timeZone?: string;
  /** The reading direction. `rtl` mirrors layout, arrow keys and icons that point. @default 'ltr' */
  dir?: Direction;
  /** `system` follows the `color-scheme` of the page around the screen, which is light if it has none. @default 'system' */
  theme?: Theme;
  /** The height of rows and controls. `compact` shows more rows. @default 'comfortable' */
  density?: Density;
  /**
   * The node where dialogs, menus and toasts are mounted.
   * @default dialogs and menus in their screen, toasts in the modal or the body around the screen that was used last
   */
  portalContainer?: HTMLElement | null;
  /** The host router's link. @default a plain anchor */
  linkComponent?: AdminLinkComponent;
  /** Called when a screen navigates by itself, for example after an access error. @default loads the address */
  navigate?: (href: string) => void;
  /** The addresses of the places that screens link to. Keep the object stable. @default the console's paths */
  links?: Partial<AdminLinks>;
  /** The storage of unfinished forms. @default in memory, until another person signs in */
  drafts?: Drafts;
  /**
   * Shows what was last loaded while the server cannot be reached: `keepLastState` of `@timemap/admin-kit/offline`.
   * @default nothing is kept
   */
  lastState?: LastState;
  /** Exchanges project changes with other windows and people. @default nothing is sent */
  realtime?: Realtime;
  /** Optional features that this server has. Keep the object stable. @default none */
  capabilities?: Capabilities;
  /**
   * How strictly risky actions are handled. Keep the object stable.
   * @default no reasons are asked, and the address of a customer page is shown before it opens
   */
  policy?: StaffPolicy;
  /** The background of geographic maps. Keep the object stable. @default none: pins are placed by their coordinates */
  mapTiles?: MapTiles | null;
  /**
   * The longest address the server accepts, in characters. A new project is sent in one: 2,500 characters of
   * description can take up to 22,500 there. A form over the limit is not sent. Usual limits: nginx and Apache 8,000,
   * IIS 4,096, Node 16,000, CloudFront 8,192. Without it, the server's refusal (414, 413 or 431) is shown.
   * @default null, no limit
   */
  urlLimit?: number | null;
  /**
   * Stores filter, order, page and columns of the tables, and offers saved views.
   * @default tables keep their state until they unmount
   */
  tables?: TableHost | null;
  /**
   * Keeps small choices of the person in this browser, such as the separator of CSV files. Keep the object stable.
   * @default in memory, until the page is loaded again
   */
  keptChoices?: KeptChoices;
  /** Called before every write. false or a rejection stops it before anything is sent. @default allows all */
  beforeAction?: (action: AdminAction) => boolean | Promise<boolean>;
  /**
   * Which failed writes get a toast. Each failure already has a message on the screen or a mark next to its control.
   * 'specified' adds a toast only if someone else removed the thing, or changed it and its screen was closed in the
   * meantime. 'all' adds one also if there is only the mark.
   * @default 'specified'
   * @spec A §8
   */
  failureNotices?: 'specified' | 'all';
  /** Offers Undo in a toast for ten seconds, and with Ctrl+Z, after a reversible write. @default true */
  undo?: boolean;
  /** Fires for every load, action and crash, including failures without a specified message. */
  onEvent?: (event: AdminEvent) => void;
  /** The server answered 'Invalid session' or 'Not signed in'. Fires once per session. */
  onSessionExpired?: () => void;
  children?: ReactNode;
}

const noOverrides: readonly MessageOverride[] = [];
const noCapabilities: Capabilities = {};
const noPolicy: StaffPolicy = {};
const silentRealtime: Realtime = { publish: () => {}, subscribe: () => () => {} };

/**
 * Provides the client, the session and the host's options to all screens below it. Renders no element.
 * @throws Error on React 18 and older
 */
export function AdminKitProvider(props: AdminKitProviderProps) {
  if (Number.parseInt(version, 10) < 19) {
    throw new Error(
      `@timemap/admin-kit needs React 19, and this page has React ${version}. ` +
        'Update react and react-dom, or use the custom elements, which bring their own React.',
    );
  }
  checkReact();
  const given = 'then' in props.session ? use(props.session) : props.session;
  const session = useMemo(() => withNumericId(given), [given]);
  const { id } = session.user;
  const { scope, client } = useUserScope(id, props.client, props.queryClient);
  // The key discards data, dialogs and texts of the previous person, and saves that wait for another server.
  return <PersonalProvider key={`${id} ${client.baseUrl}`} {...props} {...{ session, client, scope }} />;
}

function PersonalProvider({
  scope,
  ...props
}: AdminKitProviderProps & { session: AdminSession; scope: UserScope }) {
  const { client, session, theme = 'system', dir = 'ltr', density = 'comfortable' } = props;
  const timeZone = useMemo(() => usableTimeZone(props.timeZone), [props.timeZone]);
  const locale = usableLocale([props.locale ?? []].flat());
  const lang = usableLocale([props.lang ?? [], locale].flat());
  const { lastState, links, linkComponent = 'a', portalContainer = null, messages = noOverrides } = props;
  const {
    realtime = silentRealtime,
    capabilities = noCapabilities,
    policy = noPolicy,
    mapTiles = null,
    urlLimit = null,
    tables = null,
  } = props;
  const ownQueryClient = useOwnQueryClient();
  const [ownDrafts] = useState(createMemoryDrafts);
  const queryClient = props.queryClient ?? ownQueryClient;
  const keptDrafts = props.drafts ?? ownDrafts;
  useSharedCache(queryClient, client);
  useDoctor({ queryClient, timeZone: props.timeZone });
  const drafts = useMemo(() => draftsOf(scope.userId, keptDrafts), [scope, keptDrafts]);

  useEffect(() => preload(queryClient, () => void loadLater().catch(() => {})), [queryClient]);

  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  const expiredSession = useRef<AdminSession | null>(null);
  const healer = useHeal(session, queryClient, client);

  const kit = useMemo<AdminKit>(
    () => ({
      client,
      session,
      queryClient,
      drafts,
      lastState,
      realtime: {
        publish: (packet) => reportErrorsOf(() => realtime.publish(packet)),
        subscribe: (...args) => realtime.subscribe(...args),
      },
      capabilities,
      policy,
      mapTiles,
      urlLimit,
      linkComponent,
      appearance: { theme, dir, density, locale, lang, timeZone },
      links: { ...defaultLinks, ...links },
      navigate: (href) => (newest.current.navigate ?? loadAddress)(href),
      beforeAction: (action) => newest.current.beforeAction?.(action) ?? true,
      emit: (event) => {
        if (event.type === 'action-started') withNotices(scope, ({ endOffers }) => endOffers(event.action));
        if (event.type === 'crash') readAnew(queryClient, client);
        if (event.type === 'load') healer.note(event);
        reportErrorsOf(() => newest.current.onEvent?.(event));
      },
      sessionExpired: () => {
        if (scope.isOver) return;
        // A late answer to a former session says nothing about this one.
        if (newest.current.session !== session) return healer.heal();
        if (expiredSession.current === session) return;
        expiredSession.current = session;
        reportErrorsOf(() => newest.current.onSessionExpired?.());
      },
      notify: (notice) => {
        const { failureNotices = 'specified', undo = true } = newest.current;
        if (notice.type === 'done') {
          withNotices(scope, ({ addDone }) =>
            addDone(undo ? notice : { ...notice, undo: null }, (event) =>
              reportErrorsOf(() => newest.current.onEvent?.(event)),
            ),
          );
        } else if (
          notice.type !== 'failed' ||
          notice.isUnseen ||
          failureNotices === 'all' ||
          wasFoundBeforeWrite(notice.error)
        )
          withNotices(scope, ({ add }) => add(notice));
      },
      offersUndo: () => newest.current.undo ?? true,
    }),
    [
      scope,
      healer,
      client,
      session,
      queryClient,
      drafts,
      lastState,
      realtime,
      capabilities,
      policy,
      mapTiles,
      urlLimit,
      linkComponent,
      theme,
      dir,
      density,
      locale,
      lang,
      timeZone,
      links,
    ],
  );
  const messageSettings = useMemo(() => ({ locale, overrides: messages }), [locale, messages]);
  const portal = useMemo(
    () => ({ container: portalContainer, theme, density, dir, lang }),
    [portalContainer, theme, density, dir, lang],
  );

  return (
    <AdminKitContext value={kit}>
      <MessageContext value={messageSettings}>
        <TimeZoneContext value={timeZone}>
          <PortalContext value={portal}>
            <TableHostContext value={tables}>
              <KeptChoicesContext value={props.keptChoices ?? memoryChoices}>
                {props.children}
                <Notices scope={scope} />
              </KeptChoicesContext>
            </TableHostContext>
          </PortalContext>
        </TimeZoneContext>
      </MessageContext>
    </AdminKitContext>
  );
}

function loadAddress(href: string) {
  window.location.assign(href);
}
