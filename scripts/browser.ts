/** Finds Chromium for stories and end-to-end tests. `node scripts/browser.ts` installs it if necessary. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { candidatePaths, type InstallRoute, installRoutes, type Machine } from './browser-places.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

/** Of two such lists on a command line, Chromium takes the last one only. So this one repeats Playwright's. */
const DISABLED_FEATURES: readonly string[] = [
  // Chromium loads the pages of its own address bar into each new context, which costs more than most tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

export const LAUNCH_ARGS: readonly string[] = [
  // Containers and root have no sandbox.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

// The first version with light-dark() and Trusted Types.
const OLDEST_MAJOR_VERSION = 123;

const HOW_TO_GET_ONE =
  'Install Chromium or Chrome (on Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), ' +
  'or set CHROMIUM_PATH to the program file of one, and run the command again.';

export function browserLaunchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(`No browser was found. ${HOW_TO_GET_ONE}`);
  return { executablePath, args: [...LAUNCH_ARGS] };
}

/** @throws Error if CHROMIUM_PATH does not run */
export function findBrowser(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isUsable(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, which is no Chromium ${OLDEST_MAJOR_VERSION} or newer that runs.`,
    );
  }
  return allCandidates().find(isUsable) ?? null;
}

export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== null) return found;
  for (const { from, commands } of installRoutes(machine())) {
    say(`No browser was found. Installing one from ${from} ...`);
    if (!(await runAll(commands))) continue;
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(`No browser was found, and none could be installed. ${HOW_TO_GET_ONE}`);
}

function allCandidates(): string[] {
  return [
    ...candidatePaths({ platform: process.platform, environment: process.env, home: homedir() }),
    playwrightsOwn(),
  ];
}

function playwrightsOwn(): string {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return chromium.executablePath();
}

function isUsable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    if (!statSync(file).isFile()) return false;
  } catch {
    return false;
  }
  // On Windows the check would open a window, so an existing file counts as a browser.
  if (process.platform === 'win32') return true;
  // A distribution may have a script there that only says how to get the browser.
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const majorVersion = Number(/ (\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
  return status === 0 && majorVersion >= OLDEST_MAJOR_VERSION;
}

function machine(): Machine {
  const osRelease = '/etc/os-release';
  return {
    isRoot: process.getuid?.() === 0,
    hasApt: (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(`${folder}/apt-get`)),
    osRelease: existsSync(osRelease) ? readFileSync(osRelease, 'utf8') : '',
    node: process.execPath,
    playwright: join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js'),
  };
}

async function runAll(commands: InstallRoute['commands']): Promise<boolean> {
  for (const [program, ...parts] of commands) {
    const { code } = await runChild(program, parts, {
      folder: process.cwd(),
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) return false;
  }
  return true;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

if (import.meta.main) {
  await runProgram(async () => {
    say(`Browser: ${await ensureBrowser()}`);
  });
}
