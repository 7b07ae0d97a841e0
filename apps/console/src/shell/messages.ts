import { type Count, defineMessages } from '@timemap/admin-kit';

interface User {
  user: string;
}

export const shellMessages = defineMessages('console-shell', {
  skip: 'Skip to content',
  main: 'Main',
  sections: 'Sections',
  staffArea: 'Staff area',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  showSidebar: 'Show sidebar',
  hideSidebar: 'Hide sidebar',
  mainApp: 'Main app',

  userMenu: ({ user }: User) => `User menu: ${user}`,
  signedInAs: ({ user }: User) => `Signed in as ${user}`,
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  languageChanged: 'The console is now in English.',
  logout: 'Logout',

  noLongerAdmin: 'You are no longer a global admin, so you can no longer open the pages for global admins.',
  keepsNothing:
    'This browser keeps nothing: a reload ends your session or loses what you have typed. Its storage may be full or blocked.',
  adminsOnly: 'Only global admins can open that page.',
  noAccess: 'You do not have access to that organization.',

  activity: 'Activity',
  activityNew: (count: Count) => `Activity: ${count.text} new`,
  activityFailed: (count: Count) => `Activity: ${count.text} failed`,
  activityNewAndFailed: ({ added, failed }: { added: Count; failed: Count }) =>
    `Activity: ${added.text} new, ${failed.text} failed`,
  failed: (count: Count) => `${count.text} failed`,
  closeActivity: 'Close activity',
  activityNote: 'Your activity in this tab since you logged in.',
  userActivityNote:
    'What you changed for this user in this tab since you logged in. Changes by others and in other tabs do not appear here.',
  userActivityNone: 'There is no activity for this user in this tab.',
  activityNotLoaded: 'The activity could not be loaded.',

  search: 'Search',
  paletteTitle: 'Search or run a command',
  paletteField: 'Search pages, people, organizations, tickets and commands',
  palettePlaceholder: 'A name, an email, an ID, words from a ticket, or a command',
  close: 'Close',
  paletteNotLoaded: 'The search could not be loaded',
  dialogNotLoaded: 'This could not be loaded',
  notLoadedText: 'The connection may be down, or the console was updated.',

  shortcuts: 'Keyboard shortcuts',
  thisPage: 'This page',
  goTo: 'Go to',
  goToFilter: 'Go to the filter',
  goToRows: 'From the filter to the rows',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  showShortcuts: 'Show these shortcuts',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Shortcuts with Ctrl or ⌘ always work.',
});
