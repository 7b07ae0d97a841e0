import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'OrganizationPanel', props: { organizationId: 1 }, text: /Create Sub Organization/ },
  {
    screen: 'OrganizationPanel',
    props: { organizationId: 1, tab: 'users' },
    text: /Make Admin|Revoke Admin/,
    isLazy: true,
  },
  { screen: 'OrganizationPanel', props: { organizationId: 1, tab: 'projects' }, text: /<td/, isLazy: true },
  {
    screen: 'OrganizationPanel',
    props: { organizationId: 1, tab: 'lms' },
    text: /Institution/,
    isLazy: true,
  },
] satisfies PrefetchRow[];
