import { useSyncExternalStore } from 'react';
import { type Place, readPlace } from './place.ts';

export function usePlace(): Place {
  useSyncExternalStore(subscribe, () => window.location.hash);
  return readPlace(window.location);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
