import { posix } from 'node:path';
import ts from 'typescript';

export type Origin =
  | { readonly path: string; readonly own: string; readonly statements: readonly ts.Statement[] }
  | { readonly own: string; readonly specifier: string };

export type DeclaredOrigin = Extract<Origin, { path: string }>;

export interface DeclarationIndex {
  exportsOf(path: string): ReadonlyMap<string, Origin>;
  referencesOf(origin: DeclaredOrigin): DeclaredOrigin[];
}

export function declarationIndex(declarations: ReadonlyMap<string, string>): DeclarationIndex {
  const files = new Map<string, ts.SourceFile>();
  const exported = new Map<string, ReadonlyMap<string, Origin>>();

  const fileAt = (path: string): ts.SourceFile => {
    const known = files.get(path);
    if (known) return known;
    const text = declarations.get(path);
    if (text === undefined) throw new Error(`There are no declarations at ${path}.`);
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    files.set(path, file);
    return file;
  };

  const exportsOf = (path: string): ReadonlyMap<string, Origin> => {
    const known = exported.get(path);
    if (known) return known;
    const found = new Map<string, Origin>();
    exported.set(path, found);
    for (const statement of fileAt(path).statements) {
      if (ts.isExportDeclaration(statement)) follow(statement, path, found);
      else if (isExported(statement)) {
        for (const own of namesOf(statement)) {
          const declared = declaredIn(path, own);
          if (declared) found.set(own, declared);
        }
      }
    }
    return found;
  };

  const follow = (
    { exportClause, moduleSpecifier }: ts.ExportDeclaration,
    path: string,
    found: Map<string, Origin>,
  ) => {
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return;
    const { text: specifier } = moduleSpecifier;
    const from = targetOf(path, specifier);
    if (!exportClause) {
      if (from !== null) for (const [name, origin] of exportsOf(from)) found.set(name, origin);
    } else if (ts.isNamedExports(exportClause)) {
      for (const { name, propertyName } of exportClause.elements) {
        const own = (propertyName ?? name).text;
        const origin = from === null ? { own, specifier } : exportsOf(from).get(own);
        if (origin) found.set(name.text, origin);
      }
    }
  };

  const declaredIn = (path: string, own: string): DeclaredOrigin | null => {
    const statements = fileAt(path).statements.filter((statement) => namesOf(statement).includes(own));
    return statements.length === 0 ? null : { path, own, statements };
  };

  const lookUp = (path: string, name: string): DeclaredOrigin | null => {
    const declared = declaredIn(path, name);
    if (declared) return declared;
    for (const statement of fileAt(path).statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const { namedBindings } = statement.importClause ?? {};
      if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
      const binding = namedBindings.elements.find((element) => element.name.text === name);
      const from = binding && targetOf(path, statement.moduleSpecifier.text);
      if (binding && from) return declaredFrom(from, (binding.propertyName ?? binding.name).text);
    }
    return null;
  };

  const declaredFrom = (path: string, name: string): DeclaredOrigin | null => {
    const origin = exportsOf(path).get(name);
    return origin && 'path' in origin ? origin : null;
  };

  const referencesOf = ({ path, statements }: DeclaredOrigin): DeclaredOrigin[] => {
    const found: DeclaredOrigin[] = [];
    const add = (origin: DeclaredOrigin | null) => {
      if (origin) found.push(origin);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) add(lookUp(path, firstOf(node.typeName)));
      if (ts.isTypeQueryNode(node)) add(lookUp(path, firstOf(node.exprName)));
      if (ts.isExpressionWithTypeArguments(node)) add(lookUp(path, node.expression.getText()));
      if (ts.isImportTypeNode(node) && node.qualifier) {
        const from = targetOf(path, node.argument.getText().slice(1, -1));
        if (from !== null) add(declaredFrom(from, firstOf(node.qualifier)));
      }
      ts.forEachChild(node, visit);
    };
    for (const statement of statements) visit(statement);
    return found;
  };

  return { exportsOf, referencesOf };
}

function targetOf(path: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return posix.join(posix.dirname(path), specifier.replace(/\.js$/, '.d.ts'));
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
  if (!ts.isDeclarationStatement(statement)) return [];
  const { name } = statement;
  return [name && ts.isIdentifier(name) ? name.text : 'default'];
}

function firstOf(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : firstOf(name.left);
}
