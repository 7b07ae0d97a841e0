const HOSTS = new Set(['dropbox.com', 'www.dropbox.com']);
const SHARE_PATH = /^\/(s|sh|scl)\//;

/**
 * The address that an audio file plays from. A Dropbox share link leads to a page and becomes a direct download
 * (`dl=1`); any other text is unchanged.
 * @spec B §3
 */
export function directAudioUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !HOSTS.has(url.host) || !SHARE_PATH.test(url.pathname)) return address;
  url.searchParams.set('dl', '1');
  return url.href;
}
