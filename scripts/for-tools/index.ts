import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designTokens } from './design-tokens.ts';
import { llmsTexts, manualPages } from './manual-texts.ts';
import { screensList } from './screens-list.ts';

export async function writeForTools(root: string): Promise<void> {
  const kit = join(root, 'packages/admin-kit');
  const dist = join(kit, 'dist');
  const { description } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as {
    description: string;
  };
  const pages = manualPages(root);
  await mkdir(join(dist, 'manual'), { recursive: true });
  for (const { file, text } of pages) await writeFile(join(dist, 'manual', file), text);
  for (const [file, text] of llmsTexts(pages, description)) await writeFile(join(dist, file), text);
  const sheet = await readFile(join(kit, 'src/styles/tokens.css'), 'utf8');
  await writeFile(join(dist, 'tokens.json'), json(designTokens(sheet)));
  await writeFile(join(dist, 'screens.json'), json(screensList(root)));
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
