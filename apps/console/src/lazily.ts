import { type ComponentType, lazy } from 'react';
import { PageFailed } from './shell/page-failed.tsx';

interface PageModule {
  Component: ComponentType;
}

/** The router shows no error boundary for a lazy route that rejects, so the page itself shows the failure. */
export function lazily(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return () => load().catch(() => ({ Component: PageFailed }));
}

const Nothing = () => null;

/** With React's `lazy` alone, a script that cannot be loaded takes the whole page with it. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Instead: ComponentType<P> = Nothing,
) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: Instead })));
}
