import { exit } from 'node:process';
import { criteria, patterns, requirements, testCountOf } from '../../scripts/manual/conformance.ts';
import { repositoryFiles, textOf } from '../conformance/repository.ts';
import { claims, fileOf, guards, namedIds, threats } from './all-claims.ts';
import { without } from './guard-table.ts';
import { STEP, testTitlesOf } from './test-titles.ts';

const errors: string[] = [];
const all = [...claims, ...threats];
const open = all.filter(({ tests }) => tests.length === 0);
errors.push(
  ...open.filter(({ notShown }) => notShown === undefined).map(({ id, text }) => `Not shown: ${id} ${text}`),
);
console.log(
  `Claims and threats     ${all.length - open.length} of ${all.length} have a named test or story, ${open.length} a reason why not`,
);

const testFiles = repositoryFiles(/\.(test|stories)\.tsx?$/);
const styles = (await import(new URL('../../stylelint.config.js', import.meta.url).href)) as {
  readonly default: { readonly rules: object };
};
const stylelintRules = Object.keys(styles.default.rules).map((rule) => `stylelint.config.js${STEP}${rule}`);
const namedTests = [...all, ...criteria, ...requirements].flatMap(({ tests }) => tests);
const named = new Set([...namedTests, ...guards.map(({ test }) => test)].map(fileOf));
const existing = new Set([
  ...stylelintRules,
  ...testFiles
    .filter((path) => named.has(path))
    .flatMap((path) => testTitlesOf(path, textOf(path)).map((titles) => `${path}${STEP}${titles}`)),
]);
/** The coverage test of the fault table knows its cells. */
const isThere = (test: string) => existing.has(test) || /^tests\/faults\/(reads|writes)\.test/.test(test);
for (const { id, tests } of [...all, ...criteria, ...requirements]) {
  for (const test of tests) if (!isThere(test)) errors.push(`${id} names a test that is not there: ${test}`);
}

for (const guard of guards) {
  const threat = threats.find(({ id }) => id === guard.id);
  if (threat ? !threat.tests.includes(guard.test) : !isThere(guard.test))
    errors.push(`${guard.id} names a test that is not there, or not a test of its threat: ${guard.test}`);
  if (guards.some((other) => other !== guard && other.id === guard.id))
    errors.push(`Two guards have the id ${guard.id}.`);
  try {
    without(guard, textOf(guard.file));
  } catch (error) {
    errors.push(`${guard.id}: ${(error as Error).message}`);
  }
}
for (const { id } of threats)
  if (!guards.some((guard) => guard.id === id)) errors.push(`${id} has no guard.`);
const others = guards.filter(({ id }) => !threats.some((threat) => threat.id === id));
console.log(
  `Guards                 ${guards.length - others.length} of ${threats.length} threats have one that npm run tool -- guards takes away, and ${others.length} other faults`,
);

const ids = new Set([
  ...all.map(({ id }) => id),
  ...criteria.map(({ id }) => `WCAG ${id}`),
  ...requirements.map(({ id }) => `ASVS ${id}`),
]);
errors.push(
  ...[...namedIds]
    .filter((id) => !ids.has(id))
    .map((id) => `A feature names tests of ${id}, which does not exist.`),
);
for (const path of testFiles) {
  const tag = /\[[AB]-\d+\.\d+[^\]]*\]/.exec(textOf(path))?.[0];
  if (tag)
    errors.push(
      `${path} has ${tag} in a title. Name the test in the claims.json that has the claim instead.`,
    );
  for (const titles of testTitlesOf(path, textOf(path))) {
    for (const [id] of (titles.split(STEP).at(-1) ?? '').matchAll(/\bT\d+\b/g)) {
      const threat = threats.find((known) => known.id === id);
      if (!threat?.tests?.includes(`${path}${STEP}${titles}`))
        errors.push(`${id} does not name the test that names it: ${path}${STEP}${titles}`);
    }
  }
}

const shown = criteria.filter(({ result }) => result === 'Supports').length;
for (const { id, tests, result } of criteria)
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
if (errors.length > 0) exit(1);
