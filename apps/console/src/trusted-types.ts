import { mapMarkupPolicy } from '@timemap/admin-kit';

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: typeof mapMarkupPolicy): unknown;
}

/** The page's policy forbids markup as text. Only a policy named `default` is used, and a page can have only one. */
export function installTrustedTypes(
  page: { trustedTypes?: PolicyFactory } = window as { trustedTypes?: PolicyFactory },
): void {
  if (page.trustedTypes?.defaultPolicy) return;
  page.trustedTypes?.createPolicy('default', mapMarkupPolicy);
}
