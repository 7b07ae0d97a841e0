/**
 * Words and ids between single slashes, as in all paths of the console. '/.//host' has the console's origin
 * by the URL standard, but its pathname '//host' is another host when it is parsed again.
 */
const PLAIN_PATH = /^(\/[\w-]+)*\/?$/;

/**
 * Anybody may have written the address. Only a page of the console is accepted, as the URL standard reads it, not as it
 * was written; everything else leads to the base route.
 * @param isPage whether the route table has a path other than the login page
 * @spec A §2
 */
export function safeRedirect(
  wanted: string | null,
  isPage: (pathname: string) => boolean,
  origin: string = window.location.origin,
): string {
  const url = URL.parse(wanted ?? '/', origin);
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '') return '/';
  if (!PLAIN_PATH.test(url.pathname) || !isPage(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
