// Built by whoever needed it last: whatever their NODE_ENV was, it is React's production version that is served.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_FOLDER } from '../../scripts/console-build.ts';

const scripts = () =>
  readdirSync(join(BUILD_FOLDER, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(BUILD_FOLDER, 'assets', name), 'utf8') }));

it('holds no development version, and nothing of the stand-in server or of stories (T42)', () => {
  const wrong = scripts().filter(({ text }) =>
    /React DevTools|demo-session-|storybook\/|mockServiceWorker/.test(text),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
