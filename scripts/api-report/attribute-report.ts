import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { workspaceOptions } from '../declarations.ts';
import { REPORT_HEAD } from './entry-report.ts';

const STABLE = /^data-(state|tone|theme|density)$/;

export function attributeReport(kit: string): string {
  const files = globSync('src/{ui,provider,screens}/**/*.tsx', { cwd: kit })
    .filter((path) => !/\.(test|stories)\.tsx$/.test(path))
    .map((path) => join(kit, path));
  const program = ts.createProgram(files, { ...workspaceOptions(), noEmit: true });
  const checker = program.getTypeChecker();
  const lines = new Set<string>();

  for (const path of files) {
    const file = program.getSourceFile(path);
    const module = relative(join(kit, 'src'), path)
      .replaceAll('\\', '/')
      .replace(/\.tsx$/, '');
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && STABLE.test(node.name.getText())) {
        lines.add(`| ${module} | \`${node.name.getText()}\` | ${valuesOf(node, checker)} |`);
      }
      ts.forEachChild(node, visit);
    };
    if (file) visit(file);
  }
  return `${REPORT_HEAD}
# State attributes of @timemap/admin-kit

Those that the kit sets by itself. Dialogs, menus, tabs and checkboxes have Radix's \`data-state\` as well.

| set by | attribute | values |
|---|---|---|
${[...lines].sort().join('\n')}
`;
}

function valuesOf({ initializer }: ts.JsxAttribute, checker: ts.TypeChecker): string {
  if (initializer && ts.isStringLiteral(initializer)) return `\`${initializer.text}\``;
  if (!initializer || !ts.isJsxExpression(initializer) || !initializer.expression) return 'present';
  const type = checker.getTypeAtLocation(initializer.expression);
  const texts = (type.isUnion() ? type.types : [type]).map((part) => {
    if (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return 'absent';
    return `\`${part.isStringLiteral() ? part.value : checker.typeToString(part)}\``;
  });
  return [...new Set(texts)].sort().join(', ');
}
