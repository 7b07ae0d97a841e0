import type { ComponentType } from 'react';
import { PageFailed } from './shell/page-failed.tsx';

interface PageModule {
  Component: ComponentType;
}

/** The router shows no error boundary for a lazy route that rejects, so the page itself shows the failure. */
export function lazily(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return () => load().catch(() => ({ Component: PageFailed }));
}
