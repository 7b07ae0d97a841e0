/** What we distribute: the packages for hosts, and the console for browsers. */
export const OWNERS = ['packages/admin-api', 'packages/admin-mock', 'packages/admin-kit', 'apps/console'];
