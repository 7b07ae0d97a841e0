import type { AdminUser, EnterpriseDeal, License, Organization } from '@timemap/admin-api';
import { endOfDeal } from '../checks/deal-rules.ts';

export interface OrganizationInTree {
  readonly organization: Organization;
  /** It has the license. */
  readonly root: Organization;
}

export interface Membership extends OrganizationInTree {
  readonly isAdmin: boolean;
  /** The organization would be without an admin. */
  readonly isOnlyAdmin: boolean;
  /** Of the root. null: none; undefined: not known. */
  readonly license: License | null | undefined;
}

export interface CoveringDeal {
  readonly deal: EnterpriseDeal;
  /** The entries of its whitelist that match the person's address. */
  readonly entries: readonly string[];
}

export type AccessSource = 'subscription' | 'organizations' | 'deals';

/** What is known so far about how a person gets in. */
export interface KnownAccess {
  /** null: not known. */
  readonly isSubscribed: boolean | null;
  readonly memberships: readonly Membership[];
  readonly deals: readonly CoveringDeal[];
  readonly isChecking: boolean;
  /** What could not be read, or waits for a press. */
  readonly unread: readonly AccessSource[];
}

export type Payer =
  | { readonly kind: 'subscription' }
  | { readonly kind: 'organization' | 'deal'; readonly name: string };

export type UnpaidReason =
  | { readonly kind: 'licenseDisabled' | 'noLicense'; readonly name: string }
  | { readonly kind: 'dealEnded'; readonly name: string; readonly at: number }
  | { readonly kind: 'trialEnded'; readonly at: number };

export type Verdict =
  | { readonly kind: 'unverified' | 'grandfathered' | 'checking' }
  | { readonly kind: 'paid'; readonly payers: readonly Payer[] }
  | { readonly kind: 'trial'; readonly until: number }
  | { readonly kind: 'unpaid'; readonly reasons: readonly UnpaidReason[] }
  | { readonly kind: 'unclear'; readonly unread: readonly AccessSource[] };

type Person = Pick<AdminUser, 'isVerified' | 'isGrandfathered' | 'trialExpiresAt'>;

/** A source of access counts as soon as it is found. 'No paid access' needs all reads. @spec B §3 */
export function verdictOf(person: Person, known: KnownAccess, now: number): Verdict {
  if (!person.isVerified) return { kind: 'unverified' };
  const payers = payersOf(known, now);
  if (payers.length > 0) return { kind: 'paid', payers };
  if (person.isGrandfathered) return { kind: 'grandfathered' };
  const { trialExpiresAt } = person;
  if (trialExpiresAt !== null && trialExpiresAt > now) return { kind: 'trial', until: trialExpiresAt };
  if (known.isChecking) return { kind: 'checking' };
  if (known.unread.length > 0) return { kind: 'unclear', unread: known.unread };
  const reasons = [...reasonsOf(known, now)];
  if (trialExpiresAt !== null) reasons.push({ kind: 'trialEnded', at: trialExpiresAt });
  return { kind: 'unpaid', reasons };
}

export const isOver = (deal: EnterpriseDeal, now: number) => (endOfDeal(deal) ?? now) < now;

function payersOf({ isSubscribed, memberships, deals }: KnownAccess, now: number): readonly Payer[] {
  const licensed = memberships.filter(({ license }) => license?.isEnabled);
  return [
    ...(isSubscribed ? [{ kind: 'subscription' } as const] : []),
    ...rootsOf(licensed).map(({ name }) => ({ kind: 'organization', name }) as const),
    ...deals
      .filter(({ deal }) => !isOver(deal, now))
      .map(({ deal: { name } }) => ({ kind: 'deal', name }) as const),
  ];
}

function reasonsOf({ memberships, deals }: KnownAccess, now: number): readonly UnpaidReason[] {
  const unlicensed = memberships.filter(({ license }) => license === null);
  const disabled = memberships.filter(({ license }) => license?.isEnabled === false);
  return [
    ...rootsOf(disabled).map(({ name }) => ({ kind: 'licenseDisabled', name }) as const),
    ...deals
      .filter(({ deal }) => isOver(deal, now))
      .map(({ deal }) => ({ kind: 'dealEnded', name: deal.name, at: endOfDeal(deal) ?? now }) as const),
    ...rootsOf(unlicensed).map(({ name }) => ({ kind: 'noLicense', name }) as const),
  ];
}

const rootsOf = (memberships: readonly Membership[]) => [
  ...new Map(memberships.map(({ root }) => [root.id, root])).values(),
];

export function withRoots(roots: readonly Organization[]): readonly OrganizationInTree[] {
  const all = roots.map((root) => ({ organization: root, root }));
  for (const { organization, root } of all) {
    for (const child of organization.children) all.push({ organization: child, root });
  }
  return all;
}
