import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

// The person's organizations and deals are looked through for the verdict.
const later = ['GET /organizations/admin/all', 'GET /enterprise'];

export default [
  { screen: 'UserDetail', props: { userId: 3 }, text: /Mia Duarte/, later },
  { screen: 'UserDetail', props: { userId: 3 }, text: /Connect to North Sea Trade/, isLazy: true, later },
] satisfies PrefetchRow[];
