import { useEffect } from 'react';

/** Something of the kit without a root around it. The node that holds an overlay has its root inside. */
const OUTSIDE = '[class^="ak-"]:not(.ak-root, .ak-root *, .ak-portal)';

let isScheduled = false;

function useWarning(): void {
  useEffect(() => {
    if (isScheduled) return;
    isScheduled = true;
    // Later, since overlays are put into the page by effects.
    setTimeout(() => {
      const part = document.querySelector(OUTSIDE);
      if (part === null) isScheduled = false;
      else {
        // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
        console.warn(
          `A part of @timemap/admin-kit (class "${part.className}") is outside of an AdminKitRoot, so it has no colours and no font. ` +
            "Put <AdminKitRoot> from '@timemap/admin-kit/ui/kit-root' around it.",
        );
      }
    });
  }, []);
}

/**
 * Warns in development, once for each page, when a part is used without an `AdminKitRoot` or a screen around it. The
 * choice is made as the module loads, so that a bundler leaves the warning out of production.
 */
export const useRootWarning =
  typeof process !== 'undefined' && process.env.NODE_ENV === 'development' ? useWarning : () => {};
