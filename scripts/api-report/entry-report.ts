import { posix } from 'node:path';
import ts from 'typescript';

type Declarations = ReadonlyMap<string, string>;

/**
 * Lists what an entry exports: each name with its signature and the first sentence that is said of it. Types that are
 * not exported are shown where their module declares them only by name.
 * @param path of the entry's declarations
 * @param declarations of the whole package, by path
 */
export function entryReport(specifier: string, path: string, declarations: Declarations): string {
  const found = new Map<string, string>();
  collect(path, null, declarations, found);
  const sections = [...found]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, text]) => `## ${name}\n\n${text}`);
  return `<!-- Written by npm run api-report. -->\n# ${specifier}\n\n${sections.join('\n\n')}\n`;
}

/** @param wanted names by which they are exported from here, by their own names; null: all */
function collect(
  path: string,
  wanted: ReadonlyMap<string, string> | null,
  declarations: Declarations,
  found: Map<string, string>,
): void {
  const text = declarations.get(path);
  if (text === undefined) throw new Error(`There are no declarations at ${path}.`);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) follow(statement, path, wanted, declarations, found);
    else if (isExported(statement)) declare(statement, file, wanted, found);
  }
}

function follow(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  path: string,
  wanted: ReadonlyMap<string, string> | null,
  declarations: Declarations,
  found: Map<string, string>,
): void {
  if (!exportClause || !ts.isNamedExports(exportClause)) return;
  const names = new Map<string, string>();
  for (const { name, propertyName } of exportClause.elements) {
    const exported = wanted === null ? name.text : wanted.get(name.text);
    if (exported !== undefined) names.set((propertyName ?? name).text, exported);
  }
  if (names.size === 0 || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return;
  const { text } = moduleSpecifier;
  if (text.startsWith('.')) {
    const target = posix.join(posix.dirname(path), text.replace(/\.js$/, '.d.ts'));
    collect(target, names, declarations, found);
  } else {
    for (const [own, exported] of names) found.set(exported, `\`${own}\` of \`${text}\``);
  }
}

function declare(
  statement: ts.Statement,
  file: ts.SourceFile,
  wanted: ReadonlyMap<string, string> | null,
  found: Map<string, string>,
): void {
  for (const own of namesOf(statement)) {
    const exported = wanted === null ? own : wanted.get(own);
    if (exported === undefined) continue;
    const signature = `\`\`\`ts\n${signatureOf(statement, file)}\n\`\`\``;
    // Functions may have several signatures.
    const before = found.get(exported);
    found.set(
      exported,
      before ? `${before}\n\n${signature}` : [sentenceOf(statement), signature].filter(Boolean).join('\n\n'),
    );
  }
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.Statement & { name?: ts.Identifier };
  return [name?.text ?? 'default'];
}

/** Without the comments inside, which are for those who write code. */
const printer = ts.createPrinter({ removeComments: true });

function signatureOf(statement: ts.Statement, file: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, statement, file).replace(/^export (declare )?/, '');
}

function sentenceOf(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
}
