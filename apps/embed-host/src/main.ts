import { takeSessionId } from './take-session-id.ts';

// Runs before any other code is loaded.
const handedOver = takeSessionId(window);

import('./start.tsx')
  .then(({ start }) => start(handedOver))
  .catch(() => {
    document.body.textContent = 'Meridian could not be loaded. Reload the page.';
  });
