import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { serveFolder } from '../../scripts/serve-folder.ts';

export interface IndexEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'storybook-static';

export const { entries } = JSON.parse(readFileSync(join(root, folder, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, IndexEntry>>;
};

export interface StorybookSite {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function serveStorybook(): Promise<StorybookSite> {
  const server = await serveFolder(folder, { 'Cache-Control': 'max-age=3600' });
  const { executablePath, args } = browserLaunchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
