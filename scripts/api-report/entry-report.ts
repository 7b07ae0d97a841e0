import ts from 'typescript';
import type { DeclarationIndex, DeclaredOrigin, Origin } from './declaration-index.ts';

/** Includes the unexported types behind the exports, so that their changes are visible too. */
export function entryReport(
  specifier: string,
  path: string,
  index: DeclarationIndex,
  isPublic: (origin: DeclaredOrigin) => boolean,
): string {
  const exported = index.exportsOf(path);
  const shown = [...exported]
    .sort(([first], [second]) => compare(first, second))
    .map(([name, origin]) => (origin.own === name ? '' : `// as ${name}:\n`) + textOf(origin));
  const hidden = hiddenBehind([...exported.values()], index, isPublic)
    .sort((first, second) => compare(first.own, second.own) || compare(first.path, second.path))
    .map(textOf);
  const behind = hidden.length > 0 ? ['', BEHIND, ...hidden] : [];
  return `${REPORT_HEAD}\n# ${specifier}\n\n\`\`\`ts\n${[...shown, ...behind].join('\n')}\n\`\`\`\n`;
}

export const REPORT_HEAD = '<!-- Written by node scripts/api-report/index.ts. -->';
export const BEHIND = '// Behind them, not exported:';

function hiddenBehind(
  exported: readonly Origin[],
  index: DeclarationIndex,
  isPublic: (origin: DeclaredOrigin) => boolean,
): DeclaredOrigin[] {
  const seen = new Set<string>();
  const hidden: DeclaredOrigin[] = [];
  const waiting = exported.filter((origin) => 'path' in origin);
  const own = new Set(waiting.map(keyOf));
  for (let origin = waiting.pop(); origin !== undefined; origin = waiting.pop()) {
    for (const reference of index.referencesOf(origin)) {
      const key = keyOf(reference);
      if (seen.has(key) || own.has(key) || isPublic(reference)) continue;
      seen.add(key);
      hidden.push(reference);
      waiting.push(reference);
    }
  }
  return hidden;
}

export const keyOf = ({ path, own }: DeclaredOrigin) => `${path}#${own}`;

function textOf(origin: Origin): string {
  if ('specifier' in origin) return `export { ${origin.own} } from '${origin.specifier}';`;
  const sentence = origin.statements[0] && sentenceOf(origin.statements[0]);
  return [...(sentence ? [`// ${sentence}`] : []), ...origin.statements.map(signatureOf)].join('\n');
}

const printer = ts.createPrinter({ removeComments: true });

function signatureOf(statement: ts.Statement): string {
  return (
    catalogueOf(statement) ??
    printer
      .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      .replace(/^(export )?(declare )?/, '')
  );
}

/** The keys of a catalogue and the facts of its texts, many on a line. */
function catalogueOf(statement: ts.Statement): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  const type = declaration?.type;
  if (declaration === undefined || type === undefined) return undefined;
  if (!/\bMessageCatalogue</.test(type.getText())) return undefined;
  const [texts] = (type as ts.TypeReferenceNode | ts.ImportTypeNode).typeArguments ?? [];
  if (texts === undefined || !ts.isTypeLiteralNode(texts)) return undefined;
  const words = texts.members.filter(ts.isPropertySignature).map((member) => {
    const facts = member.type && ts.isFunctionTypeNode(member.type) ? member.type.parameters : [];
    const types = facts.map((fact) => fact.type?.getText().replace(/;?\s+/g, ' ').replace(/; }/g, ' }'));
    return `${member.name.getText()}${types.length > 0 ? `(${types.join(', ')})` : ''}`;
  });
  const lines = [''];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word},`;
    if (line.length <= LINE_WIDTH) lines[lines.length - 1] = line;
    else lines.push(` ${word},`);
  }
  return `const ${declaration.name.getText()}: MessageCatalogue of\n ${lines.join('\n ')}`;
}

const LINE_WIDTH = 100;

function sentenceOf(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
}

function compare(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
