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
