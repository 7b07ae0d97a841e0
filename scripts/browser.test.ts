import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browserLaunchOptions, ensureBrowser, findBrowser, LAUNCH_ARGS } from './browser.ts';

async function programPrinting(text: string, exitCode = 0): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'chromium-headless-shell');
  await writeFile(file, `#!/bin/sh\necho '${text}'\nexit ${exitCode}\n`);
  await chmod(file, 0o755);
  return file;
}

function withEnvironment(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

it('takes CHROMIUM_PATH before any other, and launches it the one way', async () => {
  const file = await programPrinting('Chromium 156.0.1');
  withEnvironment({ CHROMIUM_PATH: file, PATH: '' });
  expect(browserLaunchOptions()).toEqual({ executablePath: file, args: [...LAUNCH_ARGS] });
  expect(await ensureBrowser()).toBe(file);
});

it.each([
  ['is too old', 'Chromium 99.0.1', 0],
  ['only says where to get one', 'Command requires the chromium snap to be installed.', 1],
])('names CHROMIUM_PATH when what it leads to %s', async (_, text, exitCode) => {
  const file = await programPrinting(text, exitCode);
  withEnvironment({ CHROMIUM_PATH: file });
  await expect(ensureBrowser()).rejects.toThrow(`CHROMIUM_PATH is ${file}, which is no Chromium`);
});

it('passes over a program of the right name that does not run', async () => {
  const broken = await programPrinting('no browser here', 1);
  const working = await programPrinting('Google Chrome 150.0.1');
  withEnvironment({ CHROMIUM_PATH: '', PATH: [broken, working].map((file) => join(file, '..')).join(':') });
  expect(findBrowser()).toBe(working);
});

it('turns off the pages of the address bar, and everything that Playwright turns off', async () => {
  const program = await programPrinting('');
  const seen = `${program}.seen`;
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}'\n`);
  const launch = chromium.launch({ executablePath: program, args: [...LAUNCH_ARGS] });
  await expect(launch).rejects.toThrow();
  const flag = '--disable-features=';
  const lists = (await readFile(seen, 'utf8')).split('\n').filter((line) => line.startsWith(flag));
  const [playwrights = [], ours = []] = lists.map((line) => line.slice(flag.length).split(','));
  expect(playwrights).not.toEqual([]);
  expect(ours).toEqual(expect.arrayContaining([...playwrights, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']));
});
