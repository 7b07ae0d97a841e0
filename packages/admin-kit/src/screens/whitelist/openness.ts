import { getPublicSuffix } from 'tldts-icann';
import { mailProviders } from './mail-providers.ts';
import { cleanedAddress, cleanedDomain } from './rules.ts';

/** Who has an address at a domain: everyone who wants one, or many organizations below it. */
export type Openness = 'mail' | 'suffix';

export interface OpenDomain {
  readonly domain: string;
  readonly kind: Openness;
}

/** null: somebody's own domain, or an address, which lets in one person. */
export function opennessOf(typed: string, further: readonly string[] = []): OpenDomain | null {
  if (cleanedAddress(typed) !== '') return null;
  const domain = cleanedDomain(typed);
  if (mailProviders.has(domain) || further.some((other) => other.toLowerCase() === domain)) {
    return { domain, kind: 'mail' };
  }
  return isSuffix(domain) ? { domain, kind: 'suffix' } : null;
}

/** The package takes every single label for a suffix, so that 'harvard' would be one until '.edu' is typed. */
function isSuffix(domain: string): boolean {
  if (!domain.includes('.')) return /^(?:com|edu|gov|int|mil|net|org)$/.test(domain);
  return getPublicSuffix(domain, { validateHostname: false }) === domain;
}
