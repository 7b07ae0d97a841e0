import type { ElementType } from 'react';

/** Marks what a host's own link component draws: there the sheet without layers lets the host's classes count. */
export function hostLinkClass(component: ElementType): string | undefined {
  return component === 'a' ? undefined : 'ak-host-link';
}
