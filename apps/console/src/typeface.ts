import { withLocalStorage } from './session/kept-after-logout.ts';

const FETCHED = 'cv-typeface';

/** Inter is larger than the script of any page, so it loads last. */
export function loadTypeface(): void {
  import('@fontsource-variable/inter')
    .then(() => document.fonts.load('1em "Inter Variable"'))
    .then(() => withLocalStorage((storage) => storage.setItem(FETCHED, 'yes')))
    .catch(() => undefined);
}

/** The browser most likely has Inter in its cache after the first visit. Loaded before the first text, it moves nothing. */
export function loadFetchedTypeface(): void {
  if (withLocalStorage((storage) => storage.getItem(FETCHED))) loadTypeface();
}
