import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'OrgProjectsPanel', props: { organizationId: 1 }, text: /<td/ },
] satisfies PrefetchRow[];
