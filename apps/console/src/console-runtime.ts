import {
  type AdminClient,
  call,
  createAdminClient,
  createSessionStore,
  decodeCurrentUser,
} from '@timemap/admin-api';
import type { Drafts } from '@timemap/admin-kit';
import type { ConsoleConfig } from '../server/console-config.ts';
import { createLanguageChoice, type LanguageChoice } from './language.ts';
import { loadConfig } from './load-config.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { clearTemplates } from './reply-templates/keep-templates.ts';
import { type BrowserPage, browserPage } from './session/browser-page.ts';
import { type ConsoleSession, createConsoleSession } from './session/console-session.ts';
import { createEarlyReads, type EarlyReads } from './session/early-reads.ts';
import { followTabs } from './session/follow-tabs.ts';
import { createGuardedFetch } from './session/guarded-fetch.ts';
import { openLogoutChannel } from './session/logout-channel.ts';
import { createSessionExpiry } from './session/session-expiry.ts';
import { createTabStorage } from './session/tab-storage.ts';
import { clearDrafts, createUserDrafts } from './session/user-drafts.ts';
import { clearViews } from './tables/keep-views.ts';
import { forgetTypeface } from './typeface.ts';

export interface ConsoleRuntime {
  readonly config: ConsoleConfig;
  /** null if config.json could be used. */
  readonly configProblem: string | null;
  /** null: the environment names no API. */
  readonly client: AdminClient | null;
  readonly beginRead: EarlyReads['begin'] | null;
  readonly session: ConsoleSession;
  /** False if the browser blocks storage. The session then ends with this page. */
  readonly isSessionPersistent: () => boolean;
  readonly preferences: Preferences;
  readonly language: LanguageChoice;
  readonly visit: Visit;
  readonly refusedDraft: RefusedDraft;
  draftsOf(userId: number): Drafts;
  logIn(sessionId: string): Promise<void>;
  logOut(): void;
  reload(): void;
  stop(): void;
}

export interface Visit {
  lastPage: string | null;
  shownPath: string | null;
  notice: 'adminsOnly' | 'noAccess' | null;
  /** Writes without an answer so far. */
  readonly writesUnderWay: Set<number>;
}

/** Whether the browser has refused to keep a draft. */
export interface RefusedDraft {
  subscribe(listener: () => void): () => void;
  get(): boolean;
}

export interface ConsolePorts {
  fetch?: typeof fetch;
  page?: BrowserPage;
  language?: LanguageChoice;
}

/** Never rejects. */
export async function startConsole(ports: ConsolePorts = {}): Promise<ConsoleRuntime> {
  const {
    fetch = globalThis.fetch.bind(globalThis),
    page = browserPage,
    language = createLanguageChoice(),
  } = ports;
  const storage = createTabStorage();
  const store = createSessionStore();
  const [{ config, problem }] = await Promise.all([loadConfig(fetch), language.ready]);

  const expiry = createSessionExpiry({ session: () => session, storage, page });
  const early =
    config.apiBaseUrl === null
      ? null
      : createEarlyReads({
          client: createAdminClient({
            baseUrl: config.apiBaseUrl,
            getSessionId: () => session.sessionId(),
            fetch: createGuardedFetch({ session: () => session, page, fetch }),
            onSessionInvalid: expiry.onSessionInvalid,
          }),
          sessionId: () => (session.isCurrent() ? session.sessionId() : null),
        });
  const client = early?.client ?? null;
  const session = createConsoleSession({
    store,
    askUser: client === null ? null : () => call(client, 'GET /userinfo', {}, decodeCurrentUser),
    initialReason: expiry.hasJustEnded() ? 'ended' : 'none',
  });
  const stopFollowing = client === null ? null : followTabs({ session, store, page });
  session.subscribe(() => {
    const state = session.state();
    if (state.status === 'signedOut') {
      early?.cancel();
      // Another tab may note it while this one logs out.
      forgetTypeface();
    }
    if (state.status === 'signedIn' && state.user.isAdmin) storage.set('staff', 'yes');
    else if (state.status !== 'unknown') storage.remove('staff');
    if (state.status !== 'signedIn') return;
    clearDrafts(storage, state.user.id);
    clearViews(state.user.id);
    clearTemplates(state.user.id);
  });
  const logoutChannel = openLogoutChannel(() => clearDrafts(storage));
  const visit: Visit = { lastPage: null, shownPath: null, notice: null, writesUnderWay: new Set() };

  let hasRefusedDraft = false;
  const refusals = new EventTarget();
  const noteRefusal = () => {
    hasRefusedDraft = true;
    refusals.dispatchEvent(new Event('draft'));
  };

  return {
    config,
    configProblem: problem,
    client,
    beginRead: early?.begin ?? null,
    session,
    isSessionPersistent: store.isPersistent,
    preferences: createPreferences(storage),
    language,
    visit,
    refusedDraft: {
      subscribe(listener) {
        refusals.addEventListener('draft', listener);
        return () => refusals.removeEventListener('draft', listener);
      },
      get: () => hasRefusedDraft,
    },
    draftsOf: (userId) => createUserDrafts(storage, userId, noteRefusal),
    async logIn(sessionId) {
      expiry.clear();
      await session.start(sessionId);
    },
    logOut() {
      expiry.clear();
      // The next person must not see where this one was.
      visit.lastPage = null;
      visit.writesUnderWay.clear();
      logoutChannel.announce();
      clearDrafts(storage);
      clearViews();
      clearTemplates();
      session.end('loggedOut');
    },
    reload: page.reload,
    stop() {
      session.stop();
      stopFollowing?.();
      logoutChannel.close();
    },
  };
}
