import { type Browser, chromium, type Page } from 'playwright';
import { inject } from 'vitest';

let connection: Promise<Browser> | null = null;

const DEVELOPMENT_TALK = /Download the React DevTools|^\[(HMR|Fast Refresh)\] /;

export interface WatchedPage {
  readonly page: Page;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

export async function watchedPage(sessionId: string, { height = 900 } = {}): Promise<WatchedPage> {
  connection ??= chromium.connect(inject('hostBrowser'));
  const context = await (await connection).newContext({
    viewport: { width: 1000, height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript((session) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cv-sid', session);
  }, sessionId);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!DEVELOPMENT_TALK.test(message.text())) problems.push(`console.${message.type()}: ${message.text()}`);
  });
  // Includes unhandled rejections.
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return { page: await context.newPage(), problems, close: () => context.close() };
}
