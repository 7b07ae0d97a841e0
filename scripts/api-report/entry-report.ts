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
  const sections = [...exported]
    .sort(([first], [second]) => compare(first, second))
    .map(([name, origin]) => `## ${name}\n\n${textOf(origin)}`);
  const hidden = hiddenBehind([...exported.values()], index, isPublic)
    .sort((first, second) => compare(first.own, second.own) || compare(first.path, second.path))
    .map((origin) => `### ${origin.own}\n\n${textOf(origin)}`);
  return [
    `<!-- Written by npm run api-report. -->\n# ${specifier}`,
    ...sections,
    ...(hidden.length > 0 ? ['## Behind them, not exported', ...hidden] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

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
  if ('specifier' in origin) return `\`${origin.own}\` of \`${origin.specifier}\``;
  const signatures = origin.statements.map((statement) => `\`\`\`ts\n${signatureOf(statement)}\n\`\`\``);
  const sentence = origin.statements[0] && sentenceOf(origin.statements[0]);
  return [sentence, ...signatures].filter(Boolean).join('\n\n');
}

const printer = ts.createPrinter({ removeComments: true });

function signatureOf(statement: ts.Statement): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^(export )?(declare )?/, '');
}

function sentenceOf(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
}

function compare(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
