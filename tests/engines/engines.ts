import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser, LAUNCH_ARGS } from '../../scripts/browser.ts';

export interface Engine {
  readonly name: 'Chromium' | 'Firefox';
  /** null: this machine has none. */
  readonly program: string | null;
  readonly howToGetIt: string;
}

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

export function findEngines(): readonly Engine[] {
  return [
    { name: 'Chromium', program: findBrowser(), howToGetIt: 'node scripts/browser.ts' },
    {
      name: 'Firefox',
      program: findFirefox(),
      howToGetIt:
        'On Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH to the program file of one.',
    },
  ];
}

function findFirefox(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = FIREFOX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH ?? '', ...places].find((file) => file !== '' && existsSync(file)) ?? null;
}

/** Both are driven over WebDriver BiDi, so that there is one way. */
export function launch({ name, program }: Engine): Promise<Browser> {
  const isFirefox = name === 'Firefox';
  return puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    protocol: 'webDriverBiDi',
    executablePath: program ?? undefined,
    args: isFirefox ? [] : [...LAUNCH_ARGS],
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
    ...(isFirefox && { extraPrefsFirefox: { 'intl.accept_languages': 'en-US' } }),
  });
}
