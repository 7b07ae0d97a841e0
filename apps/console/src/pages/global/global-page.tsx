import { useMessages } from '@timemap/admin-kit';
import { GlobalHome, prefetchAttention } from '@timemap/admin-kit/global-home';
import { FailedState } from '@timemap/admin-kit/ui/screen-state';
import { Section } from '@timemap/admin-kit/ui/section';
import { Suspense } from 'react';
import { lazyPart } from '../../lazily.ts';
import { pageMessages } from '../../messages.ts';
import { useIsFirstViewOver } from '../../shell/early-scripts.ts';
import { shellMessages } from '../../shell/messages.ts';

const WhitelistManager = lazyPart(
  async () => ({ default: (await import('@timemap/admin-kit/whitelist')).WhitelistManager }),
  WhitelistFailed,
);

function WhitelistFailed() {
  return (
    <Section title={useMessages(pageMessages).whitelist}>
      <FailedState onRetry={() => window.location.reload()}>
        {useMessages(shellMessages).notLoadedText}
      </FailedState>
    </Section>
  );
}

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
            <WhitelistManager startsFolded />
          </Suspense>
        )
      }
    />
  );
}
