import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledFolders } from './bundled-folders.ts';
import { productionDependencies } from './dependency-tree.ts';
import { licenseDocument } from './license-document.ts';
import { licenseTexts } from './license-texts.ts';
import { OWNERS } from './owners.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the list of third-party licenses', () => {
  it('matches the installed packages', () => {
    const current = licenseDocument(productionDependencies(OWNERS.map((owner) => join(root, owner))));
    expect(readFileSync(join(root, 'THIRD_PARTY_LICENSES.md'), 'utf8')).toBe(current);
  });
});

describe('the dependencies of a package', () => {
  let folder = '';
  const install = (path: string, manifest: object) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'timemap-licenses-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those it needs when it runs, and what those need', () => {
    install('.', {
      name: 'ours',
      version: '1.0.0',
      dependencies: { near: '1' },
      devDependencies: { tool: '1' },
    });
    install('node_modules/near', {
      name: 'near',
      version: '1.2.3',
      license: 'MIT',
      dependencies: { far: '1' },
    });
    install('node_modules/far', {
      name: 'far',
      version: '4.5.6',
      license: { type: 'ISC' },
      repository: 'github:someone/far',
    });
    install('node_modules/tool', { name: 'tool', version: '1.0.0', license: 'GPL-3.0' });
    writeFileSync(join(folder, 'node_modules/near/LICENSE.txt'), 'MIT');
    expect(productionDependencies([folder])).toEqual([
      {
        name: 'far',
        version: '4.5.6',
        license: 'ISC',
        textFile: null,
        repository: 'https://github.com/someone/far',
        usedBy: ['ours'],
      },
      {
        name: 'near',
        version: '1.2.3',
        license: 'MIT',
        textFile: 'LICENSE.txt',
        repository: null,
        usedBy: ['ours'],
      },
    ]);
  });

  it('are also those that its host brings, but not those that it can do without', () => {
    install('.', {
      name: 'ours',
      version: '1.0.0',
      peerDependencies: { brought: '1', spared: '1' },
      peerDependenciesMeta: { spared: { optional: true } },
    });
    install('node_modules/brought', { name: 'brought', version: '1.0.0', license: 'MIT' });
    expect(productionDependencies([folder]).map(({ name }) => name)).toEqual(['brought']);
  });

  it('are not listed while one of them is missing', () => {
    install('.', { name: 'ours', version: '1.0.0', dependencies: { near: '1' } });
    expect(() => productionDependencies([folder])).toThrow('near is not installed, but');
  });

  it('are found in what a bundle holds of them, wherever they lie', () => {
    const modules = [
      '/kit/package/src/own.ts',
      '/kit/node_modules/.pnpm/near@1/node_modules/near/index.js',
      '/kit/node_modules/.pnpm/far@1/node_modules/@some/far/lib/a.js',
    ];
    expect(bundledFolders(modules)).toEqual([
      '/kit/node_modules/.pnpm/far@1/node_modules/@some/far',
      '/kit/node_modules/.pnpm/near@1/node_modules/near',
    ]);
  });

  it('bring their whole texts and notices, made from the manifest where they ship none', () => {
    install('near', { name: 'near', version: '1.2.3', license: 'Apache-2.0' });
    writeFileSync(join(folder, 'near/LICENSE'), 'the whole text');
    writeFileSync(join(folder, 'near/NOTICE.txt'), 'thanks to all');
    install('bare', { name: 'bare', version: '1.0.0', license: 'MIT', author: { name: 'Somebody' } });
    const texts = licenseTexts([join(folder, 'near'), join(folder, 'bare')]);
    for (const text of ['near 1.2.3, Apache-2.0', 'the whole text', 'thanks to all', 'bare 1.0.0, MIT'])
      expect(texts).toContain(text);
    expect(texts).toMatch(/Copyright \(c\) Somebody\n\nPermission is hereby granted/);
  });

  it('are not bundled without a text', () => {
    install('odd', { name: 'odd', version: '1.0.0', license: 'ISC', author: 'Somebody' });
    expect(() => licenseTexts([join(folder, 'odd')])).toThrow('odd 1.0.0 is bundled but has no license text');
  });

  it('may not come under an unexplained license', () => {
    const dependency = { name: 'odd', version: '1.0.0', textFile: null, repository: null, usedBy: ['ours'] };
    expect(() => licenseDocument([{ ...dependency, license: 'AGPL-3.0' }])).toThrow(
      'odd 1.0.0 has the license AGPL-3.0',
    );
    expect(licenseDocument([{ ...dependency, license: 'MIT' }])).toContain(
      '| odd | 1.0.0 | MIT | not shipped |',
    );
  });
});
