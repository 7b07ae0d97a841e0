import type { Perceived } from './in-page.ts';
import type { EngineElement, EnginePage } from './page.ts';

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 40;
export const QUIET_MS = 500;

const isLeaving = (error: unknown) =>
  /context|realm|navigat|no such (frame|node)|detached|destroyed|pageFinder|got null|stale element/i.test(
    String(error),
  );

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

export class Person {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  async goTo(path: string): Promise<void> {
    await this.page.goTo(new URL(path, await this.page.address()).href);
  }

  find(role: string, name: string | RegExp): Promise<EngineElement> {
    return until(`There is no ${role} '${name}'.`, () => this.page.element({ role, name }));
  }

  async press(name: string | RegExp, role = 'button'): Promise<void> {
    const element = await this.find(role, name);
    await element.click(1);
  }

  async pressTwice(name: string | RegExp, role = 'button'): Promise<void> {
    const element = await this.find(role, name);
    await element.click(2);
  }

  async type(name: string | RegExp, text: string, role = 'textbox'): Promise<void> {
    const field = await this.find(role, name);
    await field.click(1);
    await field.selectText();
    await this.page.type(text);
  }

  async choose(name: string | RegExp, option: string): Promise<void> {
    const list = await this.find('combobox', name);
    await until(`'${name}' has no option '${option}'.`, async () =>
      (await list.choose(option)) ? true : null,
    );
  }

  async waitsForParts(): Promise<void> {
    let seen = -1;
    let since = Date.now();
    await until('The page does not stop loading parts.', async () => {
      const count = await this.page.partCount();
      if (count !== seen) since = Date.now();
      seen = count;
      return Date.now() - since > QUIET_MS ? true : null;
    });
  }

  async seesDialog(): Promise<void> {
    await until('No dialog opens.', async () => ((await this.perceive()).hasDialog ? true : null));
  }

  async sees(role: string, name: string | RegExp): Promise<void> {
    await this.find(role, name);
  }

  async seesNo(role: string, name: string | RegExp): Promise<void> {
    await until(`There is still a ${role} '${name}'.`, async () =>
      (await this.page.element({ role, name })) === null ? true : null,
    );
  }

  async seesValue(role: string, name: string | RegExp, value: string | boolean): Promise<void> {
    await until(`The ${role} '${name}' is not ${value}.`, async () => {
      const element = await this.page.element({ role, name });
      const found = await element?.value();
      return found === value ? true : null;
    });
  }

  perceive(): Promise<Perceived> {
    return until('The page cannot be read.', () => this.page.perceive());
  }

  async problems(): Promise<string[]> {
    const { problems } = await this.perceive();
    const said = this.page
      .consoleProblems()
      .filter((line) => !/Failed to load resource|Cross-Origin Request/.test(line));
    return [...new Set([...problems, ...said])];
  }
}
