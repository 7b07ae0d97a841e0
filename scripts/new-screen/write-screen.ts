import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runChild } from '../run-child.mjs';
import { writeWords } from '../words/write-words.ts';
import { type ScreenNames, screenNames } from './screen-names.ts';

const templates = join(import.meta.dirname, 'template');
const ENDING = '.template';

export async function writeScreen(root: string, feature: string, screen: string): Promise<string[]> {
  const names = screenNames(feature, screen);
  const folder = `packages/admin-kit/src/screens/${names.featureFolder}`;
  if (existsSync(join(root, folder))) throw new Error(`The feature ${names.featureFolder} already exists.`);
  const written: string[] = [];
  for (const template of (await readdir(templates)).filter((file) => file.endsWith(ENDING)).sort()) {
    const file = `${folder}/${fileName(template, names)}`;
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), filled(await readFile(join(templates, template), 'utf8'), names));
    written.push(file);
  }
  await writeWords(root);
  await format(root, folder);
  return written;
}

function fileName(template: string, names: ScreenNames): string {
  return template
    .slice(0, -ENDING.length)
    .replace(/^en\b/, 'words/en')
    .replace(/^screen\b/, names.screenFile)
    .replace(/^use-feature\b/, `use-${names.featureFolder}`);
}

function filled(template: string, names: ScreenNames): string {
  const values: Readonly<Record<string, string>> = {
    'feature-folder': names.featureFolder,
    feature: names.feature,
    Feature: names.Feature,
    Screen: names.Screen,
    'screen-file': names.screenFile,
    Words: names.words,
  };
  return template.replace(/\{\{([\w-]+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}

async function format(root: string, folder: string): Promise<void> {
  const biome = join(
    dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')),
    'bin/biome',
  );
  const { code, output } = await runChild(
    process.execPath,
    [biome, 'check', '--write', '--log-level=error', folder],
    {
      folder: root,
      isOutputKept: true,
    },
  );
  if (code !== 0) throw new Error(`The new files could not be formatted:\n${output}`);
}
