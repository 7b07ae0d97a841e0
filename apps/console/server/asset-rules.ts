/** A path with one of these is a file and never a screen, so a missing one is a 404. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export const HASHED_FOLDER = '/assets/';

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** index.html names the current build, config.json the current environment. */
export const CACHE_REVALIDATE = 'no-cache';

function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

export function mediaTypeOf(path: string): string {
  return MEDIA_TYPES[extensionOf(path)] ?? 'application/octet-stream';
}

export function isCompressible(mediaType: string): boolean {
  return /^text\/|json|svg|javascript/.test(mediaType);
}

/** Smaller files grow by the headers of an encoding. */
export const SMALLEST_COMPRESSED_BYTES = 1024;

export function cacheControlOf(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? CACHE_FOREVER : CACHE_REVALIDATE;
}

export function isScreenPath(path: string): boolean {
  return (
    !path.startsWith('//') &&
    !path.startsWith(HASHED_FOLDER) &&
    !Object.hasOwn(MEDIA_TYPES, extensionOf(path))
  );
}
