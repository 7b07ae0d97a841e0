export { enterpriseDeals as enterpriseDealsMessages } from '../../locales/en/enterprise-deals.ts';
