import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kitScreens } from '../../scripts/kit-entries.ts';
import { host, kitSource, packedPackage, specifiers } from './packed-package.ts';

const { files, text } = packedPackage('admin-kit');
const requireFromHost = createRequire(join(host, 'index.js'));

interface Screen {
  readonly name: string;
  readonly entry: string;
  readonly sheet: string;
  readonly components: readonly {
    readonly name: string;
    readonly text: string;
    readonly props: readonly { readonly name: string; readonly type: string }[];
    readonly attributesOf: readonly string[];
    readonly slots: readonly string[];
  }[];
  readonly hooks: readonly string[];
  readonly exports: readonly string[];
  readonly element: { readonly tag: string } | null;
  readonly calls: readonly { readonly operation: string; readonly actions: readonly string[] }[];
  readonly opens: readonly string[];
  readonly words: {
    readonly entry: string;
    readonly catalogues: readonly { readonly texts: Readonly<Record<string, unknown>> }[];
  };
}

interface List {
  readonly screens: readonly Screen[];
  readonly slots: Readonly<Record<'table' | 'list', readonly { readonly name: string }[]>>;
  readonly options: readonly { readonly name: string }[];
  readonly events: Readonly<Record<'onEvent' | 'elements', readonly { readonly [key: string]: unknown }[]>>;
  readonly tokens: readonly string[];
}

const list = requireFromHost('@timemap/admin-kit/screens.json') as List;

