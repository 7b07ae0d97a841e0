import { mapMarkupPolicy } from '@timemap/admin-kit';

/** Browsers without it enforce nothing. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: typeof mapMarkupPolicy): unknown;
}

/**
 * Allows libraries to write markup as text, which the page's policy (`require-trusted-types-for`) forbids otherwise.
 * Only a policy named `default` is used for text, and a page can have only one, so a second call does nothing.
 */
export function installTrustedTypes(
  page: { trustedTypes?: PolicyFactory } = window as { trustedTypes?: PolicyFactory },
): void {
  if (page.trustedTypes?.defaultPolicy) return;
  page.trustedTypes?.createPolicy('default', mapMarkupPolicy);
}
