import { readFileSync } from 'node:fs';

/** A success criterion of WCAG 2.2 and what shows that it is met. */
export interface Criterion {
  readonly id: string;
  readonly level: 'A' | 'AA';
  readonly name: string;
  readonly result: 'Supports' | 'Partially supports' | 'Does not support' | 'Not applicable';
  readonly remarks: string;
  /** As `file > group > title`, beside the rules of axe. */
  readonly tests: readonly string[];
}

export const criteria = JSON.parse(
  readFileSync(new URL('../../tests/claims/wcag.json', import.meta.url), 'utf8'),
) as readonly Criterion[];

/** The table of a conformance report, in the words of the VPAT. */
export function conformanceReport(): string {
  return `${head}\n${criteria.map(rowOf).join('\n')}\n`;
}

const rowOf = ({ id, level, name, result, remarks, tests }: Criterion) =>
  `| ${id} ${name} | ${level} | ${result} | ${remarks} | ${filesOf(tests).join(', ')} |`;

const filesOf = (tests: readonly string[]) => [
  ...new Set(tests.map((test) => `\`${(test.split(' > ')[0] ?? '').split('/').at(-1)}\``)),
];

const head = `## Conformance report

In the form of a VPAT 2.5, for WCAG 2.2 at level A and AA, of the screens and the console. It is made from
\`tests/claims/wcag.json\`, which names the tests of each criterion in full; \`node tests/claims/report.ts\` fails while one
of them is missing. Besides these tests, axe runs its rules on every state of every screen in both themes, and on the
main pages of the console in forced colours. A host answers for its own page: language, title, landmarks and help.

| criterion | level | conformance | remarks | tests |
|---|---|---|---|---|`;
