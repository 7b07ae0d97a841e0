import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './repository.ts';

const sheets = repositoryFiles(/^packages\/admin-kit\/src\/.*\.css$/);

function collect<T>(path: string, visit: (root: ReturnType<typeof postcss.parse>) => T[]): T[] {
  return visit(postcss.parse(textOf(path), { from: path }));
}

const declarations = (path: string) =>
  collect(path, (sheet) => {
    const found: Declaration[] = [];
    sheet.walkDecls((declaration) => void found.push(declaration));
    return found;
  });

const rules = (path: string) =>
  collect(path, (sheet) => {
    const found: Rule[] = [];
    sheet.walkRules((rule) => {
      const parent = rule.parent as AtRule | undefined;
      if (parent?.type !== 'atrule' || !/keyframes$/.test(parent.name)) found.push(rule);
    });
    return found;
  });

const layerOf = (path: string) =>
  path.includes('/styles/')
    ? 'admin-kit.tokens'
    : path.includes('/ui/')
      ? 'admin-kit.ui'
      : 'admin-kit.screens';

describe.each(sheets)('%s', (path) => {
  it('stays inside its cascade layer, so that a host rule always wins', () => {
    const outside = collect(path, (sheet) =>
      sheet.nodes.filter(
        (node) =>
          node.type !== 'comment' &&
          !(
            node.type === 'atrule' &&
            (node.name === 'layer' || node.name === 'keyframes' || node.name === 'property')
          ),
      ),
    );
    expect(outside.map(String)).toEqual([]);
    const layers = collect(path, (sheet) =>
      sheet.nodes.filter(
        (node) => node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined,
      ),
    );
    expect(layers.map((layer) => (layer as AtRule).params)).toEqual(layers.map(() => layerOf(path)));
  });

  it('touches only its own classes: each selector begins with an .ak- class and ends in none of the host', () => {
    const foreign = rules(path)
      .filter((rule) => (rule.parent as Rule | undefined)?.type !== 'rule')
      .flatMap((rule) => rule.selectors)
      .filter((selector) => !/^\.ak-/.test(selector) && !/^:where\(\.ak-/.test(selector));
    expect(foreign).toEqual([]);
    const elements = rules(path)
      .flatMap((rule) => rule.selectors)
      .filter((selector) =>
        /(^|[\s>+~])(?!from\b|to\b)[a-z][a-z0-9]*\b(?![-(])/.test(
          selector.replace(/\([^)]*\)|\[[^\]]*\]|::?[\w-]+|[.#][\w-]+/g, ''),
        ),
      );
    expect(elements).toEqual([]);
  });

  it('uses logical properties, so that right to left needs no second sheet', () => {
    const physical =
      /^(margin|padding|border)-(left|right|top|bottom)(-|$)|^(left|right|top|bottom)$|^border-(top|bottom)-(left|right)-radius$/;
    const found = declarations(path).filter(
      ({ prop, value }) => physical.test(prop) || (prop === 'text-align' && /^(left|right)$/.test(value)),
    );
    expect(found.map(String)).toEqual([]);
  });

  it('mirrors without :dir(), which bundlers rewrite by the language for old browsers', () => {
    expect(
      rules(path)
        .map(({ selector }) => selector)
        .filter((selector) => selector.includes(':dir(')),
    ).toEqual([]);
  });

  it('has no length that follows the font size of the page, which may be 62.5%', () => {
    const lengths = declarations(path).filter(({ value }) => /\drem\b/.test(value));
    expect(lengths.map(String)).toEqual([]);
    const conditions = collect(path, (sheet) => {
      const found: string[] = [];
      sheet.walkAtRules(({ name, params }) => {
        // In a container query em is the text size of the container, which the kit sets.
        if (name === 'container' ? /\drem\b/.test(params) : /\dr?em\b/.test(params)) found.push(params);
      });
      return found;
    });
    expect(conditions).toEqual([]);
  });

  it('takes colors from tokens', () => {
    if (path.endsWith('styles/tokens.css')) return;
    const literal = declarations(path).filter(({ value }) =>
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(/i.test(value),
    );
    expect(literal.map(String)).toEqual([]);
  });

  it('shows no picture, so that all text is text', () => {
    expect(
      declarations(path)
        .filter(({ value }) => /url\(/.test(value))
        .map(String),
    ).toEqual([]);
  });

  it('moves without end only slower than three times a second, and not where less motion is wanted', () => {
    const endless = declarations(path).filter(
      ({ prop, value }) => /^animation/.test(prop) && /\binfinite\b/.test(value),
    );
    const seconds = endless
      .flatMap(({ value }) => value.split(','))
      .filter((animation) => /\binfinite\b/.test(animation))
      .map((animation) => Number(/([\d.]+)s\b/.exec(animation)?.[1]));
    expect(seconds.filter((each) => !(each > 1 / 3))).toEqual([]);
    const calmed = collect(path, (sheet) => {
      const found: AtRule[] = [];
      sheet.walkAtRules(
        'media',
        (rule) => void (/reduced-motion: reduce/.test(rule.params) && found.push(rule)),
      );
      return found;
    });
    if (endless.length > 0) expect(calmed).not.toEqual([]);
  });

  it('names its keyframes after the kit, since those are global', () => {
    const names = collect(path, (sheet) => {
      const found: string[] = [];
      sheet.walkAtRules('keyframes', (rule) => void found.push(rule.params));
      return found;
    });
    expect(names.filter((name) => !name.startsWith('ak-'))).toEqual([]);
  });
});
