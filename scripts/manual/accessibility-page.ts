import type { VitestReport } from '../step-result.ts';
import { reports, withReport } from './conformance.ts';

export const TEST_TAGS = {
  keyboard: '[keyboard]',
  focus: '[focus]',
  spoken: '[spoken]',
} as const;

interface Row extends Record<keyof typeof TEST_TAGS, number> {
  states: number;
}

export function accessibilityPage(report: VitestReport): string {
  const rows = new Map<string, Row>();
  for (const { name, assertionResults } of report.testResults) {
    const screen = /\/screens\/([^/]+)\//.exec(name.replaceAll('\\', '/'))?.[1];
    if (screen === undefined) continue;
    const row = rows.get(screen) ?? { states: 0, keyboard: 0, focus: 0, spoken: 0 };
    rows.set(screen, row);
    const passed = assertionResults.filter(({ status }) => status === 'passed');
    if (name.endsWith('.stories.tsx')) row.states += passed.length;
    for (const [kind, tag] of Object.entries(TEST_TAGS) as [keyof typeof TEST_TAGS, string][]) {
      row[kind] += passed.filter(({ fullName }) => fullName.includes(tag)).length;
    }
  }
  const lines = [...rows]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([screen, { states, keyboard, focus, spoken }]) =>
        `| ${screen} | ${states} | 0 | 0 | ${keyboard} | ${focus} | ${spoken} |`,
    );
  return withReport(
    `${head}\n${tableHead}\n${lines.join('\n')}\n`,
    reports['docs/manual/accessibility.mdx'](),
  );
}

export function statesOn(page: string): Map<string, number> {
  const rows = page.matchAll(/^\| ([a-z0-9-]+) \| (\d+) \| 0 \| 0 \|/gm);
  return new Map([...rows].map(([, screen = '', states]) => [screen, Number(states)]));
}

const tableHead = `| screen | states | violations, light | violations, dark | tests by keyboard | tests of focus | tests of what is said |
|---|---:|---:|---:|---:|---:|---:|`;

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Accessibility" />

# Accessibility

The screens aim at WCAG 2.2 level AA. Tests open every state of every screen in Chromium and check it with axe, in the light
and the dark theme, with all rules for WCAG 2.2 A and AA, best practices and target size. One violation fails the tests.
One rule is off, because it concerns the whole page of a host: that all content is inside landmarks. Behavior tests cover
the rest: use by keyboard alone, the place of the focus, and what a screen reader says.

This holds everywhere:

- A control that cannot be used keeps its place, can be focused and says why.
- Dialogs keep the focus inside and close with Escape unless a request is pending. Then the focus returns to the control that
  opened them or, if that is gone, to the next sensible element.
- Tables are real tables. Sorting, filtering and paging are announced with the number of rows.
- Neither color nor position alone carries meaning. Targets are at least 24 px.
- Motion stops under \`prefers-reduced-motion\`. Forced colors keep every border, focus ring and selection.

\`npm run update -- accessibility\` writes this table after a run in which every test passed. A tag at the end of its title says what a
test does: \`[keyboard]\` tests act by keys alone (each screen has at least one), \`[focus]\` tests check the place of the focus,
and \`[spoken]\` tests read alerts, announcements, and the names and descriptions of controls. A test can have several tags.
`;
