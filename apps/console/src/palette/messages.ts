import { type Count, defineMessages, pluralRules } from '@timemap/admin-kit';

const plural = pluralRules('en');

interface Name {
  name: string;
}

/** Synonyms are searched and not shown. They are separated by commas. */
export const paletteMessages = defineMessages('console-palette', {
  results: 'Results',
  recent: 'Recent',
  screens: 'Screens',
  actions: 'Actions',
  organizations: 'Organizations',
  users: 'Users',
  projects: 'Projects',
  tickets: 'Tickets',
  deals: 'Enterprise deals',
  coupons: 'Coupons',
  part: ({ title, shown, count }: { title: string; shown: string; count: string }) =>
    `${title} (${shown} of ${count})`,
  inSentence: ({ title }: { title: string }) => title.toLowerCase(),
  searching: 'Searching',
  loading: ({ lists }: { lists: string }) => `Loading ${lists}…`,
  notLoaded: ({ lists }: { lists: string }) => `Could not load ${lists}.`,
  retry: 'Retry',
  nothing: 'No results.',
  found: (count: Count) => `${count.text} ${plural(count, { one: 'result', other: 'results' })}`,
  foundMore: ({ count, shown }: { count: Count; shown: string }) =>
    `Showing the best ${shown} of ${count.text} results. Type more to narrow them down.`,

  shortcutsSynonyms: 'Keys, help',
  showActivity: 'Show activity',
  showActivitySynonyms: 'Failures, history',
  themeTo: ({ theme }: { theme: string }) => `Theme: ${theme}`,
  logoutSynonyms: 'Log out, sign out',
  createRoot: 'Create New Root Organization',
  createRootSynonyms: 'Create Organization',
  createIn: ({ name }: Name) => `Create Organization in ${name}`,
  addUserTo: ({ name }: Name) => `Add User to ${name}`,
  addUserToSynonyms: 'Manage users',
  unverifiedUsers: 'Unverified users',
  createCouponSynonyms: 'Add coupon, new coupon',
  createDealSynonyms: 'Add deal, new deal',
  addUserVerbs: 'add user to, add user, add to',
  licenseVerbs: 'license of, license, seats of, seats',
  licenseOf: ({ name }: Name) => `License of ${name}`,
  refreshStatistics: 'Refresh statistics',
  refreshStatisticsSynonyms: 'Reload stats',
  manageWhitelist: 'Manage Whitelist',
  whitelistVerbs: 'whitelist, add to whitelist',
  logInAs: ({ name }: Name) => `Log in as ${name}`,
  logInAsVerbs: 'log in as, login as',
});
