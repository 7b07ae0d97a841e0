import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

const northwind = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };

export default [
  { screen: 'LicenseCard', props: { organization: northwind }, text: /Disable License/ },
] satisfies PrefetchRow[];
