import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUNDING_PX, resize } from '../e2e/layout.ts';
import { entries, type IndexEntry, type StorybookSite, serveStorybook } from './storybook-site.ts';

interface StorybookPreview {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: {
      on(event: 'docsRendered', listener: (id: string) => void): void;
      emit(event: 'setCurrentStory', to: { storyId: string; viewMode: 'docs' }): void;
    };
  };
}

const docsPages = Object.values(entries).filter(({ type }) => type === 'docs');

const STORY_SERVERS = 'https://api.storybook.test/';

const intendedCrashes: Readonly<Record<string, RegExp>> = {
  'parts-error-boundary--docs': /^console\.error: Error: broken on purpose\n/,
};

let site: StorybookSite;
let url: string;

beforeAll(async () => {
  site = await serveStorybook();
  url = site.url;
});

afterAll(() => site?.close());

interface WatchedPage {
  readonly page: Page;
  readonly problems: string[];
}

/** Each frame loads all of Storybook. The first one shows that frames work. */
function emptyAllFramesButOne(): void {
  new MutationObserver(() => {
    const [, ...others] = document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe');
    for (const frame of others) frame.removeAttribute('src');
  }).observe(document, { childList: true, subtree: true });
}

async function newPage(): Promise<WatchedPage> {
  // A shared service worker would mix up their requests.
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(emptyAllFramesButOne);
  const page = await context.newPage();
  page.setDefaultTimeout(80_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    const isServerFailure =
      message.text().startsWith('Failed to load resource') &&
      message.location().url.startsWith(STORY_SERVERS);
    if (!isServerFailure && ['error', 'warning'].includes(message.type()))
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`Uncaught: ${error.stack || error}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(url))
      problems.push(`${response.status()} ${response.url()}`);
  });
  return { page, problems };
}

const freePages: WatchedPage[] = [];

async function openDocs(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('.sbdocs-content').waitFor();
    return;
  }
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { channel } = (window as unknown as StorybookPreview).__STORYBOOK_PREVIEW__;
        channel.on('docsRendered', (rendered) => rendered === storyId && resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
}

async function problemsOf(visit: (page: Page) => Promise<unknown>): Promise<string[]> {
  const watched = freePages.pop() ?? (await newPage());
  const { page, problems } = watched;
  try {
    await visit(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  } catch (error) {
    problems.push(String(error));
  }
  freePages.push(watched);
  return problems.splice(0);
}

/** The test of each story renders it. Here, only what is close to the window does. */
async function showsStories(page: Page, stories: readonly string[]): Promise<void> {
  const blockOf = (story: string) => page.locator(`#story--${story}, #story--${story}--primary`).first();
  for (const story of stories)
    await blockOf(story).locator('.stage-place, .stage, iframe').first().waitFor({ state: 'attached' });
  await page
    .locator('.sb-story:not(:has(.stage-place, .stage, iframe))')
    .first()
    .waitFor({ state: 'detached' });
  for (const story of new Set([...stories.slice(0, 1), ...stories.slice(-1)])) {
    await blockOf(story).scrollIntoViewIfNeeded();
    await blockOf(story).locator('.stage, iframe').first().waitFor({ state: 'attached' });
  }
  if (await page.locator('.sb-story iframe').count()) {
    const frame = page.frameLocator('.sb-story iframe').first();
    await frame.locator('.stage').waitFor({ state: 'attached' });
  }
}

async function unreadable(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await resize(page, 360, size.height);
  const found = await page.evaluate((roundingPx) => {
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    // The fourth column holds the controls, with the texts of the story.
    const cells = [...document.querySelectorAll('.docblock-argstable-body td:not(:nth-child(4))')];
    return [
      ...(wide > roundingPx ? [`scrolls sideways by ${wide} px`] : []),
      ...cells
        .filter((cell) => /(^|\s)@[a-z]|\$\$typeof|`|=>\{/.test(cell.textContent))
        .map((cell) => `internals: ${cell.textContent}`),
      ...[...document.querySelectorAll('.docblock-argstable-body td:nth-child(2) span')]
        .filter(({ textContent }) => /^(unknown|any|union|object|other)$/.test(textContent))
        .map((type) => `no real type: ${type.closest('tr')?.textContent}`),
    ];
  }, ROUNDING_PX);
  await page.setViewportSize(size);
  return found;
}

describe('a docs page of Storybook', () => {
  it.for(docsPages.map(({ id }) => id))(
    'opens %s with a place for every story and a silent console',
    { concurrent: true },
    async (id) => {
      const { title } = entries[id] as IndexEntry;
      const stories = Object.values(entries).filter(
        (entry) => entry.type === 'story' && entry.title === title && entry.tags.includes('autodocs'),
      );
      const problems = await problemsOf(async (page) => {
        await openDocs(page, id);
        await showsStories(
          page,
          stories.map((story) => story.id),
        );
        if (stories.length > 0 && title.startsWith('Parts/'))
          await page.getByRole('heading', { name: 'When to use it' }).waitFor();
        const found = await unreadable(page);
        expect(found, found.join('\n')).toEqual([]);
      });
      const crash = intendedCrashes[id];
      if (crash) expect(problems.filter((problem) => crash.test(problem))).not.toEqual([]);
      const unintended = problems.filter((problem) => !crash?.test(problem));
      expect(unintended, unintended.join('\n')).toEqual([]);
    },
  );
});

describe('Storybook', () => {
  it('opens at its first docs page with a silent console', async () => {
    const problems = await problemsOf(async (page) => {
      await page.goto(url);
      await page
        .frameLocator('#storybook-preview-iframe')
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor();
    });
    expect(problems).toEqual([]);
  });

  it.for(['light', 'dark'])('has the theme of the toolbar around its stories: %s', async (theme) => {
    const { page } = await newPage();
    const id = 'billing-license-card--docs';
    await page.goto(`${url}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
    await page.locator('.stage').first().waitFor();
    const background = () =>
      page.locator('.sbdocs-wrapper').evaluate((element) => {
        const [red = 0] = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        return red < 128 ? 'dark' : 'light';
      });
    await expect.poll(background).toBe(theme);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    await page.close();
  });

  it.for(['', 'iframe.html'])('has an icon for /%s', async (path) => {
    const html = await (await fetch(`${url}${path}`)).text();
    const icon = /<link rel="icon"[^>]* href="([^"]+)"/.exec(html)?.[1];
    expect(icon).toBeDefined();
    const answer = await fetch(new URL(String(icon), url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  });
});
