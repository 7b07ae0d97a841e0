import ts from 'typescript';

export const STEP = ' > ';

/** The titles as a regular expression for the runner. */
export function patternOf(titles: readonly string[]): string {
  return titles
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[a-z]|\\\$\w+/g, '.*'))
    .join('.*');
}

export function testTitlesOf(path: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : null;
    const inside = title === null ? groups : [...groups, title];
    if (title !== null) titles.push(inside.join(STEP));
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), []);
  return titles;
}

function titleOf({ expression, arguments: [first] }: ts.CallExpression): string | null {
  if (!first || !ts.isStringLiteralLike(first)) return null;
  const words = wordsOf(expression);
  const isTest = ['it', 'test', 'describe'].includes(words[0] ?? '');
  return isTest && !words.includes('skip') && !words.includes('todo') ? first.text : null;
}

function wordsOf(expression: ts.Expression): readonly string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const before = wordsOf(expression.expression);
  return before.length > 0 ? [...before, expression.name.text] : [];
}
