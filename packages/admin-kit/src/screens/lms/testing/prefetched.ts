import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

const northwind = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };

export default [
  { screen: 'LmsPanel', props: { organization: northwind }, text: /Institution/i },
  { screen: 'LmsPanel', props: { organization: northwind, tab: 'paywall' }, text: /Generate/, isLazy: true },
] satisfies PrefetchRow[];
