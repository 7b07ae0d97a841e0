import { cleanedAddress, cleanedDomain, isDomain, isWildcard, namesSubdomains } from './rules.ts';

/** A domain or an address of a pasted list. */
export interface ReadEntry {
  /** The text as it was written. */
  readonly typed: string;
  /** As it is stored: '@' or '.' and a domain, or an address. */
  readonly entry: string;
  /** null: an address, or the subdomains of a domain alone. */
  readonly domain: string | null;
}

export interface ReadList {
  readonly found: readonly ReadEntry[];
  /** Text that is neither a domain nor an address, and domains with '*.', whose meaning is unclear. */
  readonly leftOut: readonly string[];
}

/** Two entries that nothing separates. */
const SEVERAL = /@[^@/?#\\]+@/;

/** Each domain and address once, in lower case. */
export function readEntries(parts: readonly string[]): ReadList {
  const found = new Map<string, ReadEntry>();
  const leftOut: string[] = [];
  for (const typed of parts) {
    const address = cleanedAddress(typed);
    const domain = cleanedDomain(typed);
    if (address !== '') found.set(address, { typed, entry: address, domain: null });
    else if (!isDomain(domain) || SEVERAL.test(typed) || isWildcard(typed)) leftOut.push(typed);
    else {
      // The entries of another whitelist, where the two marks mean two entries.
      const isBelow = namesSubdomains(typed);
      const entry = `${isBelow ? '.' : '@'}${domain}`;
      if (!found.has(entry)) found.set(entry, { typed, entry, domain: isBelow ? null : domain });
    }
  }
  return { found: [...found.values()], leftOut };
}

/** The entries to send, with those of the subdomains on request. */
export function entriesOf(found: readonly ReadEntry[], withSubdomains: boolean): readonly string[] {
  const entries = found.flatMap(({ entry, domain }) =>
    domain !== null && withSubdomains ? [entry, `.${domain}`] : [entry],
  );
  return [...new Set(entries)];
}
