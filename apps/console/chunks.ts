import type { Rolldown } from 'vite';

const KIT = 'admin-kit/src/';

/** Modules whose path contains one of `patterns`: regular expressions in which `/` also means the backslash of Windows. */
function modules(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
}

/**
 * Which modules travel together. A group takes along what its modules import, unless a group above it has that. So one
 * module in the wrong group can make a page load a table or a dialog that it does not show.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Code that changes only with the lockfile keeps its name, and its place in caches, over releases.
  { name: 'react', test: modules('node_modules/(react|react-dom|scheduler)/', 'rolldown/runtime\\.js$') },
  { name: 'router', test: modules('node_modules/react-router/') },
  // The configuration, the session and the client, which load the user before anything is drawn.
  { name: 'start', tags: ['$initial'] },
  // Needed by the login page, also in another language, and by every other page.
  { name: 'view', test: modules('/console/src/main\\.tsx$', '/messages/plural\\.ts$') },
  // Needed by every page around a signed-in user and by nearly every screen.
  {
    name: 'console',
    test: modules(
      '/console/src/show-console\\.tsx$',
      'admin-api/src/(?!parse-long|realtime-socket|entities|deep-json|permission-tables)',
      `${KIT}(messages|context)/`,
      `${KIT}text/(?!csv|number)`,
      `${KIT}accessibility/announcer`,
      `${KIT}browser/(idle|slices|use-steady|plain-press|is-matched)`,
      `${KIT}data/(use-read|cached|preload|organization-(rights|queries))`,
      `${KIT}parts/(screen-root|left-open|lazy-part|global-admin-screen)`,
      `${KIT}screens/project-create/map/(index|load-project-map|registered-map)`,
      `${KIT}ui/(screen-state|section|page-header|time|text|status|link|skeleton|progress|alert|virtual-list)/`,
      `${KIT}ui/button/(?!copy)`,
      `${KIT}ui/field/(search|text)-field`,
    ),
  },
  // Shared by dialogs, menus, tabs and checkboxes, so that none of them loads another one.
  {
    name: 'radix',
    test: modules(
      '@radix-ui/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[\\w-]+))/',
    ),
  },
  // What is read for the home page and the tables, and checked in the background.
  {
    name: 'reads',
    test: modules(
      `${KIT}checks/(?!checked-table)`,
      `${KIT}screens/users/(api|rules)\\.`,
      `${KIT}screens/tickets/(api|lists|rules|ticket-status)\\.`,
      `${KIT}browser/mailto`,
    ),
  },
  // Small modules of several pages, in one script instead of many requests. What sends a write comes later.
  {
    name: 'parts',
    test: modules(
      '/console/src/dialog-address\\.ts$',
      `${KIT}browser/`,
      `${KIT}data/(?!perform-action|send-save|look-after|compare-look)`,
      `${KIT}screens/users/(use-users|trial-buttons)\\.`,
      `${KIT}parts/(draft-notice|use-controlled-open|use-draft|use-refused|item-not-loaded|form-area)`,
      `${KIT}bulk-job/use-bulk-actions`,
      `${KIT}ui/(definition-list|email-actions|not-saved|slot)/`,
      `${KIT}ui/(button/copy-button|cell/cell-checkbox)`,
      `${KIT}ui/field/(number-field|select|text-area)`,
    ),
  },
  // With the counts and the list that it loads after its heading.
  { name: 'home', test: modules('/screens/global-home/', '/console/src/pages/global/global-page') },
  {
    name: 'table',
    test: modules(
      '/ui/data-table/(data-table|table-facets)\\.tsx$',
      '/parts/(resource-table|email-mode-button)\\.tsx$',
    ),
  },
  { name: 'dialog', test: modules('/ui/dialog/dialog\\.tsx$', '/parts/form-dialog\\.tsx$') },
  // The tools above a list of people, fetched when its rows are there.
  {
    name: 'list-tools',
    test: modules('/user-list-tools\\.tsx$', '/bulk-job/(bulk-items|bulk-job|use-bulk-job)\\.tsx?$'),
  },
  { name: 'members', test: modules('/screens/org-users/(api|rules|use-org-users|membership-actions)\\.ts$') },
  // Exported beside the screen, which would otherwise load the dialog for them.
  {
    name: 'add-multiple',
    test: modules(
      '/people/address\\.ts$',
      '/screens/org-users/(add-multiple-lines|use-add-multiple-users)\\.ts$',
    ),
  },
  { name: 'tabs', test: modules('/ui/tabs/') },
];
