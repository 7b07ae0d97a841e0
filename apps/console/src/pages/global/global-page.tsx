import { GlobalHome, prefetchAttention } from '@timemap/admin-kit/global-home';
import { Suspense } from 'react';
import { lazyPart } from '../../lazily.ts';
import { useIsFirstViewOver } from '../../shell/early-scripts.ts';
import { PageFailed } from '../../shell/page-failed.tsx';

// Lazy, because it is twice the size of the sections above it.
const WhitelistManager = lazyPart(
  async () => ({ default: (await import('@timemap/admin-kit/whitelist')).WhitelistManager }),
  PageFailed,
);

// Loads it together with the script of this page, so that it is ready before the page.
prefetchAttention();

export function Component() {
  const isFirstViewOver = useIsFirstViewOver();
  return (
    <GlobalHome
      hasAttention
      whitelist={
        isFirstViewOver && (
          <Suspense fallback={null}>
            <WhitelistManager />
          </Suspense>
        )
      }
    />
  );
}
