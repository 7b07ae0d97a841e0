import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

interface Person {
  user: string;
}

const users = (count: Count) => `${count.text} ${plural(count, { one: 'user', other: 'users' })}`;
const people = (count: Count) => `${count.text} ${plural(count, { one: 'person', other: 'people' })}`;
const duplicateLines = (count: Count) =>
  `${count.text} ${plural(count, { one: 'duplicate', other: 'duplicates' })}`;

export const orgUsersMessages = defineMessages('org-users', {
  title: 'Users',
  loading: 'Loading users',
  reload: 'Refresh users',
  allOrganizations: 'All Organizations',
  organizationNotLoaded: 'Failed to load organization',
  notLoaded: 'The users are not loaded.',
  notReloaded: 'Could not refresh the users',
  forbidden: 'Only admins of this organization can see its users.',
  readOnly: 'Only admins of this organization can add, promote and remove users.',
  unnamedOrganization: 'Unnamed organization',
  filter: 'Filter users',
  none: 'This organization has no users.',
  noMatch: 'No users match query',

  username: 'Username',
  email: 'Email',
  admin: 'Admin',
  actions: 'Actions',

  makeAdmin: 'Make Admin',
  makeAdminOf: ({ user }: Person) => `Make Admin: ${user}`,
  takeAdmin: 'Revoke Admin',
  takeAdminOf: ({ user }: Person) => `Revoke Admin: ${user}`,
  remove: 'Remove',
  removeOf: ({ user }: Person) => `Remove ${user}`,
  // Shown and announced beside Undo, after the change.
  announceAdmin: ({ user }: Person) => `${user} is now an admin`,
  announceNoAdmin: ({ user }: Person) => `${user} is no longer an admin`,

  alreadyAdmin: ({ user }: Person) => `${user} was already an admin`,
  alreadyNoAdmin: ({ user }: Person) => `${user} was not an admin`,

  add: 'Add User',
  addDescription: ({ organization }: { organization: string }) => `Adds a user to ${organization}.`,
  usernameOrEmail: 'Username or email',
  usernameMissing: 'Enter a username or email.',
  asAdmin: 'Admin',
  asAdminDescription: 'Admins can add, promote and remove users, and create sub-organizations and projects.',
  cancel: 'Cancel',
  announceAdded: ({ user }: Person) => `${user} added`,

  removeTitle: ({ user }: Person) => `Remove ${user}?`,
  removeDescription: ({ user, id, organization }: Person & { id: string; organization: string }) =>
    `${user}, user ID ${id}, will be removed from ${organization} only, or from every organization of its tree.`,
  removeNumbers: ({ users, admins }: { users: string; admins: string }) =>
    `Users: ${users}. Admins: ${admins}.`,
  removeOwn: 'This is you. You may not be able to undo this yourself.',
  removeHere: 'Remove User From This Organization Only',
  removeEverywhere: 'Remove User From Entire Organization Tree',
  announceRemoved: ({ user }: Person) => `${user} removed`,
  gone: ({ user, id }: Person & { id: string }) =>
    `${user}, user ID ${id}, is no longer in this organization.`,

  ownFlag: 'You cannot change your own admin status.',
  ownRemoval: 'To remove yourself, use the action in your own row.',
  askMakeAdmin: (count: Count) =>
    `Make ${users(count)} ${plural(count, { one: 'an admin', other: 'admins' })}?`,
  askTakeAdmin: (count: Count) => `Revoke the admin status of ${users(count)}?`,
  askRemoveHere: (count: Count) => `Remove ${users(count)} from this organization only?`,
  askRemoveEverywhere: (count: Count) => `Remove ${users(count)} from the entire organization tree?`,

  addMultiple: 'Add Multiple Users',
  addMultipleDescription: ({ organization }: { organization: string }) => `Adds users to ${organization}.`,
  lines: 'Users',
  linesHint: 'One email or username per line.',
  linesMissing: 'Enter at least one email or username.',
  allAsAdmins: 'Add all as admins',
  addSome: 'Add Users',
  addCount: (count: Count) => `Add ${users(count)}`,
  retryCount: (count: Count) => `Retry ${users(count)}`,
  checkCount: (count: Count) => `Check ${users(count)}`,
  notChecked: 'The list of users could not be loaded.',
  preview: (count: Count) => `To add: ${users(count)}`,
  similar: (count: Count) => `Possible duplicates: ${count.text}`,
  similarTo: ({ line }: { line: string }) => `looks like line ${line}`,
  duplicates: (count: Count) => `Skipped: ${duplicateLines(count)}`,
  sameAs: ({ line }: { line: string }) => `Same as line ${line}`,
  isNew: 'Will be added',
  isThere: 'Already here',
  noPerson: 'Not an address or user name',
  twice: ({ line }: { line: string }) => `Twice, first in line ${line}`,
  leftOutAs: ({ status }: { status: string }) => `Left out: ${status}`,
  sendWrong: (count: Count) => `Also send lines with a problem: ${count.text}`,
  seatsShort: ({ count, free }: { count: Count; free: string }) =>
    `${count.text} more than the free seats. Free: ${free}.`,
  cleaned: 'Invisible characters removed',
  checkLine: 'Line',
  checkNote: 'Check',
  foundInText: (count: Count) => `Found ${people(count)} in the text`,
  foundInTable: (count: Count) => `Found ${people(count)} in the table`,
  foundAddresses: ({ found, column }: { found: Count; column: string }) =>
    `Found ${found.text} ${plural(found, { one: 'address', other: 'addresses' })} in the column '${column}'`,
  foundUserNames: ({ found, column }: { found: Count; column: string }) =>
    `Found ${found.text} ${plural(found, { one: 'user name', other: 'user names' })} in the column '${column}'`,
  column: 'Column',
  columnNumber: ({ number }: { number: string }) => `Column ${number}`,
  columnOption: ({ column, count, sample }: { column: string; count: string; sample: string }) =>
    `${column} (${count}), such as ${sample}`,
  allColumns: 'All columns',
  takeInactive: ({ count, statuses }: { count: Count; statuses: string }) =>
    `Also take ${people(count)} marked as '${statuses}'`,
  leftHeadings: ({ texts }: { texts: string }) => `Headings left out: ${texts}`,
  leftWords: ({ count, texts }: { count: Count; texts: string }) =>
    `Text beside addresses left out (${count.text}): ${texts}`,
  leftRows: ({ count, rows }: { count: Count; rows: string }) =>
    `Rows without an address left out (${count.text}): ${rows}`,
  leftColumns: ({ columns }: { columns: string }) => `Columns left out: ${columns}`,
  leftElsewhere: (count: Count) => `Other addresses left out: ${count.text}`,
  undoTaking: 'Undo',
  announceUndone: 'The text is back as it was.',
  takeAddresses: (count: Count) =>
    `Take ${count.text} ${plural(count, { one: 'address', other: 'addresses' })} from these lines`,
  running: 'Adding users',
  summary: ({ added, left }: { added: Count; left: Count }) =>
    `Added ${added.text}. ${left.text} could not be added and ${plural(left, { one: 'is', other: 'are' })} still listed below.`,
  unknownSummary: (count: Count) =>
    `Possibly added: ${users(count)}, still in the box. Check the list before you try again.`,
  failures: (count: Count) => `Not added: ${users(count)}`,
  unknownLines: (count: Count) => `Possibly added: ${users(count)}`,
  allAdded: (count: Count) => `Added ${users(count)}.`,

  csvUser: 'Username or email',
  csvAdded: 'Added',
  csvDuplicate: 'Duplicate',
});
