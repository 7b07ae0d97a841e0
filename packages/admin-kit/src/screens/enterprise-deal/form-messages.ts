export { enterpriseDealForm as dealFormMessages } from '../../locales/en/enterprise-deal-form.ts';
