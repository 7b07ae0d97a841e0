import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { kitScreens } from '../../scripts/kit-entries.ts';
import { kitSource, packedPackage } from './packed-package.ts';

const { files, text } = packedPackage('admin-kit');
const everything = text('dist/styles.css');
const layered = ['dist/styles.css', ...kitScreens(kitSource).map(({ name }) => `dist/styles/${name}.css`)];

const classesIn = (css: string) => new Set(css.match(/\.ak-[\w-]+/g));

function selectorsIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule: Rule) => void found.push(...rule.selectors));
  return found;
}

describe('the sheets of admin-kit', () => {
  it('are one for everything, one without layers, and one for each screen', () => {
    expect(files).toEqual(expect.arrayContaining([...layered, 'dist/styles.unlayered.css']));
  });

  it.each(layered)('%s says the order of the layers first, and has no rule outside of them', (path) => {
    const nodes = postcss.parse(text(path)).nodes;
    expect(nodes[0]?.toString()).toBe('@layer admin-kit.tokens,admin-kit.ui,admin-kit.screens');
    expect(nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer').map(String)).toEqual([]);
  });

  it('hold every class that the sheets of the sources hold', () => {
    const sources = globSync('src/**/*.css', { cwd: kitSource }).map((path) =>
      readFileSync(join(kitSource, path), 'utf8'),
    );
    const built = classesIn(everything);
    expect([...classesIn(sources.join('\n'))].filter((name) => !built.has(name))).toEqual([]);
  });

  it.each(kitScreens(kitSource))('hold in $name what its scripts name', ({ name, module }) => {
    const own = globSync(`${module.replace('/index.ts', '')}/*.css`, { cwd: kitSource });
    const sheet = classesIn(text(`dist/styles/${name}.css`));
    expect(sheet.has('.ak-root')).toBe(true);
    for (const path of own) {
      const classes = classesIn(readFileSync(join(kitSource, path), 'utf8'));
      expect([...classes].filter((found) => !sheet.has(found))).toEqual([]);
    }
  });

  it('leave both themes to the browser', () => {
    expect(everything.match(/light-dark\(/g)?.length).toBeGreaterThan(20);
    expect(text('dist/styles.unlayered.css').match(/light-dark\(/g)?.length).toBe(
      everything.match(/light-dark\(/g)?.length,
    );
  });

  it('keep the order of the layers by specificity where there are no layers', () => {
    const unlayered = text('dist/styles.unlayered.css');
    expect(unlayered).not.toContain('@layer');
    const selectors = selectorsIn(unlayered);
    const shield = selectors.filter((selector) => /^:where\(\.ak-root\)|^\.ak-root\.ak-root/.test(selector));
    expect(selectors.slice(0, shield.length)).toEqual(shield);
    const own = selectors.slice(shield.length).map((selector) => selector.replaceAll(':not(#\\#)', ''));
    expect(own.sort()).toEqual(selectorsIn(everything).sort());
    expect(selectors).toContain('.ak-root');
    expect(selectors).toContain(':not(#\\#).ak-button');
  });
});
