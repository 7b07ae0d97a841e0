export { coupons as couponsMessages } from '../../locales/en/coupons.ts';
