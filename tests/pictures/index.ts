/** Compares story pictures in the same conditions: `npm run tool -- pictures [--update]` (needs a built Storybook) */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import blazediff from '@blazediff/core';
import { PNG } from 'pngjs';
import { runProgram } from '../../scripts/run-program.ts';
import { serveStorybook } from '../docs-pages/storybook-site.ts';
import { type Difference, reportPage } from './report-page.ts';
import { type Conditions, conditionsOf, takePictures } from './taking.ts';
import { nameOf, type View, views } from './views.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, 'tests/pictures/kept');
const conditionsFile = join(kept, 'conditions.json');
const report = join(root, '.cache/pictures');

const MAX_SHARE_OF_DIFFERENT = 0.0005;
const COLOR_THRESHOLD = 0.1;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

function differenceOf(name: string, png: Buffer): Difference | null {
  const file = join(kept, name);
  if (!existsSync(file)) return { name, why: 'There is no kept picture of it.', hasKept: false };
  const before = PNG.sync.read(readFileSync(file));
  const after = PNG.sync.read(png);
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    return { name, why: `It was ${before.width} × ${before.height} px.`, hasKept: true };
  const marks = new PNG({ width, height });
  const count = blazediff(before.data, after.data, marks.data, width, height, { threshold: COLOR_THRESHOLD });
  if (count <= width * height * MAX_SHARE_OF_DIFFERENT) return null;
  writeFileSync(join(report, `marked-${name}`), PNG.sync.write(marks));
  return { name, why: `${count} pixels differ.`, hasKept: true };
}

async function main(): Promise<void> {
  const isUpdate = argv.includes('--update');
  const site = await serveStorybook();
  try {
    const conditions = await conditionsOf(site);
    if (isUpdate) {
      rmSync(kept, { recursive: true, force: true });
      mkdirSync(kept, { recursive: true });
      for await (const { view, png } of takePictures(site, views)) {
        // The strongest compression keeps the repository small.
        const small = PNG.sync.write(PNG.sync.read(png), { colorType: 2, deflateLevel: 9, filterType: -1 });
        writeFileSync(join(kept, nameOf(view)), small.length < png.length ? small : png);
      }
      writeFileSync(conditionsFile, `${JSON.stringify(conditions, null, 2)}\n`);
      say(`Kept ${views.length} pictures.`);
      return;
    }
    const unlike = unlikeKept(conditions);
    if (unlike !== null) {
      say(`${unlike} Nothing was compared.`);
      return;
    }
    rmSync(report, { recursive: true, force: true });
    mkdirSync(report, { recursive: true });
    const suspects: View[] = [];
    for await (const { view, png } of takePictures(site, views))
      if (differenceOf(nameOf(view), png) !== null) suspects.push(view);
    const differences: Difference[] = [];
    // A busy machine may take a picture too early.
    for await (const { view, png } of takePictures(site, suspects)) {
      const difference = differenceOf(nameOf(view), png);
      if (difference === null) continue;
      differences.push(difference);
      writeFileSync(join(report, `now-${difference.name}`), png);
      if (difference.hasKept)
        writeFileSync(join(report, `kept-${difference.name}`), readFileSync(join(kept, difference.name)));
    }
    if (differences.length === 0) {
      say(`${views.length} pictures are as kept.`);
      return;
    }
    writeFileSync(join(report, 'index.html'), reportPage(differences));
    say(`${differences.length} of ${views.length} pictures differ. See .cache/pictures/index.html.`);
    say('If they are meant so: npm run tool -- pictures --update');
    process.exitCode = 1;
  } finally {
    await site.close();
  }
}

function unlikeKept(conditions: Conditions): string | null {
  if (!existsSync(conditionsFile))
    return 'No pictures are kept yet: npm run tool -- pictures --update keeps them.';
  const wanted = JSON.parse(readFileSync(conditionsFile, 'utf8')) as Conditions;
  if (conditions.browser !== wanted.browser)
    return `The kept pictures are from Chromium ${wanted.browser}. This is ${conditions.browser}.`;
  if (conditions.platform !== wanted.platform)
    return `The kept pictures are from ${wanted.platform}. This is ${conditions.platform}.`;
  if (JSON.stringify(conditions.fonts) !== JSON.stringify(wanted.fonts))
    return 'The fonts of this machine are not those of the kept pictures.';
  return null;
}

await runProgram(main);
