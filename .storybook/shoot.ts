/** Takes pictures of stories: `[WIDTH=…] [HEIGHT=…] node .storybook/shoot.ts <out-dir> <story-id> [global=value …]` */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../scripts/browser.ts';

const [outDir = '.cache/shots', story = '', ...globals] = argv.slice(2);
const base = env.STORYBOOK_URL ?? 'http://127.0.0.1:6006';
mkdirSync(outDir, { recursive: true });

const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage({
  viewport: { width: Number(env.WIDTH ?? 1000), height: Number(env.HEIGHT ?? 700) },
});
const query = globals.map((pair) => pair.replace('=', ':')).join(';');
await page.goto(`${base}/iframe.html?viewMode=story&id=${story}&globals=${query}`);
await page.waitForSelector('.stage', { timeout: 60_000 });
await page.waitForTimeout(1500);
const path = join(outDir, `${[story, ...globals.map((pair) => pair.replace('=', '-'))].join('--')}.png`);
await page.screenshot({ path });
await browser.close();
process.stdout.write(`${path}\n`);