describe('screens.json', () => {
  it('has every screen, with entries that a host can import', () => {
    expect(list.screens.map(({ name }) => name)).toEqual(kitScreens(kitSource).map(({ name }) => name));
    const entries = list.screens.flatMap(({ entry, sheet, words }) => [entry, sheet, words.entry]);
    const known = [...specifiers.scripts, ...specifiers.sheets];
    expect(entries.filter((entry) => !known.includes(entry))).toEqual([]);
  });

  it.each(list.screens)('says of $name what it shows, takes and says', (screen) => {
    expect(screen.exports).toEqual(expect.arrayContaining([...screen.hooks]));
    expect(screen.components.length + screen.hooks.length).toBeGreaterThan(0);
    for (const { name, text: about, props, attributesOf } of screen.components) {
      expect(about, name).not.toBe('');
      expect(props.length + attributesOf.length, name).toBeGreaterThan(0);
      expect(props.filter(({ type }) => type === '')).toEqual([]);
    }
    expect(screen.words.catalogues.flatMap(({ texts }) => Object.keys(texts))).not.toEqual([]);
    const names = list.screens.map(({ name }) => name);
    expect(screen.opens.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has the props, slots, calls, element and words of a screen as the code has them', () => {
    const roles = list.screens.find(({ name }) => name === 'license');
    expect(roles).toMatchObject({
      entry: '@timemap/admin-kit/license',
      components: [
        {
          name: 'LicenseCard',
          props: expect.arrayContaining([
            {
              name: 'headingLevel',
              type: '2 | 3 | 4',
              isRequired: false,
              text: "The level of the card's heading in its page.",
              default: '2',
            },
          ]),
        },
      ],
      element: {
        tag: 'ak-license-card',
        attributes: [
          { name: 'organization-id', kind: 'wholeNumber' },
          { name: 'heading-level', kind: 'oneOf(2, 3, 4)' },
        ],
      },
      calls: expect.arrayContaining([expect.objectContaining({ actions: ['license.toggle'] })]),
      words: { catalogues: [{ texts: { revoke: 'Revoke License' } }] },
    });
    const home = list.screens.find(({ name }) => name === 'global-home');
    expect(home?.components.find(({ name }) => name === 'GlobalHome')?.slots).toContain('whitelist');
  });

  const slotsOf = new Map(
    list.screens.flatMap(({ name, components }) =>
      components
        .filter(({ slots }) => slots.includes('dialog'))
        .map((component) => [component.name, { entry: name, slots: component.slots }] as const),
    ),
  );

  it('has the slots of each screen that the manual names, and no others', () => {
    const rows = [...text('dist/manual/hooks.md').matchAll(/^\| `([A-Z]\w+)` \|(.*)\|(.*)\|(.*)\|(.*)\|$/gm)];
    const cells = new Map(rows.map(([, name = '', ...kinds]) => [name, kinds]));
    const namesIn = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    const replaceable = (screen: string): string[] =>
      namesIn(cells.get(screen)?.[3]).flatMap((name) => (cells.has(name) ? replaceable(name) : [name]));
    const inManual = [...cells].map(([screen, [header, tables, lists]]) => ({
      screen,
      slots: [
        ...namesIn(header),
        ...namesIn(tables).map((name) => `tables.${name}`),
        ...namesIn(lists).map((name) => `lists.${name}`),
        ...replaceable(screen).map((name) => `replace.${name}`),
        'replace.reload',
        'dialog',
      ].sort(),
    }));
    const isProp = (slot: string) => !/\.|^(headerActions|dialog)$/.test(slot);
    const inTypes = [...slotsOf].map(([screen, { slots }]) => ({
      screen,
      slots: slots.filter((slot) => !isProp(slot)).sort(),
    }));
    const byScreen = (one: { screen: string }, other: { screen: string }) =>
      one.screen.localeCompare(other.screen);
    expect(inManual.sort(byScreen)).toEqual(inTypes.sort(byScreen));
    const props = list.screens.flatMap(({ components }) =>
      components.flatMap(({ slots }) => slots.filter(isProp)),
    );
    expect(props.filter((prop) => !text('dist/manual/hooks.md').includes(`\`${prop}\` of \``))).toEqual([]);
    expect(list.slots.table.map(({ name }) => `tables.<name>.${name}`)).toEqual(
      [...text('dist/manual/hooks.md').matchAll(/^\| `(tables\.<name>\.\w+)`/gm)].map(([, name]) => name),
    );
    expect(list.slots.list.map(({ name }) => `lists.<name>.${name}`)).toEqual(
      [...text('dist/manual/hooks.md').matchAll(/^\| `(lists\.<name>\.\w+)`/gm)].map(([, name]) => name),
    );
  });

  it.each([...slotsOf])('has the slots of %s in the report and in a story', (screen, { entry, slots }) => {
    // They have the parts of other screens.
    const hasOthers = screen.startsWith('Organization') || screen === 'EnterpriseDealDetail';
    const others = hasOthers ? [...slotsOf.values()].map((one) => one.entry) : [];
    const report = [entry, 'ui.slot', ...others]
      .map((name) => readFileSync(join(kitSource, `../../api/admin-kit.${name}.api.md`), 'utf8'))
      .join('');
    const names = slots.map((slot) => slot.replace(/^(tables|lists|replace)\./, ''));
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(report))).toEqual([]);
    const stories = globSync(`src/screens/${entry}/*.stories.tsx`, { cwd: kitSource }).map((path) =>
      readFileSync(join(kitSource, path), 'utf8'),
    );
    expect(stories.find((story) => new RegExp(`component: ${screen}[, ]`).test(story))).toContain(
      'EverySlot',
    );
  });

  it('has every call of the table in the manual', () => {
    const page = text('dist/manual/calls.md');
    const calls = list.screens.flatMap(({ calls }) => calls);
    expect(calls.length).toBe(page.match(/^\| `(GET|POST|PUT|DELETE) /gm)?.length);
  });

  it('has the options of the provider, the events and the tokens', () => {
    expect(list.options.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['client', 'session', 'queryClient', 'beforeAction', 'onEvent']),
    );
    expect(list.events.onEvent.map(({ type }) => type)).toEqual([
      'load',
      'action-started',
      'action',
      'undo-offered',
      'undo-ended',
      'crash',
    ]);
    expect(list.events.elements.map(({ name }) => name)).toContain('ak-before-action');
    expect(list.tokens).toEqual(expect.arrayContaining(['--ak-accent', '--ak-radius']));
  });
});

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions: { readonly 'org.timemap.css': string };
}

describe('tokens.json', () => {
  const sets = requireFromHost('@timemap/admin-kit/tokens.json') as Record<string, Record<string, Token>>;
  const tokens = Object.values(sets).flatMap((set) => Object.values(set));

  it('has every token that a host sets in the sheet, each in a theme or in the base', () => {
    const sheet = readFileSync(join(kitSource, 'src/styles/tokens.css'), 'utf8');
    const inSheet = [...sheet.matchAll(/^ {4}(--ak-(?!brand|inline-sign)[a-z0-9-]+):/gm)].map(
      ([, name]) => name,
    );
    const names = tokens.map(({ $extensions }) => $extensions['org.timemap.css']);
    expect(new Set(names)).toEqual(new Set(inSheet));
    expect(Object.keys(sets.dark ?? {})).toEqual(Object.keys(sets.light ?? {}));
    expect(Object.keys(sets.base ?? {}).filter((name) => name in (sets.light ?? {}))).toEqual([]);
  });

  it('has the types of the format, and values of their shape', () => {
    const shapes: Record<string, unknown> = {
      color: {
        colorSpace: 'srgb',
        components: [expect.any(Number), expect.any(Number), expect.any(Number)],
        alpha: expect.any(Number),
        hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
      dimension: { value: expect.any(Number), unit: 'px' },
      duration: { value: expect.any(Number), unit: 'ms' },
      cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      fontFamily: expect.arrayContaining([expect.any(String)]),
      fontWeight: expect.any(Number),
      number: expect.any(Number),
      shadow: expect.arrayContaining([expect.objectContaining({ blur: expect.anything() })]),
    };
    for (const { $type, $value, $extensions } of tokens)
      expect($value, $extensions['org.timemap.css']).toEqual(shapes[$type]);
    expect(new Set(tokens.map(({ $type }) => $type))).toEqual(new Set(Object.keys(shapes)));
  });

  it('has the values that the sheet has', () => {
    expect(sets).toMatchObject({
      light: { 'surface-raised': { $value: { hex: '#ffffff', alpha: 1 } } },
      dark: { 'surface-raised': { $value: { hex: '#18191b' } }, accent: { $value: { hex: '#3e63dd' } } },
      base: {
        'size-caption': { $value: { value: 12, unit: 'px' } },
        'radius-small': { $value: { value: 4, unit: 'px' } },
      },
      compact: { 'row-height': { $value: { value: 32 } } },
    });
  });
});

describe('the manual in the package', () => {
  const texts = files.filter((path) => /^dist\/(llms.*\.txt|manual\/.*\.md)$/.test(path));

  it('has every page', () => {
    const folder = fileURLToPath(new URL('../../docs/manual', import.meta.url));
    const pages = globSync('*.mdx', { cwd: folder }).map((path) => basename(path, '.mdx'));
    const index = text('dist/llms.txt');
    const whole = text('dist/llms-full.txt');
    for (const page of pages) {
      expect(index).toContain(`](manual/${page}.md)`);
      const [heading = ''] = /^# .+$/m.exec(text(`dist/manual/${page}.md`)) ?? [];
      expect(whole).toContain(heading);
    }
  });

  it('has no broken link', () => {
    const missing = texts.flatMap((path) =>
      [...text(path).matchAll(/\]\(([^)\s#]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target))
        .filter((target) => !files.includes(posix.join(posix.dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('has nothing of Storybook outside of its code', () => {
    for (const path of texts) {
      const prose = text(path).replaceAll(/^```[\s\S]*?^```$/gm, '');
      expect(prose, path).not.toMatch(/^(import |export |<[A-Z])|\?path=/m);
    }
  });
});
