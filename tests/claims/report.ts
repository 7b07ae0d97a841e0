import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { criteria, patterns, requirements, testCountOf } from '../../scripts/manual/conformance.ts';
import { repositoryFiles, textOf } from '../conformance/repository.ts';
import { readGuards, without } from './guard-table.ts';
import { builtAreas, notShown } from './scope.ts';
import { STEP, testTitlesOf } from './test-titles.ts';

interface Claim {
  readonly id: string;
  readonly area: string;
  readonly kind: 'check' | 'open';
  readonly text: string;
  readonly tests?: readonly string[];
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Claim[];
const threats = read('./threats.json');
const claims = [...read('./claims.json'), ...threats];
const errors: string[] = [];
let shownCount = 0;

for (const area of [...new Set(claims.map((claim) => claim.area))].sort()) {
  const ofArea = claims.filter((claim) => claim.area === area);
  const shown = ofArea.filter(({ tests = [] }) => tests.length > 0);
  const excused = ofArea.filter((claim) => !shown.includes(claim) && notShown[claim.id] !== undefined);
  const open = ofArea.filter((claim) => !shown.includes(claim) && !excused.includes(claim));
  const isBuilt = builtAreas.has(area);
  if (isBuilt) errors.push(...open.map(({ id, text }) => `Not shown: ${id} ${text}`));
  shownCount += shown.length;
  console.log(
    `${area.padEnd(20)} ${String(shown.length).padStart(3)} of ${String(ofArea.length).padStart(3)} shown` +
      `${excused.length > 0 ? `, ${excused.length} with a reason why not` : ''}${isBuilt ? '' : ' (not built yet)'}`,
  );
  if (argv.includes('--list')) for (const claim of open) console.log(`  ${claim.id} ${claim.text}`);
}

const testFiles = repositoryFiles(/\.(test|stories)\.tsx?$/);
const guards = readGuards();
const styles = (await import(new URL('../../stylelint.config.js', import.meta.url).href)) as {
  readonly default: { readonly rules: object };
};
const stylelintRules = Object.keys(styles.default.rules).map((rule) => `stylelint.config.js${STEP}${rule}`);
const namedTests = [...claims, ...criteria, ...requirements].flatMap(({ tests = [] }) => tests);
const named = new Set([...namedTests, ...guards.map(({ test }) => test)].map((test) => test.split(STEP)[0]));
const existing = new Set([
  ...stylelintRules,
  ...testFiles
    .filter((path) => named.has(path))
    .flatMap((path) => testTitlesOf(path, textOf(path)).map((titles) => `${path}${STEP}${titles}`)),
]);
/** The coverage test of the fault table knows its cells. */
const isThere = (test: string) => existing.has(test) || /^tests\/faults\/(reads|writes)\.test/.test(test);
for (const { id, tests = [] } of [...claims, ...criteria, ...requirements]) {
  for (const test of tests) if (!isThere(test)) errors.push(`${id} names a test that is not there: ${test}`);
}

for (const guard of guards) {
  const threat = threats.find(({ id }) => id === guard.id);
  if (threat ? !threat.tests?.includes(guard.test) : !isThere(guard.test))
    errors.push(`${guard.id} names a test that is not there, or not a test of its threat: ${guard.test}`);
  if (guards.some((other) => other !== guard && other.id === guard.id))
    errors.push(`guards.json has ${guard.id} twice.`);
  try {
    without(guard, textOf(guard.file));
  } catch (error) {
    errors.push(`${guard.id}: ${(error as Error).message}`);
  }
}
for (const { id } of threats)
  if (!guards.some((guard) => guard.id === id)) errors.push(`${id} has no guard in guards.json.`);
const others = guards.filter(({ id }) => !threats.some((threat) => threat.id === id));
console.log(
  `Guards                 ${guards.length - others.length} of ${threats.length} threats have one that npm run tool -- guards takes away, and ${others.length} other faults`,
);

const ids = new Set(claims.map(({ id }) => id));
for (const id of Object.keys(notShown))
  if (!ids.has(id)) errors.push(`${id} is not a claim of the specification.`);
for (const path of testFiles) {
  const tag = /\[[AB]-\d+\.\d+[^\]]*\]/.exec(textOf(path))?.[0];
  if (tag) errors.push(`${path} has ${tag} in a title. Name the test in tests/claims/claims.json instead.`);
  for (const titles of testTitlesOf(path, textOf(path))) {
    for (const [id] of (titles.split(STEP).at(-1) ?? '').matchAll(/\bT\d+\b/g)) {
      const threat = threats.find((known) => known.id === id);
      if (!threat?.tests?.includes(`${path}${STEP}${titles}`))
        errors.push(`${id} does not name the test that names it: ${path}${STEP}${titles}`);
    }
  }
}

const shown = criteria.filter(({ result }) => result === 'Supports').length;
for (const { id, tests = [], result } of criteria)
  if ((tests.length === 0) !== (result === 'Not applicable')) errors.push(`WCAG ${id} has no test.`);
console.log(
  `WCAG 2.2 A and AA      ${criteria.length} criteria, ${shown} with named tests, the others not applicable`,
);

for (const pattern of patterns)
  if (testCountOf(pattern) === 0) errors.push(`The pattern ${pattern.name} has no test.`);
console.log(
  `W3C patterns           ${patterns.length} patterns, ${patterns.reduce((sum, pattern) => sum + testCountOf(pattern), 0)} tests`,
);

for (const { id, by, tests, answer } of requirements)
  if (tests.length === 0 && answer === '' && by === 'kit') errors.push(`ASVS ${id} has no answer.`);
const tested = requirements.filter(({ tests }) => tests.length > 0).length;
console.log(`OWASP ASVS 5.0         ${requirements.length} requirements, ${tested} with named tests`);

for (const error of errors) console.error(error);
console.log(`\n${shownCount} of ${claims.length} claims and threats are shown by a named test or story.`);
if (errors.length > 0) exit(1);
