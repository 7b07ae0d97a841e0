/** What we hand out: the packages that hosts install, and the console that browsers load. */
export const OWNERS = ['packages/admin-api', 'packages/admin-mock', 'packages/admin-kit', 'apps/console'];
