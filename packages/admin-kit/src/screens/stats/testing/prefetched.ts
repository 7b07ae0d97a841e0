import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [{ screen: 'StatsCards', props: {}, text: /<dd[^>]*>[^a-z]*\d/ }] satisfies PrefetchRow[];
