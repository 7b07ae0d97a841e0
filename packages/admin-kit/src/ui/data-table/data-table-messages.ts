import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

export const dataTableMessages = defineMessages('data-table', {
  caption: (facts: { label: string; count: Count }) =>
    `${facts.label}, ${facts.count.text} ${plural(facts.count, { one: 'row', other: 'rows' })}`,
  loading: 'Loading…',
  retry: 'Retry',
  refreshing: 'Refreshing…',
  unreadable: (count: Count) =>
    `${count.text} ${plural(count, { one: 'entry could not be read. It is', other: 'entries could not be read. They are' })} not shown here.`,
  range: (facts: { from: string; to: string; count: string }) =>
    `${facts.from}–${facts.to} of ${facts.count}`,
  rangeOfMatches: (facts: { from: string; to: string; count: string; all: string }) =>
    `${facts.from}–${facts.to} of ${facts.count}, filtered from ${facts.all}`,
  noMatches: (facts: { all: string }) => `0 of ${facts.all}`,
  pages: (facts: { label: string }) => `Pages of ${facts.label}`,
  page: (facts: { page: string }) => `Page ${facts.page}`,
  pageOf: (facts: { page: string; count: string }) => `Page ${facts.page} of ${facts.count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  isFirstPage: 'This is the first page.',
  isLastPage: 'This is the last page.',
  rowsPerPage: 'Rows per page',
  sortBy: 'Sort by',
  unsorted: 'Unsorted',
  ascending: (facts: { column: string }) => `${facts.column}, ascending`,
  descending: (facts: { column: string }) => `${facts.column}, descending`,
  sorted: (facts: { order: string }) => `Sorted by ${facts.order}`,
  columns: 'Columns',
  noRoom: 'Hidden: not enough width.',
  actions: 'Actions',
  actionsFor: (facts: { row: string }) => `Actions for ${facts.row}`,
  select: 'Select',
  selectRow: (facts: { row: string }) => `Select ${facts.row}`,
  selectPage: 'Select all rows on this page',
  selected: (facts: { count: string }) => `${facts.count} selected`,
  selectedHidden: (facts: { count: string; hidden: string }) =>
    `${facts.count} selected, ${facts.hidden} of them hidden by the filter`,
  selectAll: (facts: { count: string }) => `Select all ${facts.count}`,
  clearSelection: 'Clear selection',
  clearFilter: 'Clear filter',
  filters: 'Filters',
  filtersOn: (facts: { count: string }) => `Filters, ${facts.count} active`,
  more: 'More',
  moreOf: (facts: { row: string }) => `More about ${facts.row}`,
  exportCsv: 'Export CSV',
  exportSelected: 'Export selected rows as CSV',
  exported: (count: Count) => `${count.text} ${plural(count, { one: 'row', other: 'rows' })} exported`,
  notExported: 'The file could not be saved.',
  nothingToExport: 'There are no rows to export.',
  yes: 'Yes',
  no: 'No',
});
