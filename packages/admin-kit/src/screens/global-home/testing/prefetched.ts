import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'GlobalHome', props: {}, text: /Users/ },
  { screen: 'GlobalHome', props: { hasAttention: true }, text: /#\d/, isLazy: true },
] satisfies PrefetchRow[];
