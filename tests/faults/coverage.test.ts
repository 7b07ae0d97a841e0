import type { Operation } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { madeCalls, textOf } from '../conformance/repository.ts';
import { readRows, writeRows } from './rows.ts';

const inRows: ReadonlySet<string> = new Set([...readRows, ...writeRows].map(({ operation }) => operation));

/** These calls happen without a provider, so no story covers them. */
const elsewhere: Partial<Record<Operation, string>> = {
  'POST /login': 'packages/admin-kit/src/screens/sign-in/sign-in-form.test.tsx',
  'GET /userinfo': 'apps/console/src/guards.test.tsx',
};

describe('the fault table', () => {
  it('has a row for every call that is made but the two that come before any screen', () => {
    expect(madeCalls().filter((operation) => !inRows.has(operation))).toEqual(Object.keys(elsewhere));
  });

  it.each(Object.entries(elsewhere))('leaves %s to a test that has its faults', (operation, file) => {
    const text = textOf(file);
    const missing = ['fail', 'html', 'drop'].filter((fault) => !text.includes(`${fault}('${operation}'`));
    expect(missing).toEqual([]);
  });
});
