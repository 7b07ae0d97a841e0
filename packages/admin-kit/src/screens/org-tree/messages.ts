import { defineMessages } from '../../messages/define-messages.ts';

/** The words of the organization tree. */
export const orgTreeMessages = defineMessages('org-tree', {
  title: 'Organizations',
  count: (facts: { count: number; formatted: string }) =>
    facts.count === 1 ? '1 organization' : `${facts.formatted} organizations`,
  empty: 'You are not a member of any organizations',
  loading: 'Loading organizations',
  failed: 'The organizations could not be loaded',
  refreshFailed: 'The organizations could not be loaded again. These are from before.',
  retry: 'Retry',
  refresh: 'Refresh',
  search: 'Search organizations',
  searchPlaceholder: 'Search',
  found: (facts: { count: number; formatted: string; total: string }) =>
    `${facts.formatted} of ${facts.total} ${facts.count === 1 ? 'matches' : 'match'}`,
  nothingFound: (facts: { query: string }) => `No organization matches ${facts.query}`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  unnamed: (facts: { id: number }) => `No name (id ${facts.id})`,
});
