export { userDetailMessages } from './messages.ts';
export type { CustomerPageState } from './use-customer-page.ts';
export { useCustomerPage } from './use-customer-page.ts';
export type { TextChange, UserDetailState } from './use-user-detail.ts';
export { useUserDetail } from './use-user-detail.ts';
export type { UserDetailProps } from './user-detail.tsx';
export { UserDetail } from './user-detail.tsx';
