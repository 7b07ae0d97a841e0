import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entries, type StorybookSite, serveStorybook } from './storybook-site.ts';

type FinishedListener = (event: { readonly storyId: string }) => void;

interface StorybookPreview {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: {
      on(event: 'storyFinished', listener: FinishedListener): void;
      off(event: 'storyFinished', listener: FinishedListener): void;
      emit(event: 'setCurrentStory', to: { storyId: string; viewMode: 'story' }): void;
    };
  };
}

const stories = Object.values(entries).filter(
  ({ id, type, title, importPath }, _, all) =>
    type === 'story' &&
    importPath.includes('/src/screens/') &&
    all.find((other) => other.type === 'story' && other.title === title)?.id === id,
);

let site: StorybookSite;

beforeAll(async () => {
  site = await serveStorybook();
});

afterAll(() => site?.close());

async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { channel } = (window as unknown as StorybookPreview).__STORYBOOK_PREVIEW__;
        const onFinished: FinishedListener = ({ storyId }) => {
          if (storyId !== id) return;
          channel.off('storyFinished', onFinished);
          resolve();
        };
        channel.on('storyFinished', onFinished);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
  await page.locator('.ak-skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

function misfits(): string[] {
  const CONTROLS = 'button, a.ak-button, label, legend, summary, h1, h2, h3, h4, h5, h6, [role="tab"], th';
  const ROUNDING_PX = 2;
  const found = new Set<string>();
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  if (wide > ROUNDING_PX) found.add(`the page scrolls sideways by ${wide} px`);

  const isMeantForEars = (element: Element) =>
    element.closest('.ak-visually-hidden') !== null || getComputedStyle(element).clipPath !== 'none';
  const isOut = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - ROUNDING_PX || inner.right > outer.right + ROUNDING_PX;
  const clipping = (element: Element | null): Element | null => {
    for (let node = element; node !== null; node = node.parentElement) {
      const { overflowX } = getComputedStyle(node);
      if (overflowX === 'hidden' || overflowX === 'clip') return node;
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
    }
    return null;
  };

  for (const control of document.querySelectorAll(CONTROLS)) {
    const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        parent.closest('.ak-user-text, [role="tooltip"]') ||
        isMeantForEars(parent)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const clip = clipping(parent)?.getBoundingClientRect();
      if (clip && clip.width <= 1) continue;
      for (const line of range.getClientRects()) {
        const isCut = clip !== undefined && isOut(line, clip);
        if (isCut || isOut(line, control.getBoundingClientRect()))
          found.add(`${isCut ? 'cut' : 'sticks out'}: "${text.textContent.trim()}"`);
      }
    }
  }
  return [...found];
}

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const OPENERS =
  '.stage :is([role="tab"], button):not(tbody tr:nth-child(n + 2) button, li:nth-child(n + 2) button)';

function settlerOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    do {
      await page.evaluate(async () => {
        for (let turn = 0; turn < 4; turn += 1) {
          await new Promise((resolve) => setTimeout(resolve, 25));
          // Without a limit, a page that has nothing to draw may wait for half a minute.
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 50 }));
        }
      });
    } while (pending.size > 0);
  };
}

async function misfitsBehindButtons(
  page: Page,
  settle: () => Promise<void>,
): Promise<{ found: string[]; opened: number }> {
  const found: string[] = [];
  let opened = 0;
  const openers = page.locator(OPENERS);
  for (let at = 0; at < (await openers.count()); at += 1) {
    const isPressed = await page.evaluate(
      ([selector, index]) => {
        const opener = document.querySelectorAll<HTMLButtonElement>(selector)[index];
        if (!opener?.checkVisibility() || opener.disabled || opener.ariaDisabled === 'true') return false;
        opener.focus();
        opener.click();
        return true;
      },
      [OPENERS, at] as const,
    );
    if (!isPressed) continue;
    const overlay = page.locator(OVERLAY).first();
    await settle();
    if (await overlay.isVisible()) opened += 1;
    found.push(...(await page.evaluate(misfits)));
    for (let times = 0; times < 3 && (await overlay.isVisible()); times += 1)
      await page.keyboard.press('Escape');
  }
  return { found, opened };
}

describe.concurrent.each([
  ['German', 'locale:de'],
  ['French', 'locale:fr'],
  ['Arabic', 'locale:ar;dir:rtl'],
])('in %s, at 360 px', (_, globals) => {
  it('every screen and every dialog has room for its words', async () => {
    const context = await site.browser.newContext({
      viewport: { width: 360, height: 800 },
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const settle = settlerOf(page);
    const problems: string[] = [];
    let overlays = 0;
    await page.goto(`${site.url}iframe.html?viewMode=story&id=${stories.at(-1)?.id}&globals=${globals}`);
    await page.locator('.stage').waitFor();
    for (const { id } of stories) {
      await show(page, id);
      await settle();
      const atFirst = await page.evaluate(misfits);
      const { found, opened } = await misfitsBehindButtons(page, settle);
      overlays += opened;
      for (const misfit of new Set([...atFirst, ...found])) problems.push(`${id}: ${misfit}`);
    }
    await context.close();
    expect(stories.length).toBeGreaterThan(20);
    expect(overlays).toBeGreaterThan(25);
    expect(problems).toEqual([]);
  }, 600_000);
});
