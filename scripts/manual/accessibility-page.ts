import type { VitestReport } from '../step-result.ts';
import { withReport } from './conformance.ts';

/** The tags at the end of a test's title. A test of the repository checks that each test does what its tags say. */
export const TEST_TAGS = {
  keyboard: '[keyboard]',
  focus: '[focus]',
  /** The test checks what screen readers announce: alerts, announcements, names and descriptions. */
  spoken: '[spoken]',
} as const;

interface Row extends Record<keyof typeof TEST_TAGS, number> {
  /** Stories in which axe found nothing, in light and in dark. */
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
  return withReport(`${head}\n${tableHead}\n${lines.join('\n')}\n`, 'docs/manual/accessibility.mdx');
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

The aim is WCAG 2.2 at level AA. Every state of every screen is opened in Chromium and checked with axe, in the light
and in the dark theme, with all its rules for WCAG 2.2 A and AA, best practice and target size; one violation fails the
tests. One rule is off, since it is about the whole page of a host: that all content stands in landmarks. What axe
cannot see is tested as behaviour: that one gets along by keyboard, where the focus is, and what is said.

What holds everywhere:

- A control that cannot be used keeps its place, can be focused and says why.
- Dialogs keep the focus inside, close with Escape unless something is being sent, and give the focus back to what opened
  them, or to the next sensible thing when that is gone.
- Tables are real tables. Sorting, filtering and paging are announced with the number of rows.
- Color alone and position alone carry no meaning. Targets are 24 px at least.
- Motion stops under \`prefers-reduced-motion\`; forced colours keep every border, focus ring and selection.

This table is written by \`npm run accessibility\` from a run in which everything passed. Tests are counted by a tag
at the end of their titles, which they carry for what they do: \`[keyboard]\` where the person of the test acts by keys
alone (each screen has one at least), \`[focus]\` where the test looks where the focus is, \`[spoken]\` where it reads
what is heard: alerts, announcements, and the names and descriptions of controls. A test may carry several.
`;
