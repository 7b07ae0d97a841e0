import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

const colors = new Map(
  [
    ...css.matchAll(
      /--ak-([a-z-]+): (?:var\(--ak-brand-[a-z-]+, )?light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)\)?;/g,
    ),
  ].map(([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }] as const),
);

function color(name: string, theme: Theme): string {
  const pair = colors.get(name);
  if (!pair) throw new Error(`--ak-${name} is not an opaque light-dark() pair`);
  return pair[theme];
}

function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['surface-sunken', 'surface', 'surface-raised', 'surface-overlay', 'surface-field'];
const tones = ['accent', 'danger', 'warning', 'success'];

const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-muted', surface],
    ...tones.map((tone): [string, string] => [`${tone}-text`, surface]),
  ]),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['accent-text', 'accent-soft-hover'],
  ['text', 'accent-soft-hover'],
  ['danger-text', 'danger-soft-hover'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger-hover'],
  ['on-danger', 'danger-pressed'],
  ['text-inverse', 'surface-inverse'],
  ['text', 'neutral-soft'],
  ['text-muted', 'neutral-soft'],
];

const marks = [...tones, 'neutral'].map((tone) => `${tone}-mark`);

const edges = [
  'border-strong',
  'border-strong-hover',
  'danger-border-strong',
  'focus',
  'accent',
  'danger',
  ...marks,
  'text-disabled',
];

const edgePairs: [string, string][] = [
  ...edges.flatMap((edge) => surfaces.map((surface): [string, string] => [edge, surface])),
  ['focus', 'accent-soft'],
  ...marks.map((mark): [string, string] => [mark, 'track']),
];

const inBothThemes = (pairs: [string, string][]) =>
  pairs.flatMap(([front, back]) => (['light', 'dark'] as const).map((theme) => ({ front, back, theme })));

describe('tokens', () => {
  it.each(inBothThemes(textPairs))(
    'reads $front on $back in $theme at 4.5 or more',
    ({ front, back, theme }) => {
      expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(inBothThemes(edgePairs))(
    'shows $front on $back in $theme at 3 or more',
    ({ front, back, theme }) => {
      expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(3);
    },
  );

  it('lightens each surface that is nearer to the reader in dark', () => {
    const depth = ['surface-sunken', 'surface', 'surface-raised', 'surface-overlay'].map((name) =>
      relativeLuminance(color(name, 'dark')),
    );
    expect(depth).toEqual([...depth].sort((a, b) => a - b));
    expect(new Set(depth).size).toBe(depth.length);
  });

  it('takes every color but black and white shades from a pair that follows the color scheme', () => {
    const outsidePairs = css.replace(/light-dark\([^)]*\)/g, '').match(/#[0-9a-f]{3,8}\b/gi);
    expect(outsidePairs).toBeNull();
  });
});
