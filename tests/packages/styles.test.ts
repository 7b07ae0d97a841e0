import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { kitScreens } from '../../scripts/kit-entries.ts';
import { kitSource, packedPackage } from './packed-package.ts';

const { files, text } = packedPackage('admin-kit');
const everything = text('dist/styles.layered.css');
const unlayered = [
  'dist/styles.css',
  'dist/styles/elements.css',
  ...kitScreens(kitSource).map(({ name }) => `dist/styles/${name}.css`),
];
const layeredOf = (path: string) => path.replace(/\.css$/, '.layered.css');
const layered = unlayered.map(layeredOf);

const classesIn = (css: string) => new Set(css.match(/\.ak-[\w-]+/g));

function selectorsIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule: Rule) => void found.push(...rule.selectors));
  return found;
}

describe('the sheets of admin-kit', () => {
  it('are one for everything and one for each screen, each outside of layers and in them', () => {
    expect(files).toEqual(expect.arrayContaining([...layered, ...unlayered]));
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
    expect(text('dist/styles.css').match(/light-dark\(/g)?.length).toBe(
      everything.match(/light-dark\(/g)?.length,
    );
  });

  it.each([...layered, ...unlayered])('have in %s no pair that a bundler would rewrite', (path) => {
    const count = (pattern: RegExp) => text(path).match(pattern)?.length;
    expect(count(/light-dark\(/g)).toBeGreaterThan(20);
    expect(count(/var\(--ak-comma,,\)/g)).toBe(count(/light-dark\(/g));
  });

  it.each(unlayered)('keep in %s the order of the layers by specificity', (path) => {
    const css = text(path);
    expect(css).not.toContain('@layer');
    const selectors = selectorsIn(css);
    const shield = selectors.filter((selector) =>
      /^:where\(\.ak-(root|slot)\b.*[: ]|^\.ak-root\.ak-root/.test(selector),
    );
    expect(selectors.slice(0, shield.length)).toEqual(shield);
    const own = selectors
      .slice(shield.length)
      .flatMap((selector) => /^:where\(([^()]*)\)$/.exec(selector)?.[1]?.split(',') ?? selector)
      .map((selector) => selector.replaceAll(':not(#\\#)', ''));
    expect(new Set(own)).toEqual(new Set(selectorsIn(text(layeredOf(path)))));
    expect(selectors).toContain(':not(#\\#).ak-button');
  });

  it.each(unlayered)('give no token in %s more strength than any class of the host has', (path) => {
    const found: string[] = [];
    postcss.parse(text(path)).walkDecls(/^--ak-/, ({ parent }) => {
      const { selectors } = parent as Rule;
      if (selectors.some((selector) => !selector.includes(':not(#\\#)'))) found.push(...selectors);
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((selector) => !/^:where\([^()]*\)$/.test(selector))).toEqual([]);
  });
});
