import type { AdminClient, CurrentUser } from '@timemap/admin-api';
import { type AdminEvent, AdminKitProvider, type AdminLinks, type KeptChoices } from '@timemap/admin-kit';
import { type ReactNode, type RefCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ActivityContext, useNewActivity } from '../activity/activity-context.ts';
import { capabilitiesOf } from '../capabilities.ts';
import { useConsole, useLanguage, usePreferences } from '../console-context.ts';
import { browserLanguages, directionOf, localeOf } from '../language.ts';
import { paths, pathTo } from '../paths.ts';
import { withLocalStorage } from '../session/kept-after-logout.ts';
import { createTabStorage } from '../session/tab-storage.ts';
import { useTableHost } from '../tables/use-table-host.ts';
import { RouterLink } from './router-link.tsx';
import { useRealtime } from './use-realtime.ts';

const storage = createTabStorage(withLocalStorage((local) => local) ?? null);
const keptChoices: KeptChoices = {
  get: (name) => storage.get(`cv-${name}`),
  set: (name, value) => storage.set(`cv-${name}`, value),
};

const pageLinks: Partial<AdminLinks> = {
  root: () => paths.home,
  organization: (id) => pathTo(paths.organizations, {}, { organization: id }),
  organizationUsers: (organizationId, isAdding = false) =>
    pathTo(paths.organizationUsers, { organizationId }, { add: isAdding ? '' : null }),
  user: (userId) => pathTo(paths.user, { userId }),
  enterpriseDeal: (dealId) => pathTo(paths.enterpriseDeal, { dealId }),
  organizationProjects: (organizationId) => pathTo(paths.organizationProjects, { organizationId }),
};

/** null if the environment names no main app. @spec B §2 */
function projectLink(mainAppUrl: string | null, projectId: number): string | null {
  if (mainAppUrl === null) return null;
  return new URL(`#/app/connect/${projectId}`, new URL(mainAppUrl, window.location.origin)).href;
}

/** Servers differ in how they refuse what only global admins may do. */
const REFUSALS: ReadonlySet<number | null | undefined> = new Set([400, 401, 403]);

function mayHaveLostRight(event: AdminEvent, user: CurrentUser): boolean {
  if (event.type !== 'load' && event.type !== 'action') return false;
  const { kind, status } = event.failure ?? {};
  if (kind !== 'session' && REFUSALS.has(status)) return true;
  return event.type === 'action' && event.action.target.kind === 'user' && event.action.target.id === user.id;
}

interface KitHostProps {
  client: AdminClient;
  user: CurrentUser;
  headingRef: RefCallback<HTMLElement>;
  children: ReactNode;
}

export function KitHost({ client, user, headingRef, children }: KitHostProps) {
  const { config, session, draftsOf } = useConsole();
  const { theme } = usePreferences();
  const { language, messages } = useLanguage();
  const navigate = useNavigate();
  const adminSession = useMemo(() => ({ user }), [user]);
  const links = useMemo(
    () => ({
      ...pageLinks,
      project: (id: number) => projectLink(config.mainAppUrl, id),
      mainApp: () => config.mainAppUrl,
      supportEmail: () => config.supportEmail,
    }),
    [config.mainAppUrl, config.supportEmail],
  );
  const mapTiles = useMemo(
    () => (config.tileUrl === null ? null : { url: config.tileUrl, attribution: config.tileAttribution }),
    [config.tileUrl, config.tileAttribution],
  );
  const capabilities = useMemo(() => capabilitiesOf(config.features, client), [config.features, client]);
  const realtime = useRealtime(config.realtimeUrl);
  const policy = useMemo(
    () => ({
      customerPageHosts: config.customerPageHosts,
      asksReasonForLogIn: config.features.logInReason === true,
    }),
    [config.customerPageHosts, config.features],
  );
  const { visit } = useConsole();
  const isDenied = useRef(false);
  const tables = useTableHost(headingRef);
  const drafts = useMemo(() => draftsOf(user.id), [draftsOf, user.id]);
  const activity = useNewActivity(drafts);
  return (
    <AdminKitProvider
      client={client}
      session={adminSession}
      drafts={drafts}
      {...(realtime && { realtime })}
      capabilities={capabilities}
      policy={policy}
      mapTiles={mapTiles}
      urlLimit={config.urlLimit}
      tables={tables}
      keptChoices={keptChoices}
      links={links}
      linkComponent={RouterLink}
      navigate={(href) => {
        // A screen navigates away after an access error, whose event came just before.
        if (isDenied.current && href === paths.home) visit.notice = 'noAccess';
        isDenied.current = false;
        void navigate(href);
      }}
      onEvent={(event) => {
        if (event.type === 'load' && event.failure?.kind === 'access') isDenied.current = true;
        activity.record(event);
        if (event.type === 'action-started') visit.writesUnderWay.add(event.runId);
        if (event.type === 'action') visit.writesUnderWay.delete(event.runId);
        if (user.isAdmin && mayHaveLostRight(event, user)) void session.recheck();
      }}
      theme={theme}
      messages={messages}
      // English may be the default and not chosen, so numbers and dates follow the browser.
      locale={language === 'en' ? browserLanguages() : localeOf(language)}
      lang={language}
      dir={directionOf(language)}
    >
      <ActivityContext value={activity}>{children}</ActivityContext>
    </AdminKitProvider>
  );
}
