export type { DealValues } from '../enterprise-deal/index.ts';
export type { EnterpriseDealsTableProps } from './enterprise-deals-table.tsx';
export { EnterpriseDealsTable, enterpriseDealsTable } from './enterprise-deals-table.tsx';
export { enterpriseDealsMessages } from './messages.ts';
export type { EnterpriseDealsState } from './use-enterprise-deals.ts';
export { useEnterpriseDeals } from './use-enterprise-deals.ts';
