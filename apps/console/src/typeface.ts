import { createSessionStore } from '@timemap/admin-api';
import { withLocalStorage } from './session/kept-after-logout.ts';

const FETCHED = 'cv-typeface';

/** Inter is larger than the script of any page, so it loads last. */
export function loadTypeface(): void {
  import('@fontsource-variable/inter')
    .then(() => document.fonts.load('1em "Inter Variable"'))
    .then(() => {
      // Nothing stays in storage after a logout.
      if (createSessionStore().get() !== null) withLocalStorage((storage) => storage.setItem(FETCHED, 'yes'));
    })
    .catch(() => undefined);
}

/** After the first visit, Inter is most likely in the browser's cache. Loaded before the first text, it moves nothing. */
export function loadFetchedTypeface(): void {
  if (withLocalStorage((storage) => storage.getItem(FETCHED))) loadTypeface();
}

export function forgetTypeface(): void {
  withLocalStorage((storage) => storage.removeItem(FETCHED));
}
