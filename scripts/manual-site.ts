/** Builds the manual as a static site beside its older versions: `npm run tool -- manual-site --out <folder>` */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';
import { serveFolder } from './serve-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const kit = join(root, 'packages/admin-kit');

export async function writeVersions(folder: string, changelog: string): Promise<void> {
  const versions = readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+/.test(name) && existsSync(join(folder, name, 'index.html')))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  const items = versions.map((version) => {
    const text = changelog.split(/^## /m).find((section) => section.startsWith(`${version}\n`)) ?? '';
    return `<li><h2><a href="./${version}/">${version}</a></h2><p>${escaped(text.slice(version.length).trim())}</p></li>`;
  });
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Timemap admin kit: the manual</title>
<style>body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }</style>
</head>
<body>
<h1>The manual of each version</h1>
<ul>
${items.join('\n')}
</ul>
</body>
</html>
`;
  await writeFile(join(folder, 'index.html'), html);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function firstPageMs(folder: string, version: string): Promise<number> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage();
    const start = performance.now();
    await page.goto(`${server.resolvedUrls?.local[0]}${version}/`);
    const content = page.frameLocator('#storybook-preview-iframe');
    await content.getByRole('heading', { level: 1 }).first().waitFor();
    return performance.now() - start;
  } finally {
    await browser.close();
    await server.close();
  }
}

if (import.meta.main) {
  await runProgram(async () => {
    const { values } = parseArgs({ options: { out: { type: 'string' } } });
    if (values.out === undefined) throw new Error('Name the folder to write to: --out.');
    const out = resolve(values.out);
    const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string };
    const parts = ['build', '--quiet', '--output-dir', join(out, version)];
    const { code } = await runChild('storybook', parts, { folder: root });
    if (code !== 0) throw new Error('Storybook could not be built; the lines above say why.');
    await writeVersions(out, readFileSync(join(kit, 'CHANGELOG.md'), 'utf8'));
    const times: number[] = [];
    for (let time = 0; time < 3; time += 1) times.push(await firstPageMs(out, version));
    const seconds = times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ');
    process.stdout.write(`${out}: version ${version}. Its first page opened in ${seconds}.\n`);
  });
}
