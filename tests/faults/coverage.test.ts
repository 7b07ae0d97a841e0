// @vitest-environment node
import { isWrite, type Operation } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../conformance/repository.ts';

/** The calls a folder's code names, outside docstrings. */
function callsIn(pattern: RegExp): Set<Operation> {
  const calls = new Set<Operation>();
  for (const path of repositoryFiles(pattern)) {
    // What an action makes stale need not be on any screen: it is named there, not made.
    const code = textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$|stale\(\s*'[^']*'/gm, '');
    for (const [, call] of code.matchAll(/['`]((?:GET|POST|PUT|DELETE) \/[^'`]*)['`]/g))
      calls.add(call as Operation);
  }
  return calls;
}

const made = callsIn(/^packages\/admin-kit\/src\/screens\/.*(?<!\.test|\.stories)\.tsx?$/);
const covered = callsIn(/^tests\/faults\/rows\/.*\.tsx$/);
// Signing in happens before there is a provider: its faults are in its own test.
const elsewhere = new Set<Operation>(['POST /login']);

describe('the fault table', () => {
  it('has a row for every read a screen makes', () => {
    expect([...made].filter((call) => !isWrite(call) && !covered.has(call) && !elsewhere.has(call))).toEqual(
      [],
    );
  });

  it('has a row for every write a screen makes', () => {
    expect([...made].filter((call) => isWrite(call) && !covered.has(call) && !elsewhere.has(call))).toEqual(
      [],
    );
  });
});
