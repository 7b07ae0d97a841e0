export { userDetailMessages } from './messages.ts';
export type { CustomerPageState } from './subscription-line.tsx';
export { useCustomerPage } from './subscription-line.tsx';
export type { TextChange, UserDetailState } from './use-user-detail.ts';
export { useUserDetail } from './use-user-detail.ts';
export type { UserDetailProps } from './user-detail.tsx';
export { UserDetail } from './user-detail.tsx';
