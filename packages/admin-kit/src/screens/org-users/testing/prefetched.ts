import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'OrgUsersPanel', props: { organizationId: 1 }, text: /Make Admin|Revoke Admin/ },
] satisfies PrefetchRow[];
