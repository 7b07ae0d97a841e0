import puppeteer, { type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { LAUNCH_ARGS } from '../../scripts/browser.ts';
import { HANDOVER_COOKIE, observePage, REPORT_BINDING, SESSION_KEY, signInPage } from '../e2e/in-page.ts';
import type { PageFinder, Wanted } from './in-page.ts';
import { type EngineElement, type EnginePage, finderScript, partsOf, type RunningEngine } from './page.ts';

type PageWithFinder = typeof globalThis & { pageFinder: PageFinder };

class BidiPage implements EnginePage {
  readonly #page: Page;
  readonly #console: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn')
        this.#console.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#console.push(`Uncaught: ${String(error)}`));
  }

  async goTo(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  address = async () => this.#page.url();
  content = () => this.#page.content();
  press = (key: 'Enter' | 'Tab') => this.#page.keyboard.press(key);
  type = (text: string) => this.#page.keyboard.type(text);
  partCount = () => this.#page.evaluate(() => performance.getEntriesByType('resource').length);
  perceive = () => this.#page.evaluate(() => (globalThis as PageWithFinder).pageFinder.perceive());
  consoleProblems = () => this.#console;

  async element(wanted: Wanted): Promise<EngineElement | null> {
    const found = await this.#page.evaluateHandle(
      (...parts) => (globalThis as PageWithFinder).pageFinder.find(...parts),
      ...partsOf(wanted),
    );
    const element = found.asElement() as ElementHandle<HTMLElement> | null;
    if (element === null) return null;
    return {
      click: async (count) => {
        await untilSteady(element);
        await element.click({ count, delay: count === 1 ? 0 : 20 });
      },
      value: () => element.evaluate((element) => (globalThis as PageWithFinder).pageFinder.valueOf(element)),
      selectText: () => element.evaluate((element) => (element as HTMLInputElement).select()),
      choose: async (option) => {
        const value = await element.evaluate(
          (element, option) =>
            [...(element as HTMLSelectElement).options].find(({ label }) => label === option)?.value ?? null,
          option,
        );
        if (value !== null) await element.select(value);
        return value !== null;
      },
    };
  }
}

/** A click goes to the place that the element had a moment before, and late data can move it. */
async function untilSteady(element: ElementHandle): Promise<void> {
  const place = async () => JSON.stringify(await element.boundingBox());
  for (let before = ''; ; ) {
    const now = await place();
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function newPage(context: BrowserContext, address: string, session: string | null): Promise<Page> {
  if (session !== null)
    await context.setCookie({ name: HANDOVER_COOKIE, value: session, domain: new URL(address).hostname });
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]).catch(() => {});
  await page.evaluateOnNewDocument(await finderScript);
  await page.evaluateOnNewDocument(signInPage, [HANDOVER_COOKIE, SESSION_KEY] as [string, string]);
  await page.evaluateOnNewDocument(observePage, [REPORT_BINDING, SESSION_KEY] as [string, string]);
  return page;
}

export async function launchBidi(browserName: 'chrome' | 'firefox', program: string): Promise<RunningEngine> {
  const isFirefox = browserName === 'firefox';
  const browser = await puppeteer.launch({
    browser: browserName,
    protocol: 'webDriverBiDi',
    executablePath: program,
    args: isFirefox ? [] : [...LAUNCH_ARGS],
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
    ...(isFirefox && { extraPrefsFirefox: { 'intl.accept_languages': 'en-US' } }),
  });
  return {
    version: await browser.version(),
    open: async (address, session) => {
      const context = await browser.createBrowserContext();
      const page = await newPage(context, address, session);
      const opened = new BidiPage(page);
      await opened.goTo(address);
      return { page: opened, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
