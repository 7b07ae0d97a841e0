/** Takes the README's pictures of the console with demo data: `npm run update -- pictures [<name> ...]` */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MockServer } from '@timemap/admin-mock';
import { type Browser, chromium, type Page } from 'playwright';
import { startStaticServer } from '../../apps/console/server/static-server.ts';
import { buildApp, buildFolderOf } from '../app-build.ts';
import { browserLaunchOptions } from '../browser.ts';
import { demoConfig, startDemoApi } from '../demo.ts';
import { runProgram } from '../run-program.ts';
import { readStartOptions } from '../start-options.ts';
import { type View, views } from './views.ts';

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));

/** Text stays sharp, and all six stay below 600 kB. */
const QUALITY = 85;

await runProgram(async () => {
  const names = process.argv.slice(2);
  await buildApp('console');
  const options = readStartOptions(['--api-port', '0', '--console-port', '0', '--main-app-port', '0'], {});
  if (options === null) return;
  const api = await startDemoApi(options);
  const config = demoConfig(api, { url: 'http://localhost' });
  const site = await startStaticServer({ folder: buildFolderOf('console'), config });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await mkdir(folder, { recursive: true });
    for (const view of views.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const picture = await takePicture(browser, view, site.url, api.server);
      await writeFile(join(folder, `${view.name}.webp`), picture);
      process.stdout.write(`${view.name}: ${Math.round(picture.length / 1024)} kB\n`);
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), api.close()]);
  }
});

async function takePicture(browser: Browser, view: View, url: string, server: MockServer): Promise<Buffer> {
  const { address, size = { width: 1280, height: 800 }, colorScheme = 'light', locale = 'en-US' } = view;
  const sessionId = server.signIn(view.account ?? 'globalAdmin');
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme,
    locale,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'cv-sid', value: sessionId }] }],
    },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(url + address);
  await view.prepare(page, server.db);
  const picture = await whenStill(page);
  await context.close();
  return picture;
}

/** Playwright takes no WebP. Two equal pictures show that everything has loaded. */
async function whenStill(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const shoot = async () =>
    (await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })).data;
  let last = await shoot();
  for (let tries = 0; tries < 40; tries += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const next = await shoot();
    if (next === last) break;
    last = next;
  }
  return Buffer.from(last, 'base64');
}
