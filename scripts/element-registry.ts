/** Writes the registries of elements and first queries: `node scripts/element-registry.ts [--check]`. A host's bundler may have no glob. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { firstQueriesModule } from './first-queries.ts';
import { runProgram } from './run-program.ts';

const folder = 'packages/admin-kit/src/elements';
const GLOB = 'packages/admin-kit/src/screens/*/element.tsx';

interface ElementSource {
  readonly module: string;
  readonly tag: string;
  readonly type: string;
  readonly events: string | null;
  readonly properties: readonly string[];
}

export async function elementRegistry(root: string): Promise<ReadonlyMap<string, string>> {
  const paths = globSync(GLOB, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const elements = await Promise.all(
    paths.map(async (path) => elementIn(path, await readFile(join(root, path), 'utf8'))),
  );
  elements.sort((first, second) => (first.tag < second.tag ? -1 : 1));
  return new Map([
    [`${folder}/screens.gen.ts`, screensModule(elements)],
    [`${folder}/screen-types.gen.ts`, typesModule(elements)],
    ['packages/admin-kit/src/prefetch/first-queries.gen.ts', await firstQueriesModule(root, head('api.ts'))],
  ]);
}

export function elementIn(path: string, text: string): ElementSource {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const types = file.statements.filter(
    (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
  );
  const [type, ...others] = types.filter(({ name }) => name.text.endsWith('Element'));
  if (type === undefined || others.length > 0) {
    throw new Error(`${path}: must export exactly one element type, for example LicenseCardElement.`);
  }
  const name = type.name.text.slice(0, -'Element'.length);
  const events = types.find((each) => each.name.text === `${name}Events`)?.name.text ?? null;
  return {
    module: path.replace('packages/admin-kit/src/', '../'),
    tag: `ak${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    type: type.name.text,
    events,
    properties: (ts.isInterfaceDeclaration(type) ? [...type.members] : []).map((member) => {
      if (!ts.isPropertySignature(member) || member.type === undefined) {
        throw new Error(`${path}: ${type.name.text} may only have properties with a type.`);
      }
      return `${member.name.getText()}: ${kindOf(member.type, path)}`;
    }),
  };
}

const kinds: Readonly<Record<string, string>> = { number: 'wholeNumber', string: 'text', boolean: 'flag' };

function kindOf(type: ts.TypeNode, path: string): string {
  const parts = ts.isUnionTypeNode(type) ? type.types.map((part) => part.getText()) : [];
  const values = parts.filter((part) => part !== 'null');
  const [first = ''] = values;
  const isNullable = values.length === parts.length - 1;
  if (isNullable && values.length === 1 && kinds[first] !== undefined) return kinds[first];
  if (isNullable && values.length > 0 && values.every((value) => /^(\d+|'[^']*')$/.test(value))) {
    return `oneOf(${values.join(', ')})`;
  }
  throw new Error(
    `${path}: a property is number, string, boolean or one of a few values, and null without its attribute; ${type.getText()} is not.`,
  );
}

const head = (source: string) =>
  `// Written by scripts/element-registry.ts from the ${source} of each feature. Do not edit.`;

function screensModule(elements: readonly ElementSource[]): string {
  const used = ['flag', 'oneOf', 'text', 'wholeNumber'].filter((kind) =>
    elements.some(({ properties }) => properties.some((code) => code.includes(`: ${kind}`))),
  );
  return `${head('element.tsx')}
import { ${used.join(', ')} } from './element-properties.ts';
import type { ScreenDefinition } from './screen-definition.ts';
import type { AdminScreenTagNameMap } from './screen-types.gen.ts';

export const screens: {
  readonly [Tag in keyof AdminScreenTagNameMap]: ScreenDefinition<AdminScreenTagNameMap[Tag]>;
} = {
${elements
  .map(
    ({ tag, properties, module }) => `  '${tag}': {
    properties: {${properties.length === 0 ? '' : ` ${properties.join(', ')} `}},
    load: () => import('${module}'),
  },`,
  )
  .join('\n')}
};
`;
}

function typesModule(elements: readonly ElementSource[]): string {
  const events = elements.flatMap(({ events: name }) => (name === null ? [] : [name]));
  const imports = elements.map(
    ({ type, events: name, module }) =>
      `import type { ${[type, ...(name === null ? [] : [name])].join(', ')} } from '${module}';`,
  );
  return `${head('element.tsx')}
${imports.join('\n')}

export type {
${elements.map(({ type }) => `  ${type},`).join('\n')}
};

export interface AdminScreenTagNameMap {
${elements.map(({ tag, type }) => `  '${tag}': ${type};`).join('\n')}
}

/** The events of screens, in addition to those of all elements. */
export interface AdminScreenEventMap${events.length === 0 ? '' : ` extends ${events.join(', ')}`} {}
`;
}

if (import.meta.main) {
  await runProgram(async () => {
    const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
    const root = fileURLToPath(new URL('..', import.meta.url));
    for (const [path, text] of await elementRegistry(root)) {
      if (!values.check) await writeFile(join(root, path), text);
      else if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) {
        throw new Error(`${path} is out of date. Run \`npm run update\`.`);
      }
    }
  });
}
