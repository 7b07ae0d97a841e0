import { useSyncExternalStore } from 'react';
import { type Place, readPlace } from './place.ts';

/** The current address. Links load a new page; only the part behind the # changes without a load. */
export function usePlace(): Place {
  useSyncExternalStore(subscribe, () => window.location.hash);
  return readPlace(window.location);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
