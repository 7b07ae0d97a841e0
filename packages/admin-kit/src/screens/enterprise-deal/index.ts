export type { DealField, DealForm } from '../../enterprise-deal-form/deal-form.ts';
export { dealFormMessages } from '../../enterprise-deal-form/messages.ts';
export { dealWhitelist } from './api.ts';
export type { EnterpriseDealDetailProps } from './enterprise-deal-detail.tsx';
export { EnterpriseDealDetail } from './enterprise-deal-detail.tsx';
export { dealWhitelistMessages, enterpriseDealMessages } from './messages.ts';
export type { DealConflict, DealUpdate } from './use-deal-update.ts';
export type { EnterpriseDealState } from './use-enterprise-deal.ts';
export { useEnterpriseDeal } from './use-enterprise-deal.ts';
