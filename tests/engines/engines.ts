import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../scripts/browser.ts';
import { launchBidi } from './bidi.ts';
import type { RunningEngine } from './page.ts';
import { findMiniBrowser, launchWebKit } from './webkit.ts';

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly isMissing: boolean;
  readonly howToGetIt: string;
  readonly launch: () => Promise<RunningEngine>;
}

function findProgram(setPath: string | undefined, names: readonly string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [setPath ?? '', ...places].find((file) => file !== '' && existsSync(file)) ?? '';
}

export function findEngines(): readonly Engine[] {
  const chromium = findBrowser() ?? '';
  const firefox = findProgram(process.env.FIREFOX_PATH, ['firefox-esr', 'firefox']);
  const webKitDriver = findProgram(undefined, ['WebKitWebDriver']);
  const miniBrowser = findMiniBrowser() ?? '';
  const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  return [
    {
      name: 'Chromium',
      isMissing: chromium === '',
      howToGetIt: 'node scripts/browser.ts',
      launch: () => launchBidi('chrome', chromium),
    },
    {
      name: 'Firefox',
      isMissing: firefox === '',
      howToGetIt: 'On Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH to its program file.',
      launch: () => launchBidi('firefox', firefox),
    },
    {
      name: 'WebKit',
      isMissing: webKitDriver === '' || miniBrowser === '' || !hasDisplay,
      howToGetIt:
        'It needs a display. On Debian: apt-get install webkit2gtk-driver xvfb, then xvfb-run npm run tool -- engines.',
      launch: () => launchWebKit(webKitDriver, miniBrowser),
    },
  ];
}
