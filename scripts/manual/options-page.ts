import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const kit = 'packages/admin-kit/src';

const parts: readonly { readonly option: string; readonly type: string; readonly file: string }[] = [
  { option: 'links', type: 'AdminLinks', file: `${kit}/context/links.ts` },
  { option: 'drafts', type: 'Drafts', file: `${kit}/context/drafts.ts` },
  { option: 'realtime', type: 'Realtime', file: 'packages/admin-api/src/realtime.ts' },
  { option: 'capabilities', type: 'Capabilities', file: `${kit}/context/admin-kit-context.ts` },
  { option: 'policy', type: 'StaffPolicy', file: `${kit}/context/admin-kit-context.ts` },
  { option: 'mapTiles', type: 'MapTiles', file: `${kit}/context/admin-kit-context.ts` },
  { option: 'tables', type: 'TableHost', file: `${kit}/ui/data-table/table-host.ts` },
];

interface Declared {
  readonly text: string;
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
  readonly byDefault: string;
}

export function optionsPage(root: string): string {
  const props = declared(root, `${kit}/provider/admin-kit-provider.tsx`, 'AdminKitProviderProps');
  const options = props.members.filter(({ name }) => name !== 'children');
  const named = choices(root);
  const rows = options.map(
    ({ name, type, isRequired, text, byDefault }) =>
      `| \`${name}\` | ${code(named.get(type) ?? type)} | ${isRequired ? '**required**' : cell(byDefault)} | ${cell(text)} |`,
  );
  const tables = parts.map(({ option, type, file }) => {
    if (!options.some(({ name }) => name === option))
      throw new Error(`The provider has no option ${option}.`);
    const { text: about, members } = declared(root, file, type);
    const lines = members.map(
      ({ name, type: memberType, text, byDefault }) =>
        `| \`${name}\` | ${code(memberType)} | ${cell(byDefault)} | ${cell(text)} |`,
    );
    return `## ${option}\n\n${prose(about)}\n\n| | type | default | what it is |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `${head}\n| option | type | default | what it is |\n|---|---|---|---|\n${rows.join('\n')}\n\n${tables.join('\n')}`;
}

function declared(root: string, file: string, type: string): Declared {
  const source = parsed(root, file);
  const found = source.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === type);
  if (found === undefined) throw new Error(`${file} has no interface ${type}.`);
  return { text: docOf(found).text, members: membersOf(found) };
}

export function membersOf({ members }: Pick<ts.InterfaceDeclaration, 'members'>): Member[] {
  return [...members].map((member) => ({
    name: member.name?.getText() ?? '',
    type: typeOf(member, member.getSourceFile()),
    isRequired: member.questionToken === undefined,
    ...docOf(member),
  }));
}

function choices(root: string): ReadonlyMap<string, string> {
  const source = parsed(root, `${kit}/context/admin-kit-context.ts`);
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  return new Map(aliases.map(({ name, type }) => [name.text, type.getText(source)]));
}

function parsed(root: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

export function docOf(node: ts.Node): Pick<Member, 'text' | 'byDefault'> {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const tag = doc?.tags?.find(({ tagName }) => tagName.text === 'default');
  return {
    text: ts.getTextOfJSDocComment(doc?.comment) ?? '',
    byDefault: ts.getTextOfJSDocComment(tag?.comment) ?? '',
  };
}

function typeOf(member: ts.TypeElement, source: ts.SourceFile): string {
  if (ts.isPropertySignature(member)) return member.type?.getText(source) ?? '';
  if (!ts.isMethodSignature(member)) return '';
  const parameters = member.parameters.map((parameter) => parameter.getText(source)).join(', ');
  return `(${parameters}) => ${member.type?.getText(source)}`;
}

/** In MDX, a brace outside code begins an expression. */
const cell = (text: string) => (text === '' ? '–' : prose(text).replaceAll('|', '\\|'));

const prose = (text: string) =>
  text
    .replaceAll('\n', ' ')
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece.replaceAll(/[{}]/g, '\\$&') : piece))
    .join('`');

const code = (text: string) => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Options" />

# What the provider takes

\`<AdminKitProvider>\` takes these as props, \`<ak-admin-kit>\` as fields of its \`configuration\`. Objects and arrays
should be the same from one render to the next; functions may be new each time.

This page is written by \`npm run update\` from the types.
`;
