// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingOnSpeedPage } from '../perf/speed-page.ts';

describe('the page of the manual about speed', () => {
  it('prints every figure of every bench with its goal', () => {
    const page = readFileSync('docs/manual/speed.mdx', 'utf8');
    expect(missingOnSpeedPage(page)).toEqual([]);
  });

  it('is found wanting where a goal is another one', () => {
    const page = readFileSync('docs/manual/speed.mdx', 'utf8').replace(
      /^(\| heap, MiB .*) 15 \|$/m,
      '$1 16 |',
    );
    expect(missingOnSpeedPage(page)).toEqual(['users-table: heap, MiB']);
  });
});
