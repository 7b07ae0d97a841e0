import type { ComponentType } from 'react';
import { PageFailed } from './shell/page-failed.tsx';

interface PageModule {
  Component: ComponentType;
}

/**
 * A page's module for the router's `lazy`. Where its script cannot be loaded, the failure is the page: the router shows
 * no error boundary, and nothing else either, for a lazy route that rejects. Retry there loads the document again.
 */
export function lazily(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return () => load().catch(() => ({ Component: PageFailed }));
}
