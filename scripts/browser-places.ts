import { posix, win32 } from 'node:path';

export interface Place {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  home: string;
}

// The headless shell draws no browser around the page, which saves a third of the processor's time.
const LINUX_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

export function candidatePaths({ platform, environment, home }: Place): string[] {
  if (platform === 'darwin') {
    return ['/', home].flatMap((base) =>
      MAC_APPS.map((app) => posix.join(base, 'Applications', `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (platform === 'win32') {
    const bases = [environment.ProgramFiles, environment['ProgramFiles(x86)'], environment.LOCALAPPDATA];
    return bases
      .filter((base) => base !== undefined)
      .flatMap((base) => WINDOWS_PROGRAMS.map((program) => win32.join(base, ...program)));
  }
  const onPath = (environment.PATH ?? '').split(posix.delimiter).filter((folder) => folder !== '');
  const folders = [...new Set([...onPath, ...LINUX_FOLDERS])];
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

export interface Machine {
  isRoot: boolean;
  hasApt: boolean;
  osRelease: string;
  node: string;
  playwright: string;
}

export interface InstallRoute {
  from: string;
  commands: ReadonlyArray<readonly [program: string, ...parts: string[]]>;
}

export function installRoutes({ isRoot, hasApt, osRelease, node, playwright }: Machine): InstallRoute[] {
  const download: InstallRoute = {
    from: "Playwright's download",
    commands: [[node, playwright, 'install', 'chromium']],
  };
  if (!isRoot || !hasApt) return [download];
  const downloadWithLibraries: InstallRoute = {
    from: "Playwright's download and the libraries it needs",
    commands: [[node, playwright, 'install', '--with-deps', 'chromium']],
  };
  // Ubuntu's package only installs a snap, which containers cannot run.
  if (/^ID=("?)ubuntu\1$/m.test(osRelease)) return [downloadWithLibraries, download];
  const distribution = (name: string): InstallRoute => ({
    from: `the distribution's package ${name}`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', name],
    ],
  });
  return [distribution('chromium-headless-shell'), distribution('chromium'), downloadWithLibraries, download];
}
