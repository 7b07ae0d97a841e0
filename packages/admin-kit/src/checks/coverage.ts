/**
 * Gives the entries of a whitelist that cover an address: itself, '@' and its domain, or '.' and a domain above its own.
 * @spec B §5
 */
export function coverage(whitelist: readonly string[]): (email: string) => readonly string[] {
  const entries = new Map<string, string[]>();
  for (const entry of whitelist) {
    const key = entry.trim().toLowerCase();
    const same = entries.get(key);
    if (same) same.push(entry);
    else entries.set(key, [entry]);
  }
  const found = (key: string) => entries.get(key) ?? [];
  const ofDomains = new Map<string, readonly string[]>();
  const entriesOf = (domain: string): readonly string[] => {
    const known = ofDomains.get(domain);
    if (known) return known;
    const above = domain.split('.').map((_, index, labels) => `.${labels.slice(index + 1).join('.')}`);
    const all = [`@${domain}`, ...above.slice(0, -1)].flatMap(found);
    ofDomains.set(domain, all);
    return all;
  };
  return (email) => {
    const address = email.trim().toLowerCase();
    const at = address.lastIndexOf('@');
    return at < 1 ? [] : [...found(address), ...entriesOf(address.slice(at + 1))];
  };
}
