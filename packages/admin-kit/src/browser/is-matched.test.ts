import { afterEach, expect, it, vi } from 'vitest';
import { isMatched } from './is-matched.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no matchMedia', undefined, false],
  ['a matchMedia that a test has emptied', () => undefined, false],
  ['a matchMedia', () => ({ matches: true }), true],
])('asks a page with %s', (_, matchMedia, answer) => {
  vi.stubGlobal('matchMedia', matchMedia);
  expect(isMatched('(prefers-reduced-motion: reduce)')).toBe(answer);
});
