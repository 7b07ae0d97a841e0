import { defineMessages } from '../../messages/define-messages.ts';

export const globalHomeMessages = defineMessages('global-home', {
  title: 'Sections',
  users: 'Users',
  usersText: 'Flags, trials and logging in as a user',
  projects: 'Projects',
  projectsText: 'Upgrade overrides, members and roles',
  coupons: 'Coupons',
  couponsText: 'Discount codes and what is left of them',
  enterpriseDeals: 'Enterprise Deals',
  enterpriseDealsText: 'Agreements of whole institutions',
  organizations: 'Organizations',
  organizationsText: 'The tree, licenses and LTI',
  stats: 'Stats',
  statsText: 'How much the product is used',
  onlyGlobalAdmins: 'Only global admins can enter the staff area.',
});
