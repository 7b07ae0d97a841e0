/** Single slashes only: the pathname of '/.//host' is '//host', which is another host when it is parsed again. */
const PLAIN_PATH = /^(\/[\w-]+)*\/?$/;

/** Accepts only a page of the console, other than the login page, as the URL standard reads it. @spec A §2 */
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
