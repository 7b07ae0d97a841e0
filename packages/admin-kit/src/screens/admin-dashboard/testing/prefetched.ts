import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [
  { screen: 'AdminDashboard', props: {}, text: /<td[^>]*>.*Northwind University/ },
] satisfies PrefetchRow[];
