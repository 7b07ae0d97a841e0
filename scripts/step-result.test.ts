import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  resultNotRun,
  resultOfCommand,
  resultOfVitest,
  summaryOf,
  type VitestReport,
} from './step-result.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

const report = (...assertionResults: ReturnType<typeof test>[]): VitestReport => ({
  testResults: [{ name: join(process.cwd(), 'a.test.ts'), status: 'passed', message: '', assertionResults }],
});

describe('a step of tests', () => {
  it('is counted test by test', () => {
    const tests = report(
      test('adds', 'passed'),
      test('subtracts', 'failed', 'expected 1'),
      test('divides', 'skipped'),
    );
    expect(resultOfVitest('unit', 2, 1, '', tests)).toMatchObject({
      outcome: 'failed',
      passedCount: 1,
      failedCount: 1,
      skippedCount: 1,
      failures: [{ title: 'subtracts', message: 'expected 1' }],
    });
  });

  it('fails once for a file that does not load', () => {
    const file = {
      name: join(process.cwd(), 'b.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    };
    const result = resultOfVitest('unit', 1, 1, '', {
      testResults: [...report(test('adds', 'passed')).testResults, file],
    });
    expect(result).toMatchObject({ passedCount: 1, failedCount: 1 });
    expect(result.failures).toEqual([{ title: 'b.test.ts', message: 'no such module' }]);
  });

  it('fails for an exit code that no test accounts for, with the last lines it printed', () => {
    const result = resultOfVitest('unit', 1, 1, 'Unhandled Rejection\n', report(test('adds', 'passed')));
    expect(result).toMatchObject({ outcome: 'failed', passedCount: 1, failedCount: 1 });
    expect(result.failures).toEqual([{ title: 'exit code 1', message: 'Unhandled Rejection' }]);
  });

  it.each([
    ['without a report', null],
    ['with an empty report', { testResults: [] }],
  ])('fails when it ends well %s', (_, empty) => {
    expect(resultOfVitest('unit', 1, 0, '', empty)).toMatchObject({ outcome: 'failed', failedCount: 1 });
  });
});

describe('a step that is one command', () => {
  it('adds nothing to the count where it passes, and one failure with its last lines where not', () => {
    expect(resultOfCommand('types', 1, 0, 'fine')).toMatchObject({
      passedCount: 0,
      failedCount: 0,
      failures: [],
    });
    const output = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const result = resultOfCommand('types', 1, 2, output);
    expect(result).toMatchObject({ outcome: 'failed', failedCount: 1 });
    expect(result.failures[0]?.message.split('\n')).toHaveLength(25);
    expect(result.failures[0]?.message).toMatch(/line 99$/);
  });
});

describe('the summary', () => {
  it('ends with the plain sum over all steps, failed and not-run steps included', () => {
    const results = [
      resultOfCommand('types', 1.25, 2, 'TS2322'),
      resultOfVitest('unit', 3, 0, '', report(test('adds', 'passed'), test('subtracts', 'passed'))),
      resultNotRun('end to end', ['browser']),
    ];
    const summary = summaryOf(results);
    expect(summary).toMatch(/\n2 passed, 2 failed\n$/);
    expect(summary).toMatch(/failed +types +1\.3 s/);
    expect(summary).toMatch(/passed +unit +3\.0 s +2 passed, 0 failed/);
    expect(summary).toContain("end to end > not run\n    It needs 'browser'.");
    expect(summary).toContain('types > exit code 2\n    TS2322');
  });

  it('names no failures where there are none, and says what was skipped', () => {
    const summary = summaryOf([
      resultOfVitest('unit', 1, 0, '', report(test('adds', 'passed'), test('b', 'skipped'))),
    ]);
    expect(summary).not.toContain('Failures');
    expect(summary).toMatch(/\n1 skipped\n1 passed, 0 failed\n$/);
  });
});
