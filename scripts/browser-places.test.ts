import { describe, expect, it } from 'vitest';
import { candidatePaths, installRoutes } from './browser-places.ts';

describe('candidatePaths', () => {
  it('looks along PATH first and in the usual folders after it, the headless shell before Chromium before Chrome', () => {
    const places = candidatePaths({
      platform: 'linux',
      environment: { PATH: '/opt/mine:/usr/bin' },
      home: '/home/a',
    });
    expect(places.slice(0, 3)).toEqual([
      '/opt/mine/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium-headless-shell',
    ]);
    expect(places.indexOf('/snap/bin/chromium-headless-shell')).toBeLessThan(
      places.indexOf('/opt/mine/chromium'),
    );
    expect(places.indexOf('/usr/bin/chromium')).toBeLessThan(places.indexOf('/usr/bin/google-chrome'));
    expect(places).toContain('/snap/bin/chromium');
  });

  it('still has the usual folders where PATH is empty', () => {
    expect(candidatePaths({ platform: 'linux', environment: {}, home: '/' })[0]).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  it('knows the applications of all users and of one on macOS', () => {
    const places = candidatePaths({ platform: 'darwin', environment: {}, home: '/Users/a' });
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain('/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('knows the program folders of Windows that the machine has', () => {
    const environment = { ProgramFiles: 'C:\\Program Files' };
    expect(candidatePaths({ platform: 'win32', environment, home: 'C:\\Users\\a' })[0]).toBe(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    );
  });
});

describe('installRoutes', () => {
  const machine = {
    isRoot: true,
    hasApt: true,
    osRelease: 'ID=debian\n',
    node: 'node',
    playwright: 'cli.js',
  };
  const commandsFor = (changes: Partial<typeof machine>) =>
    installRoutes({ ...machine, ...changes }).map(({ commands }) =>
      commands.map((command) => command.join(' ')),
    );
  const download = ['node cli.js install chromium'];
  const downloadWithLibraries = ['node cli.js install --with-deps chromium'];

  it("takes the distribution's package as root on Debian, and Playwright's download where that fails", () => {
    const distribution = (name: string) => ['apt-get update', `apt-get install -y ${name}`];
    expect(commandsFor({})).toEqual([
      distribution('chromium-headless-shell'),
      distribution('chromium'),
      downloadWithLibraries,
      download,
    ]);
  });

  it("takes Playwright's download on Ubuntu, whose package is a snap", () => {
    const osRelease = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';
    expect(commandsFor({ osRelease })).toEqual([downloadWithLibraries, download]);
  });

  it("takes Playwright's download alone where the machine may not be changed", () => {
    expect(commandsFor({ isRoot: false })).toEqual([download]);
    expect(commandsFor({ hasApt: false })).toEqual([download]);
  });
});
