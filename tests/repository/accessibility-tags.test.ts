// @vitest-environment node
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { TEST_TAGS } from '../../scripts/manual/accessibility-page.ts';
import { repositoryFiles, textOf } from '../conformance/repository.ts';

interface TestOfScreen {
  readonly screen: string;
  readonly title: string;
  readonly body: string;
}

function testsIn(path: string): TestOfScreen[] {
  const found: TestOfScreen[] = [];
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^it\b/.test(node.expression.getText())) {
      const [title, ...rest] = node.arguments;
      if (title && ts.isStringLiteralLike(title) && rest.length > 0) {
        const screen = /\/screens\/([^/]+)\//.exec(path)?.[1] ?? '';
        found.push({ screen, title: title.text, body: rest.map((part) => part.getText()).join('\n') });
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const keys = /\.(keyboard|tab)\(|\b(tabTo|stopsAhead)\(/;
const mouse =
  /\.(click|dblClick|pointer|hover|selectOptions|upload|type|clear)\(|fireEvent\.(click|mouse|pointer)/;
const said =
  /'role',\s*'(alert|status|log)'|(find|get)(All)?ByRole\(\s*'(alert|status|log)'|toHaveAccessible(Name|Description|ErrorMessage)|data-ak-announcer|\bannounced\b/;

const doesWhatItSays: Record<keyof typeof TEST_TAGS, (body: string) => boolean> = {
  keyboard: (body) => keys.test(body) && !mouse.test(body),
  focus: (body) => /\.toHaveFocus\(|activeElement/.test(body),
  spoken: (body) => said.test(body),
};

const tests = repositoryFiles(/^packages\/admin-kit\/src\/screens\/[^/]+\/.*\.test\.tsx?$/).flatMap(testsIn);

describe('the tests that the page on accessibility counts', () => {
  it.each(Object.entries(TEST_TAGS))('by %s do what their tag says', (kind, tag) => {
    const tagged = tests.filter(({ title }) => title.includes(tag));
    expect(tagged.length).toBeGreaterThan(0);
    const does = doesWhatItSays[kind as keyof typeof TEST_TAGS];
    expect(
      tagged.filter(({ body }) => !does(body)).map(({ screen, title }) => `${screen}: ${title}`),
    ).toEqual([]);
  });

  it('include a keyboard test for each screen', () => {
    const screens = new Set(tests.map(({ screen }) => screen));
    for (const { screen, title } of tests) if (title.includes(TEST_TAGS.keyboard)) screens.delete(screen);
    expect([...screens]).toEqual([]);
  });
});
