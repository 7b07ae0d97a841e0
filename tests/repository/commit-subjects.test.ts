// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAX_CHARACTERS = 60;
const NOT_IMPERATIVE = /^(?!(?:Bring|Embed|Feed|Need|Ping|Seed|Speed)\b)[A-Z][a-z]*(?:ing|ed|[^su]s)\b/;

function isSubject(text: string): boolean {
  return text.length <= MAX_CHARACTERS && /^[A-Z].*[^.]$/.test(text) && !NOT_IMPERATIVE.test(text);
}

it.each([
  ['Merge files of whitelist and tickets', true],
  ['Pass the focus to the next row', true],
  ['Merged files of whitelist and tickets', false],
  ['Fixes the focus', false],
  ['Renaming of parts', false],
  ['fix the focus', false],
  ['Fix the focus.', false],
  ['Say what is not loaded beside the button that loads it again, no message', false],
])('the subject %j is taken: %s', (subject, isTaken) => {
  expect(isSubject(subject)).toBe(isTaken);
});

const root = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

const git = (...parts: string[]) =>
  spawnSync('git', parts, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** Since this file was added. None without a history, or with a part of one. */
function newSubjects(): string[] {
  if (git('rev-parse', '--show-toplevel') !== root) return [];
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return [];
  const first = git(
    'log',
    '--diff-filter=A',
    '--format=%H',
    '--',
    'tests/repository/commit-subjects.test.ts',
  );
  if (first === '') return [];
  const subjects = git('log', '--no-merges', '--format=%s', `${first.split('\n').at(-1)}..HEAD`);
  return subjects.split('\n').filter((subject) => subject !== '');
}

it('each new commit says what it does, as CONTRIBUTING.md asks', () => {
  expect(newSubjects().filter((subject) => !isSubject(subject))).toEqual([]);
});
