import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

export const jsonViewerMessages = defineMessages('json-viewer', {
  reading: 'Reading',
  empty: 'No data was recorded.',
  broken: ({ place, length }: { place: string; length: string }) =>
    `This is not valid JSON, so it is shown as text. The error is at character ${place} of ${length}.`,
  secrets: ({ count }: { count: string }) =>
    `Hidden values: ${count}. They may be secrets, and cannot be shown, searched or copied.`,
  secretsInText: 'Possible secrets are hidden, also in copies.',
  search: 'Search keys and values',
  found: ({ place, count }: { place: string; count: string }) => `${place} of ${count}`,
  foundSoFar: ({ count }: { count: string }) => `${count} so far`,
  notFound: 'No match',
  nextMatch: 'Next match',
  previousMatch: 'Previous match',
  unfoldAll: 'Expand all',
  foldAll: 'Collapse all',
  keys: (count: Count) => `${count.text} ${plural(count, { one: 'key', other: 'keys' })}`,
  items: (count: Count) => `${count.text} ${plural(count, { one: 'item', other: 'items' })}`,
  hidden: 'hidden',
  path: 'Path',
  copyPath: 'Copy path',
  copyValue: 'Copy value',
  copyAll: 'Copy all',
  value: 'Whole value',
  showMore: ({ count }: { count: string }) => `Show ${count} more characters`,
  rowsShown: ({ from, to, count }: { from: string; to: string; count: string }) =>
    `Rows ${from} to ${to} of ${count}`,
  earlierRows: 'Earlier rows',
  laterRows: 'Later rows',
});
