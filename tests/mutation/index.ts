/** Fails if tests notice less than 90 % of a module's mutants: `npm run tool -- mutation [<module> ...]` */
import { join } from 'node:path';
import { argv } from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { runProgram } from '../../scripts/run-program.ts';
import { filesOf, type Module, modules } from './modules.ts';

const LEAST_PERCENT = 90;

interface Score {
  readonly name: string;
  readonly noticed: number;
  readonly unnoticed: number;
  readonly excused: number;
}

async function scoreOf(name: string, { mutate, tests, hasDocument = false }: Module): Promise<Score> {
  const files = await Promise.all([...mutate, ...tests].map((pattern) => filesOf(pattern)));
  // Stryker's own `testFiles` leaves changes of constants without effect.
  process.env.MUTATION_TESTS = files.slice(mutate.length).flat().join(',');
  process.env.MUTATION_HAS_DOCUMENT = hasDocument ? 'yes' : '';
  const results = await new Stryker({
    mutate: files.slice(0, mutate.length).flat(),
    testRunner: 'vitest',
    // A thread cannot change its time zone.
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false, pool: 'forks' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
    // Only endless changes must be stopped.
    timeoutMS: 60_000,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: join('.cache', 'mutation', `${name}.json`) },
    clearTextReporter: {
      reportTests: false,
      allowColor: false,
      reportMutants: true,
      reportScoreTable: false,
    },
    tempDirName: '.cache/stryker',
    ignorePatterns: [
      '**',
      '!package.json',
      '!packages/**',
      '!apps/**',
      '!tests/**',
      '!.storybook/**',
      '**/node_modules',
      '**/dist',
      'tests/hosts',
    ],
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: 'warn' as never,
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return {
    name,
    noticed: count('Killed', 'Timeout'),
    unnoticed: count('Survived', 'NoCoverage'),
    excused: count('Ignored'),
  };
}

await runProgram(async () => {
  const names = argv.length > 2 ? argv.slice(2) : Object.keys(modules);
  const scores: Score[] = [];
  for (const name of names) {
    const module = modules[name];
    if (!module) throw new Error(`There is no module '${name}'. Known: ${Object.keys(modules).join(', ')}.`);
    scores.push(await scoreOf(name, module));
  }
  for (const { name, noticed, unnoticed, excused } of scores) {
    const percent = (100 * noticed) / (noticed + unnoticed);
    if (percent < LEAST_PERCENT) process.exitCode = 1;
    console.log(
      `${name.padEnd(16)} ${percent.toFixed(1).padStart(5)} %, ${noticed} of ${noticed + unnoticed} noticed, ${excused} with a reason`,
    );
  }
});
