import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type RunningSite, type Site, type SiteOptions, startSite } from './site.ts';

let connection: Promise<Browser> | null = null;

export const siteForEachTest = (options: SiteOptions = {}): Site =>
  siteBetween(beforeEach, afterEach, options);

export const siteForAllTests = (options: SiteOptions = {}): Site => siteBetween(beforeAll, afterAll, options);

function siteBetween(
  before: typeof beforeEach | typeof beforeAll,
  after: typeof afterEach | typeof afterAll,
  options: SiteOptions,
): Site {
  let running: RunningSite | null = null;
  const current = (): RunningSite => {
    if (running === null) throw new Error('The site runs only during a test.');
    return running;
  };
  before(async () => {
    connection ??= chromium.connect(inject('browserEndpoint'));
    running = await startSite(await connection, options);
  });
  after(async () => {
    const ending = current();
    running = null;
    expect(await ending.end(), 'problems in the pages of the tests').toEqual([]);
  });
  return {
    get url() {
      return current().url;
    },
    get apiUrl() {
      return current().apiUrl;
    },
    get mainAppUrl() {
      return current().mainAppUrl;
    },
    get config() {
      return current().config;
    },
    get api() {
      return current().api;
    },
    newPage: (pageOptions) => current().newPage(pageOptions),
    takeProblems: () => current().takeProblems(),
  };
}
