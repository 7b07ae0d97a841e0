import type { VitestReport } from '../step-result.ts';

interface Row {
  /** Stories in which axe found nothing, in light and in dark. */
  states: number;
  keyboard: number;
  spoken: number;
}

/** What is done without a mouse, and where the focus is then. */
const KEYBOARD = /keyboard|focus|\bEnter\b|Escape|arrow|\bTab\b|press(es|ed)? /i;
/** What somebody hears who does not see the page. */
const SPOKEN = /announce|says|told|tells|named?\b|described|reason/i;

/** The page of the manual, from the report of a run in which everything passed. */
export function accessibilityPage(report: VitestReport): string {
  const rows = new Map<string, Row>();
  for (const { name, assertionResults } of report.testResults) {
    const screen = /\/screens\/([^/]+)\//.exec(name.replaceAll('\\', '/'))?.[1];
    if (screen === undefined) continue;
    const row = rows.get(screen) ?? { states: 0, keyboard: 0, spoken: 0 };
    rows.set(screen, row);
    const passed = assertionResults.filter(({ status }) => status === 'passed');
    if (name.endsWith('.stories.tsx')) row.states += passed.length;
    row.keyboard += passed.filter(({ fullName }) => isTestOf(name) && KEYBOARD.test(fullName)).length;
    row.spoken += passed.filter(({ fullName }) => isTestOf(name) && SPOKEN.test(fullName)).length;
  }
  const lines = [...rows]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([screen, { states, keyboard, spoken }]) =>
        `| ${screen} | ${states} | 0 | 0 | ${keyboard} | ${spoken} |`,
    );
  return `${head}\n${tableHead}\n${lines.join('\n')}\n`;
}

const isTestOf = (file: string) => /\.test\.tsx?$/.test(file);

/** The screens of the page with the number of their states. */
export function statesOn(page: string): Map<string, number> {
  const rows = page.matchAll(/^\| ([a-z0-9-]+) \| (\d+) \| 0 \| 0 \|/gm);
  return new Map([...rows].map(([, screen = '', states]) => [screen, Number(states)]));
}

const tableHead = `| screen | states | violations, light | violations, dark | tests by keyboard and of focus | tests of what is said |
|---|---:|---:|---:|---:|---:|`;

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Accessibility" />

# Accessibility

The aim is WCAG 2.2 at level AA. Every state of every screen is opened in Chromium and checked with axe, in the light
and in the dark theme, with all its rules for WCAG 2.2 A and AA, best practice and target size; one violation fails the
tests. One rule is off, since it is about the whole page of a host: that all content stands in landmarks. What axe cannot see is tested as behaviour: everything works by
keyboard, focus is where one expects it and never lost, and what changes is announced.

What holds everywhere:

- A control that cannot be used keeps its place, can be focused and says why.
- Dialogs keep the focus inside, close with Escape unless something is being sent, and give the focus back to what opened
  them, or to the next sensible thing when that is gone.
- Tables are real tables. Sorting, filtering and paging are announced with the number of rows.
- Nothing is told by colour alone, nothing by position alone. Targets are 24 px at least.
- Motion stops under \`prefers-reduced-motion\`; forced colours keep every border, focus ring and selection.

This table is written by \`npm run accessibility\` from a run in which everything passed.
`;
