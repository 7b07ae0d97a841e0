import type { BrowserContext, Page } from 'playwright';
import type { StorybookSite } from '../docs-pages/storybook-site.ts';
import { LOOKS, type Look, type View } from './views.ts';

export interface Conditions {
  readonly browser: string;
  readonly platform: string;
  readonly fonts: Readonly<Record<string, number>>;
}

export async function conditionsOf({ browser }: StorybookSite): Promise<Conditions> {
  const page = await browser.newPage();
  const fonts = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    const families = ['system-ui', 'sans-serif', 'monospace'];
    return Object.fromEntries(
      families.map((family) => {
        if (context) context.font = `100px ${family}`;
        return [family, Math.round((context?.measureText('Timemap 0123 العربية').width ?? 0) * 100)];
      }),
    );
  });
  await page.close();
  return { browser: browser.version(), platform: `${process.platform} ${process.arch}`, fonts };
}

const NOW = new Date('2026-03-02T09:30:00Z');

const PAGES_AT_ONCE = 3;

export async function* takePictures(site: StorybookSite, views: readonly View[]) {
  for (const look of Object.keys(LOOKS) as Look[]) {
    const waiting = views.filter((view) => view.look === look);
    const pictures = Array.from({ length: Math.min(PAGES_AT_ONCE, waiting.length) }, () =>
      takeInTurn(site, look, waiting),
    );
    yield* (await Promise.all(pictures)).flat();
  }
}

/** Pages of one context share a service worker, which would mix up their requests. */
async function takeInTurn(site: StorybookSite, look: Look, waiting: View[]) {
  const { width, height } = LOOKS[look];
  const context = await site.browser.newContext({
    viewport: { width, height },
    timezoneId: 'UTC',
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const taken: { view: View; png: Buffer }[] = [];
  for (let view = waiting.shift(); view; view = waiting.shift())
    taken.push({ view, png: await takePicture(context, site.url, view) });
  await context.close();
  return taken;
}

/** An organization out of view is not asked about, so only the first row is waited for. */
const LOADING = '.ak-skeleton, [aria-busy="true"], tbody tr:first-child .ak-admin-dashboard-unchecked';

async function takePicture(context: BrowserContext, url: string, { story, look }: View): Promise<Buffer> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}iframe.html?viewMode=story&id=${story}&globals=${LOOKS[look].globals}`);
  await page.locator('.stage').waitFor();
  await page.locator(LOADING).first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await whenStill(page);
  await page.close();
  return png;
}

/** Two equal pictures show that the play function has finished. */
async function whenStill(page: Page): Promise<Buffer> {
  let last = await shoot(page);
  for (let tries = 0; tries < 20; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const next = await shoot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

const shoot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
