import { takeSessionId } from './take-session-id.ts';

// Before anything else, of this app or of a library, is as much as loaded.
const handedOver = takeSessionId(window);

import('./start.tsx')
  .then(({ start }) => start(handedOver))
  .catch(() => {
    document.body.textContent = 'Meridian could not be loaded. Reload the page.';
  });
