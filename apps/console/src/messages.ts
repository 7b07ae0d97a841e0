import { defineMessages } from '@timemap/admin-kit';

export const pageMessages = defineMessages('console-pages', {
  home: 'Home',
  logIn: 'Log in',
  notFound: 'Page not found',
  serverError: 'Server error',
  tickets: 'Support Tickets',
  ticket: 'Ticket',
  statistics: 'Statistics',
  organizations: 'Organizations',
  organization: 'Organization',
  organizationUsers: 'Organization users',
  organizationProjects: 'Organization projects',
  globalAdmin: 'Global Admin',
  users: 'Users',
  user: 'User',
  enterpriseDeals: 'Enterprise Deals',
  enterpriseDeal: 'Enterprise Deal',
  projects: 'Projects',
  coupons: 'Coupons',
  whitelist: 'Whitelist',
  adminDashboard: 'Admin Dashboard',
  organizationManagement: 'Organization Management',
  numbered: ({ page, id }: { page: string; id: number }) => `${page} ${id}`,
  usersOf: ({ record }: { record: string }) => `Users of ${record}`,
  projectsOf: ({ record }: { record: string }) => `Projects of ${record}`,

  notFoundHeading: "Oops! You're lost.",
  notFoundText: 'The page you are looking for was not found.',
  serverErrorHeading: 'Houston, we have a problem!',
  serverErrorText: 'The page you are looking for is temporarily unavailable.',
  toStart: 'Go to the start page',

  loading: 'Loading',
  serverAway: 'The server is unavailable. Trying again…',
  failedTitle: 'This page could not be shown',
  failedText: 'The connection may be down, or the console was updated. What you typed into forms is kept.',
  language: 'Language',
  languageNotLoaded: ({ language }: { language: string }) =>
    `${language} could not be loaded. Check the connection, then try again.`,

  unfinishedWrite:
    'A change was still under way when the session ended. It may have been made. Check it after you log in.',
  sessionEnded: 'Your session has ended. Log in to continue.',
  sessionUnconfirmed: 'The server did not confirm your session. Log in again.',
  storageBlocked:
    'This browser blocks storage, so you stay logged in only until you close or reload this page.',
  retry: 'Retry',
});
