export type { EmailActionsProps } from './email-actions.tsx';
export { EmailActions, emailActionsMessages } from './email-actions.tsx';
