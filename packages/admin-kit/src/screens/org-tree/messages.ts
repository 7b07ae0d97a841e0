import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

export const orgTreeMessages = defineMessages('org-tree', {
  title: 'Organizations',
  count: (count: Count) => `${count.text} ${plural(count, { one: 'organization', other: 'organizations' })}`,
  empty: 'You are not a member of any organizations',
  emptyHint: 'Ask an admin of an organization to add you.',
  emptyHintForAdmins: 'There are no organizations yet. Create the first one.',
  loading: 'Loading organizations',
  failed: 'The organizations could not be loaded',
  refreshFailed: 'Could not refresh the organizations. Showing the last loaded ones.',
  refresh: 'Refresh',
  search: 'Search organizations',
  searchPlaceholder: 'Search',
  found: ({ count, total }: { count: Count; total: string }) =>
    `${count.text} of ${total} ${plural(count, { one: 'matches', other: 'match' })}`,
  nothingFound: (facts: { query: string }) => `No organization matches ${facts.query}`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  unnamed: (facts: { id: number }) => `No name (id ${facts.id})`,
});
