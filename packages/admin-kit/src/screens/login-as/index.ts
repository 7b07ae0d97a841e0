export type { ActingAsBannerProps } from './acting-as-banner.tsx';
export { ActingAsBanner } from './acting-as-banner.tsx';
export type { LoginAsDialogProps } from './login-as-dialog.tsx';
export { LoginAsDialog } from './login-as-dialog.tsx';
export { loginAsMessages } from './messages.ts';
export type { ActedProject, ActedUser, LogInAs } from './use-log-in-as.ts';
export { useLogInAs } from './use-log-in-as.ts';
