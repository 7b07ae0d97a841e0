import type { Organization } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { type OrganizationRow, organizationRows } from './use-admin-dashboard.ts';

const organization = (id: number, children: Organization[] = []): Organization => ({
  id,
  name: `Organization ${id}`,
  parentId: 0,
  children,
  isLocalAdmin: false,
});

describe('the rows of the dashboard', () => {
  it('are all organizations of all trees, each with the one above it and the top of its tree', () => {
    const trees = [
      organization(1, [organization(11, [organization(111)]), organization(12)]),
      organization(2),
    ];
    const idsOf = (row: OrganizationRow) => [row.organization.id, row.parent?.id, row.root.id];
    expect(organizationRows(trees).map(idsOf)).toEqual([
      [1, undefined, 1],
      [11, 1, 1],
      [111, 11, 1],
      [12, 1, 1],
      [2, undefined, 2],
    ]);
  });

  it('are none where there are no organizations', () => {
    expect(organizationRows([])).toEqual([]);
  });

  it('are found at any depth', () => {
    let tree = organization(0);
    for (let depth = 1; depth < 50_000; depth += 1) tree = organization(depth, [tree]);
    expect(organizationRows([tree])).toHaveLength(50_000);
  });
});
