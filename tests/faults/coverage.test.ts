import type { Operation } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { madeCalls, textOf } from '../conformance/repository.ts';
import { readRows, writeRows } from './rows.ts';

const inRows: ReadonlySet<string> = new Set([...readRows, ...writeRows].map(({ operation }) => operation));

const access = 'packages/admin-kit/src/screens/user-detail/user-detail-access.test.tsx';

/** The first two happen without a provider. The others are also read in passing, where a failure is no alert. */
const elsewhere: Partial<Record<Operation, string>> = {
  'POST /login': 'packages/admin-kit/src/screens/sign-in/sign-in-form.test.tsx',
  'GET /userinfo': 'apps/console/src/guards.test.tsx',
  'GET /enterprise/{id}/whitelist': access,
  'GET /global/whitelist': access,
  'GET /licenses/{orgId}': access,
};

describe('the fault table', () => {
  it('has a row for every call that is made, or a test elsewhere', () => {
    expect(madeCalls().filter((operation) => !inRows.has(operation) && !(operation in elsewhere))).toEqual(
      [],
    );
  });

  it.each(Object.entries(elsewhere))('leaves %s to a test that has its faults', (operation, file) => {
    const text = textOf(file);
    const missing = ['fail', 'html', 'drop'].filter((fault) => !text.includes(`${fault}('${operation}'`));
    expect(missing).toEqual([]);
  });
});
