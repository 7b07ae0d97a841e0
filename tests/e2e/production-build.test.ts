// An earlier step may have built it with another NODE_ENV.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFolderOf } from '../../scripts/app-build.ts';

const scriptsOf = (app: 'console' | 'embed-host') => {
  const assets = join(buildFolderOf(app), 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }));
};

it.each(['console', 'embed-host'] as const)(
  'the build of %s holds no development version, and nothing of the stand-in server or of stories (T42)',
  (app) => {
    const wrong = scriptsOf(app).filter(({ text }) =>
      /React DevTools|demo-session-|storybook\/|mockServiceWorker/.test(text),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  },
);

it('every sheet of the console begins with the order of the layers, whichever loads first', () => {
  const assets = join(buildFolderOf('console'), 'assets');
  const order = '@layer admin-kit.tokens,admin-kit.ui,admin-kit.screens,console;';
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  expect(sheets.filter((name) => !readFileSync(join(assets, name), 'utf8').startsWith(order))).toEqual([]);
});

it('the build of the console has the icons that its page and its manifest name, in the named size', () => {
  const folder = buildFolderOf('console');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const hrefOf = (rel: string) => new RegExp(`rel="${rel}"[^>]* href="/([^"]+)"`).exec(page)?.[1] ?? '';
  const manifest = JSON.parse(readFileSync(join(folder, hrefOf('manifest')), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  const icons = [...manifest.icons, { src: hrefOf('apple-touch-icon'), sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
