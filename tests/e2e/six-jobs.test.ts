import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { pressDeliberately, untilItTakesPresses } from './row-action.ts';

const site = siteForEachTest();

const withoutLicense = 6;

class Steps {
  presses = 0;
  texts = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async keys(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.presses += 1;
      await this.page.keyboard.press(name);
    }
  }

  /** Presses all at once: a shortcut expects its second key within 1.5 s. */
  async keysTogether(...names: readonly string[]): Promise<void> {
    this.presses += names.length;
    await Promise.all(names.map((name) => this.page.keyboard.press(name)));
  }

  async type(text: string): Promise<void> {
    this.texts += 1;
    await this.page.keyboard.insertText(text);
  }

  async keysTo(name: string, target: Locator): Promise<void> {
    await target.waitFor();
    for (let tries = 0; tries < 40; tries += 1) {
      if (await hasFocus(target)) return;
      await this.keys(name);
    }
    throw new Error(`${name} does not lead to ${target}.`);
  }
}

let page: Page;
let steps: Steps;

beforeEach(async () => {
  page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true, width: 1440 });
  await page.goto('/global');
  await page.getByRole('heading', { level: 2, name: 'Needs Attention' }).waitFor();
  steps = new Steps(page);
});

const paletteOption = (name: string | RegExp) => page.getByRole('option', { name }).first();

async function findByMouse(text: string, option: string | RegExp): Promise<void> {
  await steps.click(page.getByRole('button', { name: /^Search/ }));
  await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
  await steps.type(text);
  await steps.click(paletteOption(option));
}

async function findByKeyboard(text: string, option: string | RegExp): Promise<void> {
  await steps.keys('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
  await steps.type(text);
  await paletteOption(option).waitFor();
  await page.getByRole('option', { name: option, selected: true }).waitFor();
  await steps.keys('Enter');
}

const region = (name: string | RegExp) => page.getByRole('region', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog').last();

const teachers = () => {
  const members = new Set(
    site.api.db.organizationMembers.filter((m) => m.organizationId === 2).map((m) => m.userId),
  );
  return site.api.db.users
    .filter(
      ({ id, username, email }) => !members.has(id) && /^[a-z.0-9]+$/.test(username) && !email?.includes('?'),
    )
    .slice(0, 30);
};
const sheet = () =>
  ['Name\tEmail', ...teachers().map(({ displayName, email }) => `${displayName}\t${email}`)].join('\n');

const verified = () => region('Access').getByText('Email', { exact: true }).waitFor();
const freeName = () => site.api.db.organizations.find(({ id }) => id === withoutLicense)?.name ?? '';
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const focusOn = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);
const role = () => dialog().getByRole('combobox', { name: /^(Group|Role) of .*mia/i });

async function paste(): Promise<void> {
  await dialog().getByRole('textbox').waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, sheet());
  steps.texts += 1;
}

