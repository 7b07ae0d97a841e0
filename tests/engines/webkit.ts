import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../scripts/ports.ts';
import { observePage, REPORT_BINDING, SESSION_KEY } from '../e2e/in-page.ts';
import type { PageFinder, Perceived, Wanted } from './in-page.ts';
import { type EngineElement, type EnginePage, finderScript, partsOf, type RunningEngine } from './page.ts';
import { until } from './person.ts';

const FRAMES_MS = 60;

/** The first WebDriver protocol has no console and no scripts before those of the page. */
class WebKitPage implements EnginePage {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  goTo = (address: string) => this.#driver.get(address);
  address = () => this.#driver.getCurrentUrl();
  content = () => this.#driver.getPageSource();
  press = (key: 'Enter' | 'Tab') => this.type(key === 'Enter' ? Key.ENTER : Key.TAB);
  type = (text: string) => this.#driver.actions().sendKeys(text).perform();
  partCount = () =>
    this.#driver.executeScript<number>("return performance.getEntriesByType('resource').length");
  perceive = () => this.#ask<Perceived>('perceive');
  consoleProblems = () => [];

  async element(wanted: Wanted): Promise<EngineElement | null> {
    const element = await this.#ask<WebElement | null>('find', ...partsOf(wanted));
    if (element === null) return null;
    return {
      click: async (count) => {
        const hand = this.#driver.actions().move(await this.#pointOf(element));
        await (count === 1 ? hand.press().release() : hand.press().release().press().release()).perform();
      },
      value: () => this.#ask('valueOf', element),
      selectText: () => this.#driver.executeScript('arguments[0].select()', element),
      choose: async (option) => {
        const labels = await this.#driver.executeScript<string[]>(
          'return [...arguments[0].options].map(({ label }) => label)',
          element,
        );
        const index = labels.indexOf(option);
        if (index >= 0) await (await element.findElements(By.css('option')))[index]?.click();
        return index >= 0;
      },
    };
  }

  /** The driver's own search fails in a table that scrolls sideways. */
  async #pointOf(element: WebElement): Promise<{ readonly x: number; readonly y: number }> {
    const measure = () =>
      this.#driver.executeScript<{ x: number; y: number }>(
        `arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = arguments[0].getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
        element,
      );
    let before = await measure();
    return until('It does not stop moving.', async () => {
      await new Promise((resolve) => setTimeout(resolve, FRAMES_MS));
      const now = await measure();
      const isStill = now.x === before.x && now.y === before.y;
      before = now;
      return isStill ? now : null;
    });
  }

  async #ask<T>(method: keyof PageFinder, ...parts: readonly unknown[]): Promise<T> {
    const call = `return globalThis.pageFinder
      ? { answer: pageFinder[arguments[0]](...[...arguments].slice(1)) }
      : null`;
    const ask = () => this.#driver.executeScript<{ readonly answer: T } | null>(call, method, ...parts);
    const asked = await ask();
    if (asked !== null) return asked.answer;
    await this.#driver.executeScript(
      `${await finderScript}; (${observePage})(${JSON.stringify([REPORT_BINDING, SESSION_KEY])})`,
    );
    const answer = await ask();
    if (answer === null) throw new Error('pageFinder was lost with its page.');
    return answer.answer;
  }
}

export function findMiniBrowser(): string | null {
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  if (!existsSync(library)) return null;
  const places = readdirSync(library)
    .filter((name) => name.startsWith('webkit2gtk'))
    .map((name) => join(library, name, 'MiniBrowser'));
  return places.find((file) => existsSync(file)) ?? null;
}

async function newSession(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities().set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .forBrowser('MiniBrowser')
    .build();
  await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
  return driver;
}

export async function launchWebKit(driverProgram: string, binary: string): Promise<RunningEngine> {
  const port = await freePort();
  const server = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
  });
  await until('WebKitWebDriver does not answer.', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    return answer?.ok ? true : null;
  });
  const first = await newSession(port, binary);
  const version = `MiniBrowser/${(await first.getCapabilities()).getBrowserVersion()}`;
  await first.quit();
  return {
    version,
    open: async (address, session) => {
      const driver = await newSession(port, binary);
      if (session !== null) {
        await driver.get(new URL('/config.json', address).href);
        await driver.executeScript('localStorage.setItem(...arguments)', SESSION_KEY, session);
      }
      const page = new WebKitPage(driver);
      await page.goTo(address);
      return { page, close: () => driver.quit() };
    },
    close: async () => void server.kill(),
  };
}
