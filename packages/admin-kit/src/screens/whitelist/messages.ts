import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

/** The words that differ between the whitelists. */
export type WhitelistScopeWords = Readonly<Record<'title' | 'loadFailed', string>>;

interface Entry {
  entry: string;
}

const entries = (count: Count) => `${count.text} ${plural(count, { one: 'entry', other: 'entries' })}`;

export const whitelistMessages = defineMessages('whitelist', {
  title: 'Manage Whitelist',
  loadFailed: 'Failed to load whitelist',
  loading: 'Loading whitelist',
  reload: 'Refresh whitelist',
  retry: 'Retry',
  onlyGlobalAdmins: 'Only global admins can manage the whitelist.',
  addFailed: ({ why }: { why: string }) => `Failed to add entry: ${why}`,
  removeFailed: ({ why }: { why: string }) => `Failed to remove entry: ${why}`,

  typed: 'Domain or email',
  typedHint: 'A domain such as example.org, or an address such as maria@example.org',
  ways: 'How to add it',
  domain: 'Add Domain Only',
  domainAndSubdomains: 'Add Domain+Subdomains',
  wholeEmail: 'Add Whole Email',
  domainAbout: 'Everyone at the domain, stored with “@” before it',
  domainAndSubdomainsAbout:
    'Everyone at the domain and its subdomains: two entries, one with “@” and one with “.”',
  wholeEmailAbout: 'One address, stored as typed',
  stores: 'Stores',
  listed: 'already on the whitelist',
  nothingTyped: 'Enter a domain or email first.',
  allListed: 'Already on the whitelist.',
  stillAdding: 'Another entry is being added.',
  hasAtInside: 'This contains “@”. To add one address, use Add Whole Email.',
  isNoDomain: 'This does not look like a domain.',
  meant: 'Did you mean:',
  use: ({ entry }: Entry) => `Use ${entry}`,
  announceUsed: ({ entry }: Entry) => `${entry} is in the field. Nothing has been added yet.`,
  mixesScripts: ({ scripts, punycode }: { scripts: string; punycode: string }) =>
    `This domain mixes letters from several scripts (${scripts}) and may imitate another one. Its ASCII form is ${punycode}.`,
  hasNoAt: 'This contains no “@”. It may be a domain.',
  typedMany: 'Paste a list to add several.',
  hasStar: 'The whitelist has no “*”. Enter the domain without it.',
  addMany: (count: Count) => `Add ${entries(count)}`,
  addedSoFar: ({ done, all }: { done: string; all: string }) => `${done} of ${all} added`,
  subdomainsToo: 'Subdomains too',
  toAdd: 'What will be added',
  everyoneAt: 'Everyone at the domain',
  everyoneBelow: 'Everyone at its subdomains',
  addressOnly: 'This address only',
  readFrom: ({ text }: { text: string }) => `from “${text}”`,
  leftOut: ({ text }: { text: string }) => `Neither a domain nor an address, left out: ${text}`,
  more: ({ count }: { count: string }) => `and ${count} more`,
  openMail: ({ domains }: { domains: string }) =>
    `Anyone can get an address at ${domains}. Adding it lets everyone in.`,
  openSuffix: ({ domains }: { domains: string }) =>
    `${domains} is an ending that many organizations share. Adding it lets all of them in.`,
  notAddedYet: 'Not added so far',
  announceAddedMany: (count: Count) => `Added ${entries(count)}`,
  notAdded: 'Not added',
  maybeAdded: 'Possibly added',
  notOrMaybeAdded: 'Some entries may not have been added',
  retryOf: ({ entry }: Entry) => `Retry ${entry}`,
  announceAdded: ({ entries }: { entries: string }) => `Added ${entries}`,

  entries: 'Whitelist entries',
  filter: 'Filter entries',
  filterPlaceholder: 'Filter entries',
  count: entries,
  matchCount: ({ matches, all }: { matches: string; all: Count }) => `${matches} of ${entries(all)}`,
  none: 'No entries',
  noneText: 'The whitelist is empty.',
  noMatch: 'No entries match query',
  isDomain: 'Domain',
  isSubdomains: 'Subdomains',
  isAddress: 'Address',
  isOther: 'Other',
  select: ({ entry }: Entry) => `Select ${entry}`,
  removeMany: 'Remove',
  removeManyTitle: 'Remove entries',
  askRemoveMany: (count: Count) => `Remove ${entries(count)}?`,
  remove: ({ entry }: Entry) => `Remove ${entry}`,
  announceRemoved: ({ entry }: Entry) => `Removed ${entry}`,
  skip: 'Skip the list',
});
