import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { criteriaOf, fileOf } from '../../tests/claims/all-claims.ts';
import { STEP, testTitlesOf } from '../../tests/claims/test-titles.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface Criterion {
  readonly id: string;
  readonly level: 'A' | 'AA';
  readonly name: string;
  readonly result: 'Supports' | 'Partially supports' | 'Does not support' | 'Not applicable';
  readonly remarks: string;
  readonly tests: readonly string[];
}

interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly name: string;
  readonly by: 'kit' | 'console' | 'host' | 'API';
  readonly answer: string;
  readonly tests: readonly string[];
}

interface Pattern {
  readonly name: string;
  readonly path: string;
  readonly parts: string;
  readonly tests: string;
  readonly remarks: string;
}

export const criteria = criteriaOf<Criterion>('wcag');
export const requirements = criteriaOf<Requirement>('asvs');
export const patterns = JSON.parse(
  readFileSync(join(root, 'tests/claims/patterns.json'), 'utf8'),
) as readonly Pattern[];

export const reports = {
  'docs/manual/accessibility.mdx': () =>
    `${wcagHead}\n${criteria.map(rowOfCriterion).join('\n')}\n\n${patternsHead}\n${patterns.map(rowOfPattern).join('\n')}\n`,
  'docs/manual/security.mdx': () => `${asvsHead}\n${requirements.map(rowOfRequirement).join('\n')}\n`,
} as const;

/** A report is the end of its page. */
export function withReport(page: string, report: string): string {
  const heading = report.slice(0, report.indexOf('\n'));
  const start = page.indexOf(`\n${heading}\n`);
  return `${(start < 0 ? page : page.slice(0, start)).trimEnd()}\n\n${report}`;
}

const rowOfCriterion = ({ id, level, name, result, remarks, tests }: Criterion) =>
  `| ${id} ${name} | ${level} | ${result} | ${remarks} | ${filesOf(tests)} |`;

const rowOfRequirement = ({ id, level, name, by, answer, tests }: Requirement) =>
  `| v5.0.0-${id} | ${level} | ${name} | ${by} | ${answer} | ${filesOf(tests)} |`;

const rowOfPattern = (pattern: Pattern) =>
  `| [${pattern.name}](https://www.w3.org/WAI/ARIA/apg/patterns/${pattern.path}/) | ${pattern.parts} | ` +
  `${testCountOf(pattern)} | ${pattern.remarks} |`;

export function testCountOf({ tests }: Pattern): number {
  const titles = testTitlesOf(tests, readFileSync(join(root, tests), 'utf8'));
  return titles.filter((title) => !titles.some((other) => other.startsWith(`${title}${STEP}`))).length;
}

const filesOf = (tests: readonly string[]) =>
  [...new Set(tests.map((test) => `\`${fileOf(test).split('/').at(-1)}\``))].join(', ');

const wcagHead = `## Conformance report

The report follows VPAT 2.5 and covers WCAG 2.2 levels A and AA for the screens and the console. It is generated from
\`tests/claims/wcag.json\` and the \`claims.json\` of the features, which name the tests of each criterion in full;
\`node tests/claims/report.ts\` fails while one of them is missing. In addition, axe checks every state of every screen in both themes, and the main pages of the console in
forced colors. A host is responsible for its own page: language, title, landmarks and help.

| criterion | level | conformance | remarks | tests |
|---|---|---|---|---|`;

const patternsHead = `## W3C patterns

The ARIA Authoring Practices say which roles, states and keys a part has. The tests in \`tests/patterns\` follow
the text of ten patterns, sentence by sentence, and run against the parts of the screens and the console.

| pattern | parts | tests | remarks |
|---|---|---:|---|`;

const asvsHead = `## OWASP ASVS 5.0

The requirements of level 1 and 2 that concern a browser client, in short words of ours, and who answers for each: the
kit, the console, your page (host) or your server (API). Requirements for servers, databases, passwords and logs of
servers are left out. The table is made from \`tests/claims/asvs.json\` and the \`claims.json\` of the features, which name
each test in full.

| id | level | requirement | answered by | how | tests |
|---|---|---|---|---|---|`;
