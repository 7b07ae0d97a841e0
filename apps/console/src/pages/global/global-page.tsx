import { GlobalHome } from '@timemap/admin-kit/global-home';
import { lazy, Suspense } from 'react';
import { PageFailed } from '../../shell/page-failed.tsx';

// Lazy, because it is twice the size of the sections above it.
const WhitelistManager = lazy(() =>
  import('@timemap/admin-kit/whitelist').then(
    (whitelist) => ({ default: whitelist.WhitelistManager }),
    () => ({ default: PageFailed }),
  ),
);

export function Component() {
  return (
    <GlobalHome
      hasAttention
      whitelist={
        <Suspense fallback={null}>
          <WhitelistManager />
        </Suspense>
      }
    />
  );
}
