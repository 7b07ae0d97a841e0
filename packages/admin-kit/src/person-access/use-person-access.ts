import type { AdminUser, EnterpriseDeal, License, Organization } from '@timemap/admin-api';
import { useMemo } from 'react';
import { coverage } from '../checks/coverage.ts';
import { useLicenseChecks } from '../checks/license-checks.ts';
import { type CheckProgress, type Checks, type EachQuery, KEPT_MS } from '../data/check-each.ts';
import { allOrganizationsQuery } from '../data/organization-queries.ts';
import type { Query } from '../data/query.ts';
import { useCheckEach } from '../data/use-check-each.ts';
import { dataOf, errorOf, isLoading, type QueryState, reload, useRead } from '../data/use-read.ts';
import {
  allDealsQuery,
  dealWhitelistQuery,
  organizationUsersQuery,
  subscriptionQuery,
} from './access-queries.ts';
import { type AccessSource, type KnownAccess, type Membership, withRoots } from './verdict.ts';

/** A list, and one call for each of its entries. */
export interface SearchedList {
  readonly read: QueryState<readonly unknown[]>;
  readonly checks: CheckProgress;
  readonly isChecking: boolean;
  /** Whether the answers are complete. */
  readonly isWhole: boolean;
  /** Makes all calls again. */
  readonly search: () => void;
}

export interface PersonAccess extends KnownAccess {
  readonly subscription: QueryState<boolean | null>;
  readonly organizations: SearchedList;
  /** The licenses of the roots above the person's organizations. */
  readonly licenses: Checks<License | null>;
  readonly enterpriseDeals: SearchedList;
}

/**
 * No call names the organizations or deals of a person: all are looked through in the background, four calls at a time,
 * and the answers serve every person for ten minutes. More than 200 wait for a press.
 */
export function usePersonAccess(user: AdminUser): PersonAccess {
  const subscription = useRead(subscriptionQuery(user.id));
  const organizations = useSearchedList(allOrganizationsQuery, usersOfEach);
  const deals = useSearchedList(allDealsQuery, whitelistOfEach);

  const { list: tree, answers: users } = organizations;
  const found = useMemo(
    () =>
      withRoots(tree ?? []).flatMap((place) => {
        const inPlace = users.get(place.organization.id);
        const member = inPlace?.find(({ id }) => id === user.id);
        if (!member) return [];
        const { isAdmin } = member;
        const isOnlyAdmin = isAdmin && inPlace?.filter((other) => other.isAdmin).length === 1;
        return [{ ...place, isAdmin, isOnlyAdmin }];
      }),
    [tree, users, user.id],
  );
  const rootIds = [...new Set(found.map(({ root }) => root.id))].join();
  const roots = useMemo(
    () => tree?.filter(({ id }) => rootIds.split(',').includes(String(id))) ?? null,
    [tree, rootIds],
  );
  const licenses = useLicenseChecks(roots);
  const memberships = found.map<Membership>((place) => ({
    ...place,
    license: licenses.answers.get(place.root.id),
  }));

  const answer = dataOf(subscription);
  const unread: AccessSource[] = [];
  if (subscription.status === 'failed') unread.push('subscription');
  if (!organizations.isWhole || licenses.checked < licenses.all) unread.push('organizations');
  if (!deals.isWhole) unread.push('deals');
  return {
    subscription,
    organizations,
    licenses,
    enterpriseDeals: deals,
    isSubscribed: subscription.status === 'ready' ? (answer ?? user.isSubscribed) : null,
    memberships,
    deals: (deals.list ?? []).flatMap((deal) => {
      const entries = coverage(deals.answers.get(deal.id) ?? [])(user.email);
      return entries.length > 0 ? [{ deal, entries }] : [];
    }),
    isChecking:
      subscription.status === 'loading' ||
      organizations.isChecking ||
      licenses.state === 'checking' ||
      deals.isChecking,
    unread,
  };
}

const usersOfEach = (roots: readonly Organization[]) =>
  new Map(withRoots(roots).map(({ organization: { id } }) => [id, organizationUsersQuery(id)] as const));

const whitelistOfEach = (deals: readonly EnterpriseDeal[]) =>
  new Map(deals.map(({ id }) => [id, dealWhitelistQuery(id)] as const));

function useSearchedList<Item, T>(
  all: Query<Item[]>,
  readsOf: (list: readonly Item[]) => EachQuery<T>,
): SearchedList & { readonly list: readonly Item[] | null; readonly answers: ReadonlyMap<number, T> } {
  const read = useRead(all, { freshMs: KEPT_MS, reloadsOnReturn: false });
  const list = dataOf(read);
  const reads = useMemo(() => list && readsOf(list), [list, readsOf]);
  const checks = useCheckEach(reads);
  const isListed = read.status === 'ready';
  return {
    read,
    list,
    checks,
    answers: checks.answers,
    isChecking: isListed ? checks.state === 'checking' || read.isRefreshing : isLoading(read),
    isWhole: isListed && errorOf(read) === null && checks.checked === checks.all,
    search: () => {
      reload(read);
      if (isListed && checks.checked === checks.all) checks.recheck();
      else checks.check();
    },
  };
}
