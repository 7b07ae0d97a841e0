import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [{ screen: 'UsersTable', props: {}, text: /Log in as ada/i }] satisfies PrefetchRow[];
