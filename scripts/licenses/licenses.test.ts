import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productionDependencies } from './dependency-tree.ts';
import { licenseDocument } from './license-document.ts';
import { OWNERS } from './owners.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the list of third-party licences', () => {
  it('is what is installed', () => {
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

  it('are not listed while one of them is missing', () => {
    install('.', { name: 'ours', version: '1.0.0', dependencies: { near: '1' } });
    expect(() => productionDependencies([folder])).toThrow('near, which');
  });

  it('may not come under a licence that nobody has explained', () => {
    const dependency = { name: 'odd', version: '1.0.0', textFile: null, repository: null, usedBy: ['ours'] };
    expect(() => licenseDocument([{ ...dependency, license: 'AGPL-3.0' }])).toThrow(
      'odd 1.0.0 is under AGPL-3.0',
    );
    expect(licenseDocument([{ ...dependency, license: 'MIT' }])).toContain(
      '| odd | 1.0.0 | MIT | not shipped |',
    );
  });
});
