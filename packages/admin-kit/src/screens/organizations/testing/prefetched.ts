import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  {
    screen: 'OrganizationsScreen',
    props: { organizationId: null },
    text: /role="treeitem".*Northwind University/,
    others: { onOrganizationSelected: () => undefined },
  },
  {
    screen: 'OrganizationsScreen',
    props: { organizationId: 1 },
    text: /Manage Users/,
    others: { onOrganizationSelected: () => undefined },
    isLazy: true,
  },
] satisfies PrefetchRow[];
