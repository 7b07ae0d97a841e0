export { enterpriseDeal as enterpriseDealMessages } from '../../locales/en/enterprise-deal.ts';

export { enterpriseDealWhitelist as dealWhitelistMessages } from '../../locales/en/enterprise-deal-whitelist.ts';
