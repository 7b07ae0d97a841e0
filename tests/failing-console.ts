import { afterEach, beforeEach, expect } from 'vitest';

/** What the console said during the test, which fails it. */
export const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  const heard = complaints.splice(0);
  // The list of failures at the end of a run shows messages, not differences.
  expect(heard, heard.join('\n')).toEqual([]);
});
