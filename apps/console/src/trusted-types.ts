import { mapMarkupPolicy } from '@timemap/admin-kit';

/** The part of `window.trustedTypes` that is needed; browsers without it enforce nothing. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: typeof mapMarkupPolicy): unknown;
}

/**
 * Answers for the libraries that write markup as text, which the page's policy (`require-trusted-types-for`) forbids.
 * Only a policy of the name `default` is asked for text, and a page may have one: calling again changes nothing.
 */
export function installTrustedTypes(
  page: { trustedTypes?: PolicyFactory } = window as { trustedTypes?: PolicyFactory },
): void {
  if (page.trustedTypes?.defaultPolicy) return;
  page.trustedTypes?.createPolicy('default', mapMarkupPolicy);
}
