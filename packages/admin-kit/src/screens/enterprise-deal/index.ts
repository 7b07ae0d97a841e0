export { dealWhitelist } from './api.ts';
export type { DealChange, DealField, DealValues } from './deal-form.ts';
export type { EnterpriseDealDetailProps } from './enterprise-deal-detail.tsx';
export { EnterpriseDealDetail } from './enterprise-deal-detail.tsx';
export { dealFormMessages } from './form-messages.ts';
export { dealWhitelistMessages, enterpriseDealMessages } from './messages.ts';
export type { DealUpdate } from './use-deal-update.ts';
export type { EnterpriseDealState } from './use-enterprise-deal.ts';
export { useEnterpriseDeal } from './use-enterprise-deal.ts';