const jobs = [
  {
    job: 'finding out why a user cannot log in',
    mouse: { presses: 2, texts: 1 },
    byMouse: async () => {
      await findByMouse('olu.quispe', /olu\.quispe/);
      await verified();
    },
    keys: { presses: 2, texts: 1 },
    byKeys: async () => {
      await findByKeyboard('olu.quispe', /olu\.quispe/);
      await verified();
    },
  },
  {
    job: 'answering and resolving three tickets',
    mouse: { presses: 7, texts: 0 },
    byMouse: async () => {
      await steps.click(page.getByRole('link', { name: /^#\d/ }).first());
      await eachOfThree(async () => {
        await pressDeliberately(button('Email, Resolve and Next'));
        await pressDeliberately(button(/^Resolve$/));
        steps.presses += 2;
      });
    },
    keys: { presses: 10, texts: 0 },
    byKeys: async () => {
      for (const ticket of [...site.api.db.tickets].slice(-3)) ticket.status = 0;
      // Someone who works through tickets has chosen once that letters may change them from anywhere.
      await page.evaluate(() => localStorage.setItem('cv-ticket-letters', 'anywhere'));
      await steps.keysTogether('g', 't');
      await page.getByRole('row').nth(1).waitFor();
      await steps.keys('j', 'Enter');
      await eachOfThree(async () => {
        const answer = page.getByRole('button', { name: 'Email, Resolve and Next', disabled: false });
        await untilItTakesPresses(answer);
        await steps.keys('a', 'Enter');
      });
    },
  },
  {
    job: 'giving a school 30 seats',
    mouse: { presses: 4, texts: 2 },
    byMouse: async () => {
      await findByMouse(freeName(), freeName());
      await steps.click(button('Create License'));
      await dialog().waitFor();
      await steps.type('30');
      await steps.click(dialog().getByRole('button', { name: 'Create License' }));
      await button('Disable License').waitFor();
    },
    keys: { presses: 8, texts: 2 },
    byKeys: async () => {
      await findByKeyboard(freeName(), freeName());
      await steps.keysTo('Tab', button('Create License'));
      await steps.keys('Enter');
      await dialog().waitFor();
      await steps.type('30');
      await steps.keys('Enter');
      await button('Disable License').waitFor();
    },
  },
  {
    job: 'adding 30 teachers from a spreadsheet',
    mouse: { presses: 5, texts: 2 },
    byMouse: async () => {
      await findByMouse('Harbour City', /Harbour City Schools/);
      await steps.click(page.getByRole('tab', { name: 'Users' }));
      await steps.click(button('Add Multiple Users'));
      await paste();
      await steps.click(dialog().getByRole('button', { name: /^Add 30/ }));
      await page
        .getByText(/Added 30 users/)
        .first()
        .waitFor();
    },
    keys: { presses: 15, texts: 2 },
    byKeys: async () => {
      await findByKeyboard('Harbour City', /Harbour City Schools/);
      await steps.keysTo('Tab', page.getByRole('tab', { name: 'Administration' }));
      await steps.keys('ArrowRight');
      // Radix moves the focus in a timer.
      await focusOn(page.getByRole('tab', { name: 'Users' }));
      await steps.keys('Enter');
      await steps.keysTo('Tab', button('Add Multiple Users'));
      await steps.keys('Enter');
      await paste();
      await dialog()
        .getByRole('button', { name: /^Add 30/ })
        .waitFor();
      await steps.keys('Control+Enter');
      await page
        .getByText(/Added 30 users/)
        .first()
        .waitFor();
    },
  },
  {
    job: 'making a member an admin of a project',
    mouse: { presses: 5, texts: 2 },
    byMouse: async () => {
      await findByMouse('North Sea', /North Sea/);
      await steps.click(dialog().getByRole('searchbox', { name: 'Search members' }));
      await steps.type('mia');
      await role().selectOption({ label: 'Admin' });
      steps.presses += 2;
      await expect.poll(() => role().locator('option:checked').textContent()).toBe('Admin');
    },
    keys: { presses: 8, texts: 3 },
    byKeys: async () => {
      await findByKeyboard('North Sea', /North Sea/);
      await steps.keysTo('Tab', dialog().getByRole('searchbox', { name: 'Search members' }));
      await steps.type('mia');
      await steps.keysTo('Tab', role());
      await role().selectOption({ label: 'Admin' });
      steps.texts += 1;
      await expect.poll(() => role().locator('option:checked').textContent()).toBe('Admin');
    },
  },
  {
    job: 'seeing what was changed today on this device and by whom',
    mouse: { presses: 1, texts: 0 },
    byMouse: async () => {
      await steps.click(button(/^Activity/));
      await dialog().getByText('Activity').first().waitFor();
    },
    keys: { presses: 2, texts: 1 },
    byKeys: async () => {
      await findByKeyboard('activity', /activity/i);
      await dialog().getByText('Activity').first().waitFor();
    },
  },
];

async function eachOfThree(answer: () => Promise<void>): Promise<void> {
  for (let done = 0; done < 3; done += 1) {
    await page.getByText(/^\d+ \w+ old$/).waitFor();
    const before = new URL(page.url()).pathname;
    await answer();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(before);
  }
}

describe('from the home page, few steps lead to', () => {
  it.each(jobs)('$job', { tags: 'long' }, async ({ byMouse, mouse }) => {
    await byMouse();
    expect(steps.presses).toBeLessThanOrEqual(mouse.presses);
    expect(steps.texts).toBeLessThanOrEqual(mouse.texts);
  });

  it.each(jobs)('$job, by keyboard alone', async ({ byKeys, keys }) => {
    await byKeys();
    expect(steps.presses).toBeLessThanOrEqual(keys.presses);
    expect(steps.texts).toBeLessThanOrEqual(keys.texts);
  });
});
