import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeVersions } from './manual-site.ts';

it('lists each version that is there, the newest first, with its text in the changelog', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timemap-manual-'));
  try {
    for (const name of ['0.9.0', '0.10.0', '0.11.0', 'pictures']) await mkdir(join(folder, name));
    for (const name of ['0.9.0', '0.10.0', 'pictures']) await writeFile(join(folder, name, 'index.html'), '');
    await writeVersions(folder, '# kit\n\n## 0.10.0\n\nA <Slot> more.\n\n## 0.9.0\n\nThe first.\n');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const items = [...html.matchAll(/<a href="\.\/([^"]+)\/">.*<p>(.*)<\/p>/g)];
    expect(items.map(([, version, text]) => [version, text])).toEqual([
      ['0.10.0', 'A &lt;Slot> more.'],
      ['0.9.0', 'The first.'],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
