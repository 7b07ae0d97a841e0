import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root, textOf } from './repository.ts';

const code = repositoryFiles(/^(packages|apps|scripts|tests|\.storybook)\/.*\.(ts|tsx|css)$/).filter(
  (path) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'),
);

describe('files', () => {
  it('are short enough to hold one thing: 300 lines at most', () => {
    expect(code.filter((path) => textOf(path).split('\n').length > 301)).toEqual([]);
  });

  it('are named after what they hold', () => {
    expect(
      code.filter((path) => /^(utils?|helpers?|common|types|misc|shared)\.tsx?$/.test(basename(path))),
    ).toEqual([]);
  });

  it('of the packages leave storage, cookies and windows to the host, and send no messages', () => {
    const kit = code.filter((path) => /^packages\/admin-(kit|api)\/src\//.test(path) && /\.tsx?$/.test(path));
    const shipped = kit.filter((path) => !/\.(test|stories)\.tsx?$|\/testing\/|\/test-/.test(path));
    const reaching = shipped.filter((path) =>
      /\b(localStorage|sessionStorage|indexedDB|document\.cookie|window\.open|postMessage)\b/.test(
        textOf(path),
      ),
    );
    expect(reaching).toEqual([
      // The session store that a host may use keeps `cv-sid` where the specification says.
      'packages/admin-api/src/session.ts',
      'packages/admin-kit/src/browser/open-privately.ts',
    ]);
  });

  it('leave Enter and Escape of an input method alone, as every browser reports them', () => {
    const shipped = code.filter(
      (path) =>
        /^(packages\/admin-kit|apps\/console)\/src\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
    );
    const harmless = [
      // It only plays keys back that the palette has checked.
      'apps/console/src/palette/palette-results.tsx',
      // It reads no key.
      'packages/admin-kit/src/parts/name-field.tsx',
      // Nothing is typed in these, or Enter does nothing.
      'packages/admin-kit/src/screens/org-tree/tree-list.tsx',
      'packages/admin-kit/src/screens/project-create/map/map-controls.tsx',
      'packages/admin-kit/src/screens/project-create/map/pin-markers.tsx',
      'packages/admin-kit/src/screens/project-create/pin-panel.tsx',
      'packages/admin-kit/src/ui/button/use-press-guard.ts',
      'packages/admin-kit/src/ui/chart/plot-control.tsx',
      'packages/admin-kit/src/ui/menu/menu-surface.tsx',
    ];
    const careless = shipped.filter(
      (path) =>
        /[=!]== '(Enter|Escape)'|\bisComposing\b/.test(textOf(path)) && !/isOfInputMethod/.test(textOf(path)),
    );
    expect(careless.filter((path) => !harmless.includes(path))).toEqual([]);
  });

  it('format numbers in one way, `useNumberFormat`', () => {
    const shipped = code.filter(
      (path) => /^(packages|apps)\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
    );
    expect(shipped.filter((path) => /\.toLocaleString\(/.test(textOf(path)))).toEqual([]);
  });

  it('name no machine path and no registry', () => {
    const text = repositoryFiles(/\.(ts|tsx|css|mjs|js|json|yaml|yml|md|html|conf|sh)$/).filter(
      (path) => !path.endsWith('mockServiceWorker.js'),
    );
    const machine = new RegExp(
      ['/work' + '/', '/ro' + 'ot/', 'registry\\.' + 'npmjs', 'deb\\.' + 'debian'].join('|'),
    );
    expect(text.filter((path) => machine.test(textOf(path)))).toEqual([]);
  });

  it('try at least a thousand values in each property test', () => {
    const few = repositoryFiles(/\.test\.tsx?$/).filter((path) => {
      const text = textOf(path);
      const runs = [...text.matchAll(/\bnumRuns: ([\d_]+)/g)].map(([, count = '']) =>
        Number(count.replaceAll('_', '')),
      );
      const isFew = runs.some((count) => count < 1000);
      return isFew || runs.length !== [...text.matchAll(/\bfc\.assert\(/g)].length;
    });
    expect(few).toEqual([]);
  });

  it('carry no leftovers', () => {
    const leftover = new RegExp(
      ['@ts-' + 'ignore', 'TO' + 'DO', 'FIX' + 'ME', '\\.' + 'only\\(', '\\.' + 'skip\\('].join('|'),
    );
    expect(code.filter((path) => leftover.test(textOf(path)))).toEqual([]);
  });
});

describe('a feature folder', () => {
  const screens = join(root, 'packages/admin-kit/src/screens');
  const features = readdirSync(screens, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it('has an index, words, stories and behavior tests', () => {
    const wanted = [/^index\.ts$/, /^messages\.ts$/, /\.stories\.tsx$/, /\.test\.tsx$/];
    const missing = features.flatMap((feature) => {
      const files = readdirSync(join(screens, feature));
      return wanted
        .filter((pattern) => !files.some((file) => pattern.test(file)))
        .map((pattern) => `${feature}: ${pattern}`);
    });
    expect(missing).toEqual([]);
  });

  it('lists its public names one by one', () => {
    const all = features.filter((feature) =>
      /export \*/.test(textOf(`packages/admin-kit/src/screens/${feature}/index.ts`)),
    );
    expect(all).toEqual([]);
  });
});

describe('a part that loads when it is needed', () => {
  it('comes through `lazyPart`, so that a lost script costs the part and not the screen', () => {
    // The map area replaces it on its own Retry.
    const allowed = ['parts/lazy-part.tsx', 'screens/project-create/map/map-area.tsx', 'lazily.ts'];
    const lazy = repositoryFiles(/^(packages\/admin-kit|apps\/console)\/src\/.*\.tsx?$/).filter((path) =>
      /\blazy\(/.test(textOf(path)),
    );
    expect(lazy.filter((path) => !allowed.some((known) => path.endsWith(`/src/${known}`)))).toEqual([]);
  });

  it('is fetched before it opens if it is a dialog, so that it opens offline and after a deployment', () => {
    const late = code.flatMap((path) => {
      const text = textOf(path);
      const fetched = [...text.matchAll(/usePreload\(([^)]*)\)/g)].map(([, parts]) => parts).join();
      const dialogs = [...text.matchAll(/^const (\w+Dialog) = (lazyPart|lazy)\(/gm)];
      return dialogs
        .filter(([, name = '', way]) =>
          way === 'lazyPart' ? !fetched.includes(name) : !text.includes('useEarlyScripts('),
        )
        .map(([, name]) => `${path}: ${name}`);
    });
    expect(late).toEqual([]);
  });
});

describe('documents', () => {
  it('name only paths that exist', () => {
    const missing = repositoryFiles(/\.md$/).flatMap((document) =>
      [...textOf(document).matchAll(/`((?:packages|apps|tests|scripts|docs|\.storybook)\/[\w./-]+)`/g)]
        .map((match) => match[1] ?? '')
        .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(document), path)))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
