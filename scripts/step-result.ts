import { relative } from 'node:path';

export interface Failure {
  title: string;
  message: string;
}

export interface StepResult {
  name: string;
  outcome: 'passed' | 'failed' | 'not run';
  seconds: number;
  passedCount: number;
  failedCount: number;
  skippedCount: number;
  failures: readonly Failure[];
}

export interface VitestReport {
  testResults: ReadonlyArray<{
    name: string;
    status: string;
    message: string;
    assertionResults: ReadonlyArray<{
      fullName: string;
      status: string;
      failureMessages: readonly string[] | null;
    }>;
  }>;
}

const LAST_LINES = 25;

export function resultOfCommand(name: string, seconds: number, code: number, output: string): StepResult {
  const isPassed = code === 0;
  const failures = isPassed ? [] : [{ title: `exit code ${code}`, message: lastLines(output) }];
  return {
    name,
    outcome: isPassed ? 'passed' : 'failed',
    seconds,
    passedCount: 0,
    failedCount: failures.length,
    skippedCount: 0,
    failures,
  };
}

/** A failed run without a failed test counts as one failure. */
export function resultOfVitest(
  name: string,
  seconds: number,
  code: number,
  output: string,
  report: VitestReport | null,
): StepResult {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const failures = [
    ...tests.filter((test) => test.status === 'failed').map(failureOfTest),
    ...files
      .filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      )
      .map((file) => ({ title: relative(process.cwd(), file.name), message: firstLines(file.message) })),
  ];
  const passedCount = tests.filter((test) => test.status === 'passed').length;
  if (failures.length === 0 && code !== 0) {
    failures.push({ title: `exit code ${code}`, message: lastLines(output) });
  }
  if (failures.length === 0 && passedCount === 0) {
    failures.push({ title: 'no test was run', message: 'A step that tests nothing does not pass.' });
  }
  return {
    name,
    outcome: failures.length === 0 ? 'passed' : 'failed',
    seconds,
    passedCount,
    failedCount: failures.length,
    skippedCount: tests.length - passedCount - tests.filter((test) => test.status === 'failed').length,
    failures,
  };
}

export function resultNotRun(name: string, missing: readonly string[]): StepResult {
  const message = `It needs ${missing.map((step) => `'${step}'`).join(' and ')}.`;
  return {
    name,
    outcome: 'not run',
    seconds: 0,
    passedCount: 0,
    failedCount: 1,
    skippedCount: 0,
    failures: [{ title: 'not run', message }],
  };
}

export function summaryOf(results: readonly StepResult[]): string {
  const lines = results.map(
    ({ name, outcome, seconds, passedCount, failedCount, skippedCount }) =>
      `  ${outcome.padEnd(8)} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s  ${countsOf(passedCount, failedCount, skippedCount)}`,
  );
  const failures = results.flatMap(({ name, failures: ofStep }) =>
    ofStep.map(({ title, message }) => `\n${name} > ${title}\n${indented(message)}`),
  );
  const sum = (count: (result: StepResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const skippedCount = sum((result) => result.skippedCount);
  return [
    '',
    ...lines.map((line) => line.trimEnd()),
    ...(failures.length > 0 ? ['', 'Failures:', ...failures] : []),
    '',
    ...(skippedCount > 0 ? [`${skippedCount} skipped`] : []),
    `${sum((result) => result.passedCount)} passed, ${sum((result) => result.failedCount)} failed`,
    '',
  ].join('\n');
}

function failureOfTest(test: VitestReport['testResults'][number]['assertionResults'][number]): Failure {
  return { title: test.fullName, message: firstLines((test.failureMessages ?? []).join('\n')) };
}

function countsOf(passedCount: number, failedCount: number, skippedCount: number): string {
  if (passedCount + skippedCount === 0) return '';
  const skipped = skippedCount > 0 ? `, ${skippedCount} skipped` : '';
  return `${passedCount} passed, ${failedCount} failed${skipped}`;
}

function firstLines(text: string): string {
  return text.trim().split('\n').slice(0, LAST_LINES).join('\n');
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-LAST_LINES).join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ');
}
