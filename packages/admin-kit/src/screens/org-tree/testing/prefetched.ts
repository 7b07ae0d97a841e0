import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  {
    screen: 'OrgTree',
    props: {},
    text: /role="treeitem".*Northwind University/,
    others: { selectedId: null },
  },
] satisfies PrefetchRow[];
