export const OWNERS = ['packages/admin-api', 'packages/admin-mock', 'packages/admin-kit', 'apps/console'];
