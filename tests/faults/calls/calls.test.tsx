import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { callsPage } from '../../../scripts/manual/calls-page.ts';
import { root } from '../../conformance/repository.ts';
import { seenCalls } from './seen-calls.tsx';

const page = join(root, 'docs/manual/calls.mdx');

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { summary?: string }>>>>;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the manual's table of calls", () => {
  it('is what leaves the machine while every screen is used', { timeout: 600_000 }, async () => {
    const contract = parse(readFileSync(join(root, 'packages/admin-api/openapi.yaml'), 'utf8')) as Contract;
    const { screens, elements } = await seenCalls();
    const seen = callsPage(screens, elements, (operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return contract.paths[path]?.[method.toLowerCase()]?.summary ?? '';
    });
    if (process.env.WRITES_MANUAL === 'yes') writeFileSync(page, seen);
    expect(readFileSync(page, 'utf8'), 'Run `npm run update`.').toBe(seen);
  });
});
