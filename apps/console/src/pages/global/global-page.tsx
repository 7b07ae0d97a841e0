import { GlobalHome } from '@timemap/admin-kit/global-home';
import { lazy, Suspense } from 'react';
import { PageFailed } from '../../shell/page-failed.tsx';

// Below the sections, and twice their size: they need not wait for it.
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
