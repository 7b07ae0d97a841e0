import type { PrefetchRow } from '../../../prefetch/testing/prefetched-page.tsx';

export default [{ screen: 'WhitelistManager', props: {}, text: /Remove/ }] satisfies PrefetchRow[];
