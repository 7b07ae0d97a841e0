import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'GlobalProjectsTable', props: {}, text: /North Sea Trade 1100/ },
] satisfies PrefetchRow[];
