import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'EnterpriseDealDetail', props: { dealId: 1 }, text: /Soft/i },
  { screen: 'EnterpriseDealDetail', props: { dealId: 1 }, text: /Remove /, isLazy: true },
  { screen: 'EnterpriseDealsTable', props: {}, text: /<td/, later: ['GET /organizations/lti'] },
] satisfies PrefetchRow[];
