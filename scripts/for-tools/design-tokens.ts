import postcss, { type Rule } from 'postcss';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

export interface DesignToken {
  readonly $type: string;
  readonly $value: Value;
  readonly $extensions: { readonly 'org.timemap.css': string };
}

export type TokenSet = Readonly<Record<string, DesignToken>>;

export function designTokens(sheet: string): Readonly<Record<string, TokenSet>> {
  const root = postcss.parse(sheet);
  const base = declared(
    root,
    ({ selector, parent }) => selector === '.ak-root' && isLayer(parent),
    (name) => !name.startsWith('--ak-brand'),
  );
  const compact = declared(root, ({ selector }) => selector === '.ak-root[data-density="compact"]');
  const coarse = declared(root, ({ parent }) => isMedia(parent, 'pointer: coarse'));
  const isThemed = (name: string) => base.get(name)?.includes('light-dark(') ?? false;
  const setOf = (values: ReadonlyMap<string, string>, theme: Theme = 'light'): TokenSet => {
    const all = new Map([...base, ...values]);
    return Object.fromEntries(
      [...values.keys()].map((name) => [name.replace('--ak-', ''), tokenOf(name, all, theme)]),
    );
  };
  const only = (isWanted: (name: string) => boolean) => new Map([...base].filter(([name]) => isWanted(name)));
  return {
    base: setOf(only((name) => !isThemed(name))),
    light: setOf(only(isThemed), 'light'),
    dark: setOf(only(isThemed), 'dark'),
    compact: setOf(compact),
    'coarse-pointer': setOf(coarse),
  };
}

type Theme = 'light' | 'dark';

function declared(
  root: postcss.Root,
  isFrom: (rule: Rule) => boolean,
  isWanted: (name: string) => boolean = () => true,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  root.walkDecls(/^--ak-/, ({ prop, value, parent }) => {
    if (parent?.type === 'rule' && isFrom(parent as Rule) && isWanted(prop))
      found.set(prop, value.replaceAll(/\s+/g, ' '));
  });
  return found;
}

const isLayer = (node: Rule['parent']) =>
  node?.type === 'atrule' && (node as postcss.AtRule).name === 'layer';

const isMedia = (node: Rule['parent'], condition: string) =>
  node?.type === 'atrule' && (node as postcss.AtRule).params === `(${condition})`;

function tokenOf(name: string, all: ReadonlyMap<string, string>, theme: Theme): DesignToken {
  const text = plain(all.get(name) ?? '', all, theme);
  const found = kinds.map((kind) => kind(text, name)).find((token) => token !== null);
  if (found === undefined) throw new Error(`${name}: ${text} is not a value of a design token.`);
  return { ...found, $extensions: { 'org.timemap.css': name } };
}

function plain(text: string, all: ReadonlyMap<string, string>, theme: Theme): string {
  const brandless = text.replace(/^var\(--ak-brand-[a-z-]+, (.*)\)$/, '$1');
  const themed = brandless.replaceAll(/light-dark\(([^(),]+), ([^(),]+)\)/g, theme === 'light' ? '$1' : '$2');
  const known = themed.replaceAll(/var\((--ak-[a-z0-9-]+)\)/g, (_, name: string) =>
    plain(all.get(name) ?? '', all, theme),
  );
  return known.replace(
    /^calc\(([\d.]+)px \* ([\d.]+)(?: \/ ([\d.]+))?\)$/,
    (_, size: string, by: string, over = '1') =>
      `${Number(((Number(size) * Number(by)) / Number(over)).toFixed(4))}px`,
  );
}

type Kind = (text: string, name: string) => Pick<DesignToken, '$type' | '$value'> | null;

const kinds: readonly Kind[] = [
  (text) => (/^#[0-9a-f]{6,8}$/.test(text) ? { $type: 'color', $value: colorOf(text) } : null),
  (text) => (/^[\d.]+px$/.test(text) ? { $type: 'dimension', $value: sizeOf(text) } : null),
  (text) =>
    /^\d+ms$/.test(text)
      ? { $type: 'duration', $value: { value: Number.parseInt(text, 10), unit: 'ms' } }
      : null,
  (text) => {
    const points = /^cubic-bezier\((.+)\)$/.exec(text)?.[1];
    return points === undefined ? null : { $type: 'cubicBezier', $value: points.split(', ').map(Number) };
  },
  (text, name) =>
    /^\d+$/.test(text) && name.includes('weight') ? { $type: 'fontWeight', $value: Number(text) } : null,
  // The format has no unit for the width of a character.
  (text) => (/^[\d.]+(ch)?$/.test(text) ? { $type: 'number', $value: Number.parseFloat(text) } : null),
  (text, name) =>
    name.includes('font')
      ? { $type: 'fontFamily', $value: text.split(', ').map((family) => family.replaceAll('"', '')) }
      : null,
  (text, name) =>
    name.includes('shadow') ? { $type: 'shadow', $value: text.split(', ').map(shadowOf) } : null,
];

function colorOf(text: string): Value {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (text.slice(1).match(/../g) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  const part = (byte: number) => Number((byte / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [part(red), part(green), part(blue)],
    alpha: part(alpha),
    hex: text.slice(0, 7),
  };
}

const sizeOf = (text: string): Value => ({ value: Number.parseFloat(text), unit: 'px' });

function shadowOf(text: string): Value {
  const parts = text.split(' ');
  const [x = '0', y = '0', blur = '0', spread = '0'] = parts.slice(0, -1);
  return {
    color: colorOf(parts.at(-1) ?? ''),
    offsetX: sizeOf(x),
    offsetY: sizeOf(y),
    blur: sizeOf(blur),
    spread: sizeOf(spread),
  };
}
