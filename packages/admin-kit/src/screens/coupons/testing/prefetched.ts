import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [{ screen: 'CouponsTable', props: {}, text: /WELCOME-10/ }] satisfies PrefetchRow[];
