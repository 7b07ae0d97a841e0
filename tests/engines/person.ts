import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { HANDOVER_COOKIE, observePage, REPORT_BINDING, SESSION_KEY, signInPage } from '../e2e/in-page.ts';
import type { PageFinder, Perceived, Wanted } from './in-page.ts';

/** Long enough for a busy machine, and for three attempts of a read. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 40;
export const QUIET_MS = 500;

type PageWithFinder = typeof globalThis & { pageFinder: PageFinder };

const finderScript = build({
  entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** The page is just being replaced by another. */
const isLeaving = (error: unknown) =>
  /context|realm|navigat|no such (frame|node)|detached|destroyed|pageFinder|got null/i.test(String(error));

/** Repeats until the answer is not null. @throws Error after a long time, with what was expected */
export async function until<T>(expected: string | (() => string), look: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look().catch((error: unknown) => {
      if (isLeaving(error)) return null;
      throw error;
    });
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(typeof expected === 'string' ? expected : expected());
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Somebody at a page, who finds things by role and name, and everything that goes wrong on it. */
export class Person {
  readonly page: Page;
  readonly #console: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn')
        this.#console.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#console.push(`Uncaught: ${String(error)}`));
  }

  static async at(context: BrowserContext, address: string, session: string | null): Promise<Person> {
    if (session !== null)
      await context.setCookie({ name: HANDOVER_COOKIE, value: session, domain: new URL(address).hostname });
    const page = await context.newPage();
    const person = new Person(page);
    await page.setViewport({ width: 1280, height: 800 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]).catch(() => {});
    await page.evaluateOnNewDocument(await finderScript);
    await page.evaluateOnNewDocument(signInPage, [HANDOVER_COOKIE, SESSION_KEY] as [string, string]);
    await page.evaluateOnNewDocument(observePage, [REPORT_BINDING, SESSION_KEY] as [string, string]);
    await page.goto(address);
    return person;
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.page.url()).href);
  }

  async look({ role, name }: Wanted): Promise<ElementHandle<HTMLElement> | null> {
    const handle = await this.page.evaluateHandle(
      (role, name, isPattern) => (globalThis as PageWithFinder).pageFinder.find(role, name, isPattern),
      role,
      typeof name === 'string' ? name : name.source,
      typeof name !== 'string',
    );
    return handle.asElement() as ElementHandle<HTMLElement> | null;
  }

  find(role: string, name: string | RegExp): Promise<ElementHandle<HTMLElement>> {
    return until(`There is no ${role} '${name}'.`, () => this.look({ role, name }));
  }

  async press(name: string | RegExp, role = 'button'): Promise<void> {
    const element = await this.find(role, name);
    await element.click();
  }

  /** Two clicks of an impatient hand. */
  async pressTwice(name: string | RegExp, role = 'button'): Promise<void> {
    const element = await this.find(role, name);
    await element.click({ count: 2, delay: 20 });
  }

  async type(name: string | RegExp, text: string, role = 'textbox'): Promise<void> {
    const field = await this.find(role, name);
    await field.click();
    await field.evaluate((element) => (element as HTMLInputElement).select());
    await this.page.keyboard.type(text);
  }

  async choose(name: string | RegExp, option: string): Promise<void> {
    const list = await this.find('combobox', name);
    const value = await until(`'${name}' has no option '${option}'.`, () =>
      list.evaluate(
        (element, option) =>
          [...(element as HTMLSelectElement).options].find(({ label }) => label === option)?.value ?? null,
        option,
      ),
    );
    await list.select(value);
  }

  async waitsForParts(): Promise<void> {
    let seen = -1;
    let since = Date.now();
    await until('The page does not stop loading parts.', async () => {
      const count = await this.page.evaluate(() => performance.getEntriesByType('resource').length);
      if (count !== seen) since = Date.now();
      seen = count;
      return Date.now() - since > QUIET_MS ? true : null;
    });
  }

  /** A control may have the name of the one that opened the dialog it is in. */
  async seesDialog(): Promise<void> {
    await until('No dialog opens.', async () => ((await this.perceive()).hasDialog ? true : null));
  }

  async sees(role: string, name: string | RegExp): Promise<void> {
    await this.find(role, name);
  }

  async seesNo(role: string, name: string | RegExp): Promise<void> {
    await until(`There is still a ${role} '${name}'.`, async () =>
      (await this.look({ role, name })) === null ? true : null,
    );
  }

  /** The value of a field, the chosen option, or whether a control is on. */
  async seesValue(role: string, name: string | RegExp, value: string | boolean): Promise<void> {
    await until(`The ${role} '${name}' is not ${value}.`, async () => {
      const element = await this.look({ role, name });
      const found = await element?.evaluate((element) =>
        (globalThis as PageWithFinder).pageFinder.valueOf(element),
      );
      return found === value ? true : null;
    });
  }

  perceive(): Promise<Perceived> {
    return until('The page cannot be read.', () =>
      this.page.evaluate(() => (globalThis as PageWithFinder).pageFinder.perceive()),
    );
  }

  /** Errors, rejections, violations of the policy, and what the console holds besides failed calls. */
  async problems(): Promise<string[]> {
    const { problems } = await this.perceive();
    const said = this.#console.filter((line) => !/Failed to load resource|Cross-Origin Request/.test(line));
    return [...new Set([...problems, ...said])];
  }
}
