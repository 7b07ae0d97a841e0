import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { declarationIndex } from './declaration-index.ts';
import { BEHIND, entryReport } from './entry-report.ts';
import { tokenReport } from './token-report.ts';

const report = (declarations: Record<string, string>, publicNames: readonly string[] = []) =>
  entryReport('@ours/kit', 'index.d.ts', declarationIndex(new Map(Object.entries(declarations))), ({ own }) =>
    publicNames.includes(own),
  );

describe('the report of an entry', () => {
  it('shows exports under another name, in bulk, or from another package', () => {
    const text = report({
      'index.d.ts': `export { first as renamed } from './first.js'; export * from './second.js'; export { call } from '@ours/api';`,
      'first.d.ts': '/** Does it. More of that. */ export declare function first(): void;',
      'second.d.ts': 'export declare const second: number;',
    });
    expect(text).toContain('// as renamed:\n// Does it.\nfunction first(): void;\n');
    expect(text).toContain('\nconst second: number;\n');
    expect(text).toContain(`\nexport { call } from '@ours/api';\n`);
  });

  it('shows the types behind exports, at any depth', () => {
    const text = report({
      'index.d.ts': `import { type Near as N } from './near.js'; type Own = { near: N }; export declare function use(own: Own): import('./far.js').Far;`,
      'near.d.ts': `export interface Near extends Base { kind: 'near' } interface Base { id: number }`,
      'far.d.ts': 'export type Far = string; export type Unused = boolean;',
    });
    const hidden = text.slice(text.indexOf(BEHIND));
    expect(hidden.match(/(?<=^(interface|type) )\w+/gm)).toEqual(['Base', 'Far', 'Near', 'Own']);
    expect(hidden).toContain('id: number');
  });

  it('omits what another report shows, and its types', () => {
    const declarations = {
      'index.d.ts': `import { Shared } from './shared.js'; export declare const use: Shared;`,
      'shared.d.ts': 'export interface Shared { part: Part } interface Part { id: number }',
    };
    expect(report(declarations)).toContain('interface Part');
    expect(report(declarations, ['Shared'])).not.toContain(BEHIND);
  });

  it('names the words of a catalogue with their facts', () => {
    const text = report({
      'index.d.ts': `export declare const words: import("./messages.js").MessageCatalogue<{
        readonly title: string;
        readonly askOf: ({ user }: { user: string; }, count: Count) => string;
      }>;`,
      'messages.d.ts': 'export interface MessageCatalogue<Words> {}',
    });
    expect(text).toContain('const words: MessageCatalogue of\n  title, askOf({ user: string }, Count),\n');
  });
});

const folder = fileURLToPath(new URL('../../api', import.meta.url));

function unexportedTypes(text: string): string[] {
  const [exported = '', hidden = ''] = text.replace(/^\/\/ (?!Behind).*/gm, '').split(BEHIND);
  const declared = hidden.match(/(?<=^(interface|type|class) )\w+/gm) ?? [];
  return declared.filter((name) => new RegExp(`\\b${name}\\b`).test(exported));
}

describe('the report of a part', () => {
  it.each(globSync('admin-kit.ui.*.api.md', { cwd: folder }))('%s exports each type it names', (file) => {
    expect(unexportedTypes(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
  });
});

describe('the report of tokens', () => {
  it('lists each token with every value and where it is set, without the layers', () => {
    const text = tokenReport(`@layer kit {
      .ak-root { --ak-gap: 8px; color: red; }
      @media (forced-colors: active) { .ak-root[data-theme="dark"] { --ak-gap: 9px; } }
    }`);
    expect(text).toContain('| `--ak-gap` | `8px` | `.ak-root` |');
    expect(text).toContain(
      '| `--ak-gap` | `9px` | `@media (forced-colors: active)` `.ak-root[data-theme="dark"]` |',
    );
    expect(text).not.toContain('color: red');
  });
});
