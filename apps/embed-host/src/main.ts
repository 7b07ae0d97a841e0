import { takeSessionId } from './take-session-id.ts';

const handedOver = takeSessionId(window);

import('./start.tsx')
  .then(({ start }) => start(handedOver))
  .catch(() => {
    document.body.textContent = 'Meridian could not be loaded. Reload the page.';
  });
