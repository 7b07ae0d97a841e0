/** Runs the steps of steps.ts: `npm test [-- <step name> ...]`, `npm run check`, `npm run test:all` */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { batchesOf, pickSteps } from './pick-steps.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';
import {
  resultNotRun,
  resultOfCommand,
  resultOfVitest,
  type StepResult,
  summaryOf,
  type VitestReport,
} from './step-result.ts';
import { QUIET_TOOLS, STEPS, type Step } from './steps.ts';
import { writeWords } from './words/write-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, long: { type: 'boolean' } },
  });
  // Their files are not in the repository, and a pull may have changed them.
  await writeWords();
  const run = values.check ? 'check' : values.long ? 'long' : 'test';
  process.exitCode = await runSteps(pickSteps(STEPS, { names: positionals, run }));
});

async function runSteps(steps: readonly Step[]): Promise<number> {
  const reportFolder = await mkdtemp(join(tmpdir(), 'timemap-test-'));
  const results: StepResult[] = [];
  let wasInterrupted = false;

  const run = async (step: Step, isAlone: boolean): Promise<void> => {
    const index = steps.indexOf(step);
    const heading = `\n== ${index + 1}/${steps.length} ${step.name}\n`;
    if (isAlone) process.stdout.write(heading);
    const missing = (step.needs ?? []).filter((name) => isNotPassed(results, name));
    const { result, isInterrupted, output } =
      missing.length > 0
        ? { result: resultNotRun(step.name, missing), isInterrupted: false, output: '' }
        : await runStep(step, join(reportFolder, `${index}.json`), isAlone);
    if (!isAlone) process.stdout.write(`${heading}${output}`);
    process.stdout.write(`-- ${step.name}: ${result.outcome}, ${result.seconds.toFixed(1)} s\n`);
    results.push(result);
    wasInterrupted ||= isInterrupted;
  };

  for (const batch of batchesOf(steps)) {
    if (batch.length > 1) {
      process.stdout.write(`\nSide by side: ${batch.map(({ name }) => name).join(', ')}\n`);
    }
    const waiting = [...batch];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step && !wasInterrupted; step = waiting.shift()) {
        await run(step, batch.length === 1);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
    if (wasInterrupted) break;
  }
  await rm(reportFolder, { recursive: true });
  process.stdout.write(summaryOf(results.sort((one, other) => indexIn(steps, one) - indexIn(steps, other))));
  if (wasInterrupted) {
    process.stdout.write(`Interrupted; ${steps.length - results.length} steps were not started.\n`);
    return 130;
  }
  return results.every((result) => result.outcome === 'passed') ? 0 : 1;
}

async function runStep(
  step: Step,
  reportFile: string,
  isPrinted: boolean,
): Promise<{ result: StepResult; isInterrupted: boolean; output: string }> {
  const [program, ...parts] = step.command;
  const command = program === 'node' ? process.execPath : program;
  const report = step.isVitest
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    : [];
  const startedAt = performance.now();
  const { code, isInterrupted, output } = await runChild(command, [...parts, ...report], {
    folder: root,
    environment: {
      ...QUIET_TOOLS,
      ...step.environment,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
    isOutputKept: true,
    isPrinted,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const result = step.isVitest
    ? resultOfVitest(step.name, seconds, code, output, await readReport(reportFile))
    : resultOfCommand(step.name, seconds, code, output);
  return { result, isInterrupted, output };
}

async function readReport(file: string): Promise<VitestReport | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

function isNotPassed(results: readonly StepResult[], name: string): boolean {
  return results.some((result) => result.name === name && result.outcome !== 'passed');
}

function indexIn(steps: readonly Step[], result: StepResult): number {
  return steps.findIndex((step) => step.name === result.name);
}
