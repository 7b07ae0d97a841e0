/** Removes each guard and runs a test that must fail then: `node tests/claims/guards.ts [<id> ...]` */
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { UserWorkspaceConfig } from 'vitest/config';
import { startVitest } from 'vitest/node';
import { runProgram } from '../../scripts/run-program.ts';
import config from '../../vitest.config.ts';
import { guards as all } from './all-claims.ts';
import { type Guard, without } from './guard-table.ts';
import { patternOf, STEP } from './test-titles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function projectWithout({ id, test: titles, ...guard }: Guard): UserWorkspaceConfig {
  const [file = ''] = titles.split(STEP);
  const projects = (config.test?.projects ?? []) as UserWorkspaceConfig[];
  const found = projects.find(({ test }) => test?.include?.some((pattern) => matchesGlob(file, pattern)));
  if (!found) throw new Error(`${id}: no project has ${file}.`);
  return {
    root,
    plugins: [
      {
        name: 'without-guard',
        enforce: 'pre',
        load: (module) =>
          module.split('?')[0] === root + guard.file && !module.includes('?raw')
            ? without(guard, readFileSync(root + guard.file, 'utf8'))
            : null,
      },
    ],
    test: {
      ...found.test,
      name: id,
      fsModuleCache: false,
      include: [file],
      env: { ...found.test?.env, WITHOUT_GUARD: JSON.stringify({ ...guard, file: root + guard.file }) },
      setupFiles: ['tests/claims/without-guard.ts', ...[found.test?.setupFiles ?? []].flat()],
    },
  } as UserWorkspaceConfig;
}

/** A separate run, because a title pattern applies to all projects of a run. */
async function verdictOf(guard: Guard): Promise<'noticed' | 'not noticed' | 'did not run'> {
  const vitest = await startVitest(
    [],
    {
      root,
      config: false,
      watch: false,
      // A cache could contain the text of an earlier run.
      fsModuleCache: false,
      tags: config.test?.tags,
      reporters: [{}],
      testNamePattern: new RegExp(patternOf(guard.test.split(STEP).slice(1))),
      projects: [projectWithout(guard)],
    } as never,
    { logLevel: 'silent' },
  );
  try {
    const states = vitest.state
      .getTestModules()
      .flatMap(({ children }) => [...children.allTests()])
      .map((test) => test.result().state)
      .filter((state) => state === 'passed' || state === 'failed');
    if (states.length === 0) return 'did not run';
    return states.includes('failed') ? 'noticed' : 'not noticed';
  } finally {
    await vitest.close();
  }
}

await runProgram(async () => {
  const asked = argv.slice(2);
  const unknown = asked.filter((id) => !all.some((guard) => guard.id === id));
  for (const id of unknown) console.error(`No guard has the id ${id}.`);
  const guards = asked.length === 0 ? all : all.filter(({ id }) => asked.includes(id));
  const width = Math.max(...guards.map(({ id }) => id.length));
  let noticed = 0;
  for (const guard of guards) {
    const verdict = await verdictOf(guard);
    if (verdict === 'noticed') noticed += 1;
    console.log(`${guard.id.padEnd(width)} ${verdict.padEnd(12)} ${guard.test}`);
  }
  console.log(`${noticed} of ${guards.length} guards are missed when they are taken away.`);
  process.exitCode = unknown.length === 0 && noticed === guards.length ? 0 : 1;
});
