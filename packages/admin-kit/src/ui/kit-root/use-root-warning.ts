import { useEffect } from 'react';

/** An overlay's node contains its own root. */
const OUTSIDE = '[class^="ak-"]:not(.ak-root, .ak-root *, .ak-portal)';

let isScheduled = false;

function useWarning(): void {
  useEffect(() => {
    if (isScheduled) return;
    isScheduled = true;
    // Effects add overlays to the page.
    setTimeout(() => {
      const part = document.querySelector(OUTSIDE);
      if (part === null) isScheduled = false;
      else {
        // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
        console.warn(
          `A part of @timemap/admin-kit (class "${part.className}") is outside of an AdminKitRoot, so it has no colors and no font. ` +
            "Put <AdminKitRoot> from '@timemap/admin-kit/ui/kit-root' around it.",
        );
      }
    });
  }, []);
}

/** Bundlers remove the warning from production. */
export const useRootWarning =
  typeof process !== 'undefined' && process.env.NODE_ENV === 'development' ? useWarning : () => {};
