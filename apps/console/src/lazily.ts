import type { ComponentType } from 'react';
import { PageFailed } from './shell/page-failed.tsx';

interface PageModule {
  Component: ComponentType;
}

/**
 * A page's module for the router's `lazy`. If its script cannot be loaded, the page shows the failure,
 * because the router shows no error boundary for a lazy route that rejects. Retry reloads the document.
 */
export function lazily(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return () => load().catch(() => ({ Component: PageFailed }));
}
