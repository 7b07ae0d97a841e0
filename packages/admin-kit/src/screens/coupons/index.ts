export type { CouponFields } from './api.ts';
export { couponsQuery } from './api.ts';
export type { CouponsTableProps } from './coupons-table.tsx';
export { CouponsTable, couponsTable } from './coupons-table.tsx';
export { couponsMessages } from './messages.ts';
export type { CouponChange, CouponField } from './rules.ts';
export type { CouponsState } from './use-coupons.ts';
export { useCoupons } from './use-coupons.ts';
