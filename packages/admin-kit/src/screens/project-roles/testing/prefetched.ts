import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  {
    screen: 'ProjectRolesPanel',
    props: { project: { id: 1 } },
    text: /Mia Duarte/,
    others: { project: { id: 1, name: 'North Sea Trade' } },
  },
] satisfies PrefetchRow[];
