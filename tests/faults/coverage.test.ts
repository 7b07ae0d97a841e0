import type { Operation } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { textOf } from '../conformance/repository.ts';
import { readRows, writeRows } from './rows.ts';

function operations(): Operation[] {
  const { paths } = parse(textOf('packages/admin-api/openapi.yaml')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['get', 'post', 'put', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}` as Operation),
  );
}

const inRows = new Set([...readRows, ...writeRows].map(({ operation }) => operation));

/** These calls happen without a provider, so no story covers them. */
const elsewhere: Partial<Record<Operation, string>> = {
  'POST /login': 'packages/admin-kit/src/screens/sign-in/sign-in-form.test.tsx',
  'GET /userinfo': 'apps/console/src/guards.test.tsx',
};

describe('the fault table', () => {
  it('has a row for every call of the contract but the two that come before any screen', () => {
    expect(operations().filter((operation) => !inRows.has(operation))).toEqual(Object.keys(elsewhere));
  });

  it.each(Object.entries(elsewhere))('leaves %s to a test that has its faults', (operation, file) => {
    const text = textOf(file);
    const missing = ['fail', 'html', 'drop'].filter((fault) => !text.includes(`${fault}('${operation}'`));
    expect(missing).toEqual([]);
  });
});
