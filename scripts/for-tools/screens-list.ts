import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import {
  type DeclarationIndex,
  type DeclaredOrigin,
  declarationIndex,
} from '../api-report/declaration-index.ts';
import { elementIn } from '../element-registry.ts';
import { type KitEntry, kitScreens } from '../kit-entries.ts';
import { writtenCalls } from '../manual/calls-page.ts';
import { docOf, type Member, membersOf } from '../manual/options-page.ts';
import { type Catalogue, readCatalogues, type Word } from '../words/catalogues.ts';
import { typeOf } from '../words/message-code.ts';
import { factsOf, parseMessage } from '../words/message-facts.ts';
import { designTokens } from './design-tokens.ts';
import { slotNames } from './slot-names.ts';

type Described = Omit<Member, 'byDefault'> & { readonly default?: string };

export function screensList(root: string) {
  const kit = join(root, 'packages/admin-kit');
  const index = declarationIndex(builtDeclarations(kit));
  const calls = readFileSync(join(root, 'docs/manual/calls.mdx'), 'utf8');
  const tokens = designTokens(readFileSync(join(kit, 'src/styles/tokens.css'), 'utf8'));
  const { name, version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as Manifest;
  const screens = kitScreens(kit);
  const catalogues = readCatalogues(join(kit, 'src'));
  const slots = slotNames(join(kit, 'dist'), screens.map(declarationsOf));
  return {
    package: name,
    version,
    screens: screens.map((entry) => ({
      name: entry.name,
      entry: `${name}/${entry.name}`,
      sheet: `${name}/styles/${entry.name}.css`,
      ...exportsOf(index, entry, slots),
      element: elementOf(kit, entry),
      ...writtenCalls(calls, entry.name),
      words: { entry: `${name}/messages/${entry.name}`, ...wordsOf(kit, entry, catalogues) },
    })),
    slots: { table: membersNamed(index, 'TableSlots'), list: membersNamed(index, 'ListSlots') },
    options: optionsOf(index),
    events: { onEvent: eventsOf(index), elements: elementEventsOf(index) },
    tokens: [...new Set(Object.values(tokens).flatMap((set) => Object.keys(set)))].map(
      (token) => `--ak-${token}`,
    ),
  };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

function builtDeclarations(kit: string): ReadonlyMap<string, string> {
  const dist = join(kit, 'dist');
  return new Map(
    globSync('**/*.d.ts', { cwd: dist }).map(
      (path) => [path.replaceAll('\\', '/'), readFileSync(join(dist, path), 'utf8')] as const,
    ),
  );
}

const declarationsOf = ({ module }: KitEntry) => module.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts');

function exportsOf(index: DeclarationIndex, entry: KitEntry, slots: ReturnType<typeof slotNames>) {
  const exported = index.exportsOf(declarationsOf(entry));
  const declared = [...exported].flatMap(([name, origin]) => ('path' in origin ? [{ name, origin }] : []));
  const functions = declared.flatMap(({ name, origin }) => {
    const [statement] = origin.statements;
    return statement !== undefined && ts.isFunctionDeclaration(statement)
      ? [{ name, origin, statement }]
      : [];
  });
  const components = functions
    .filter(({ name }) => /^[A-Z]/.test(name))
    .map(({ name, origin, statement }) => {
      const props = propsOf(index, origin, statement);
      return {
        name,
        text: docOf(statement).text,
        ...props,
        slots: [
          ...props.props.filter(({ type }) => /\bReact(Node|Element)\b/.test(type)).map((prop) => prop.name),
          ...(slots.get(name) ?? []),
        ],
      };
    });
  return {
    components,
    hooks: functions.filter(({ name }) => /^use[A-Z]/.test(name)).map(({ name }) => name),
    exports: [...exported.keys()].sort(),
  };
}

function propsOf(index: DeclarationIndex, origin: DeclaredOrigin, { parameters }: ts.FunctionDeclaration) {
  const [parameter] = parameters;
  const type = parameter?.type === undefined ? '' : codeOf(parameter.type);
  const own = index.referencesOf(origin).find((reference) => reference.own === type.replace(/<.*$/, ''));
  return own === undefined ? { props: [], attributesOf: [type].filter(Boolean) } : inherited(index, own);
}

function inherited(
  index: DeclarationIndex,
  origin: DeclaredOrigin,
): { readonly props: Described[]; readonly attributesOf: string[] } {
  const props: Described[] = [];
  const attributesOf: string[] = [];
  for (const statement of origin.statements) {
    if (ts.isTypeAliasDeclaration(statement)) attributesOf.push(codeOf(statement.type));
    if (!ts.isInterfaceDeclaration(statement)) continue;
    props.push(...membersOf(statement).map(described));
    for (const base of statement.heritageClauses?.flatMap(({ types }) => [...types]) ?? []) {
      const name = base.getText();
      const found = index.referencesOf(origin).find(({ own }) => own === name);
      const more = found === undefined ? { props: [], attributesOf: [name] } : inherited(index, found);
      props.push(...more.props);
      attributesOf.push(...more.attributesOf);
    }
  }
  return { props, attributesOf };
}

function described({ name, type, isRequired, text, byDefault }: Member): Described {
  return {
    name,
    type: type.replaceAll(/\s+/g, ' '),
    isRequired,
    text: text.replaceAll('\n', ' '),
    ...(byDefault === '' ? {} : { default: byDefault }),
  };
}

function elementOf(kit: string, { module }: KitEntry) {
  const path = join(kit, dirname(module), 'element.tsx');
  if (!existsSync(path)) return null;
  const { tag, properties } = elementIn(path, readFileSync(path, 'utf8'));
  return {
    tag,
    attributes: properties.map((code) => {
      const [name = '', kind = ''] = code.split(': ');
      return { name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind };
    }),
  };
}

/** The catalogues that a screen's `messages.ts` exports, as they are written: in ICU MessageFormat. */
function wordsOf(kit: string, { module }: KitEntry, all: readonly Catalogue[]) {
  const code = readFileSync(join(kit, dirname(module), 'messages.ts'), 'utf8');
  const exported = code.matchAll(/as (\w+) \} from '[./]*\/locales\/en\/([\w-]+)\.ts'/g);
  return {
    catalogues: [...exported].map(([, catalogue = '', name = '']) => {
      const parts = all.filter((other) => other.name.split('+').includes(name));
      const texts = parts.flatMap(({ words }) => [...(words.get('en') ?? [])]);
      return { catalogue, texts: Object.fromEntries(texts.map(([key, word]) => [key, textOf(word)])) };
    }),
  };
}

function textOf(word: Word) {
  if (typeof word !== 'string') return { facts: ['{ name: string }'], texts: word };
  const facts = factsOf(parseMessage(word));
  return facts.size === 0 ? word : { facts: [typeOf(facts)], text: word };
}

const codeOf = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

function optionsOf(index: DeclarationIndex): Described[] {
  const origin = index.exportsOf('index.d.ts').get('AdminKitProviderProps');
  if (origin === undefined || !('path' in origin)) throw new Error('There are no AdminKitProviderProps.');
  return inherited(index, origin).props.filter(({ name }) => name !== 'children');
}

function membersNamed(index: DeclarationIndex, name: string): Described[] {
  const origin = index.exportsOf('ui/slot/index.d.ts').get(name);
  if (origin === undefined || !('path' in origin)) throw new Error(`There is no ${name}.`);
  return inherited(index, origin).props;
}

function eventsOf(index: DeclarationIndex) {
  const origin = index.exportsOf('index.d.ts').get('AdminEvent');
  if (origin === undefined || !('path' in origin)) throw new Error('There is no AdminEvent.');
  return index.referencesOf(origin).map((kind) => {
    const { props } = inherited(index, kind);
    const type = props.find(({ name }) => name === 'type')?.type.slice(1, -1) ?? kind.own;
    return { type, text: kind.statements[0] ? docOf(kind.statements[0]).text : '', fields: props };
  });
}

function elementEventsOf(index: DeclarationIndex): Described[] {
  const origin = index.exportsOf('elements/element-types.d.ts').get('AdminElementEventMap');
  if (origin === undefined || !('path' in origin)) throw new Error('There is no AdminElementEventMap.');
  return inherited(index, origin).props.map((event) => ({
    ...event,
    name: event.name.replaceAll(/['"]/g, ''),
  }));
}
