/** Containers and kiosks report names like `en_US`, `de_DE.UTF-8`, `en-US@posix` and `C`. */
export function usableLocale(tags: readonly string[]): string {
  for (const tag of tags) {
    const canonical = canonicalLocale(tag);
    if (canonical !== null) return canonical;
  }
  return 'en';
}

function canonicalLocale(tag: unknown): string | null {
  if (typeof tag !== 'string') return null;
  const name = tag
    .trim()
    .replace(/[.@].*$/s, '')
    .replaceAll('_', '-');
  if (/^(c|posix)$/i.test(name)) return null;
  try {
    return Intl.getCanonicalLocales(name)[0] ?? null;
  } catch {
    return null;
  }
}
