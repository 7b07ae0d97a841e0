import type { AccountName, MockServer } from '@timemap/admin-mock';
import { type StartOptions, startMockServer } from '@timemap/admin-mock/node';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type Assets, loadAssets } from '../../apps/console/server/asset-store.ts';
import { type ConsoleConfig, readConsoleConfig } from '../../apps/console/server/console-config.ts';
import { startStaticServer } from '../../apps/console/server/static-server.ts';
import { startHostSite } from '../../apps/embed-host/server/host-site.ts';
import { buildFolderOf } from '../../scripts/app-build.ts';
import { HANDOVER_COOKIE, SESSION_KEY, signInPage } from './in-page.ts';
import { startNginx } from './nginx-server.ts';
import { PageWatch } from './page-watch.ts';

export interface SiteOptions {
  api?: StartOptions;
  config?: Partial<ConsoleConfig>;
  hasMainApp?: boolean;
  folder?: string;
}

export interface PageOptions {
  account?: AccountName;
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
  allowedOrigins?: readonly string[];
  /** Missing data is a 404, which browsers log too. */
  hasApiFailures?: boolean;
  context?: BrowserContextOptions;
}

export interface Site {
  readonly url: string;
  readonly apiUrl: string;
  readonly mainAppUrl: string | null;
  readonly config: ConsoleConfig;
  readonly api: MockServer;
  newPage(options?: PageOptions): Promise<Page>;
  takeProblems(): Promise<string[]>;
}

export interface RunningSite extends Site {
  end(): Promise<string[]>;
}

const assetsOf = new Map<string, Promise<Assets>>();

function sharedAssets(folder: string): Promise<Assets> {
  const known = assetsOf.get(folder) ?? loadAssets(folder);
  assetsOf.set(folder, known);
  return known;
}

export async function startServers(options: SiteOptions = {}) {
  const running = await startMockServer(options.api);
  const mainApp = options.hasMainApp
    ? await startHostSite({ apiBaseUrl: running.url, realtimeUrl: running.wsUrl })
    : null;
  const config = readConsoleConfig({
    apiBaseUrl: running.url,
    realtimeUrl: running.wsUrl,
    mainAppUrl: mainApp?.url ?? null,
    tileUrl: running.tileUrl,
    tileAttribution: 'Demo map with coarse outlines',
    ...options.config,
  });
  const folder = options.folder ?? buildFolderOf('console');
  const server =
    process.env.JOURNEYS_THROUGH === 'nginx'
      ? await startNginx(folder, config)
      : await startStaticServer({ folder, config, assets: await sharedAssets(folder) });
  const close = async () => {
    await Promise.all([server.close(), mainApp?.close(), running.close()]);
  };
  return { running, mainApp, config, server, close };
}

export async function startSite(browser: Browser, options: SiteOptions = {}): Promise<RunningSite> {
  const { running, mainApp, config, server, close } = await startServers(options);
  const api = running.server;
  const watches: PageWatch[] = [];

  const newPage = async (page: PageOptions = {}): Promise<Page> => {
    const session = page.account === undefined ? null : api.signIn(page.account);
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: page.width ?? 1280, height: page.height ?? 800 },
      colorScheme: page.colorScheme ?? 'light',
      forcedColors: page.forcedColors ?? 'none',
      reducedMotion: page.reducedMotion ?? 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      ...page.context,
    });
    // The test's own timeout would not name the missing element.
    context.setDefaultTimeout(20_000);
    const watch = await PageWatch.begin(context, {
      consoleOrigin: server.url,
      apiOrigin: new URL(running.url).origin,
      mainAppOrigin: mainApp?.url ?? null,
      allowedOrigins: page.allowedOrigins ?? [],
      hasApiFailures: page.hasApiFailures ?? false,
    });
    if (session !== null) {
      watch.guardSession(session);
      await context.addCookies([{ name: HANDOVER_COOKIE, value: session, url: server.url }]);
      await context.addInitScript(signInPage, [HANDOVER_COOKIE, SESSION_KEY] as [string, string]);
    }
    watches.push(watch);
    return context.newPage();
  };

  const takeProblems = async (): Promise<string[]> => {
    const problems = await Promise.all(watches.map((watch) => watch.takeProblems()));
    return problems.flat();
  };

  const end = async (): Promise<string[]> => {
    const problems = await takeProblems();
    await Promise.all(watches.map((watch) => watch.end()));
    await close();
    return problems;
  };

  return {
    url: server.url,
    apiUrl: running.url,
    mainAppUrl: mainApp?.url ?? null,
    config,
    api,
    newPage,
    takeProblems,
    end,
  };
}
