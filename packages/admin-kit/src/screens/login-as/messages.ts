import { defineMessages } from '../../messages/define-messages.ts';

interface Person {
  user: string;
}

export const loginAsMessages = defineMessages('login-as', {
  title: ({ user }: Person) => `Log in as ${user}?`,
  description: ({ user, id }: Person & { id: string }) =>
    `The main app opens in a new window as ${user}, user ID ${id}. Actions you take there are recorded as theirs. You stay logged in here.`,
  descriptionProject: ({ user, id, project }: Person & { id: string; project: string }) =>
    `The project ${project} opens in a new window as ${user}, user ID ${id}. Actions you take there are recorded as theirs. You stay logged in here.`,
  reason: 'Reason',
  reasonHint: 'Shown with this action in recent activity.',
  reasonMissing: 'Enter a reason.',
  confirm: ({ user }: Person) => `Log In as ${user}`,
  open: ({ user }: Person) => `Open as ${user}`,
  blocked: 'The new window could not open by itself.',
  cancel: 'Cancel',
  requestFailed: 'Request failed',
  announceOpened: ({ user }: Person) => `Opened as ${user} in a new window`,

  onlyGlobalAdmins: 'Only global admins can log in as a user.',
  oneself: 'You are already logged in as this user.',
  noMainApp: 'The address of the main app is not configured.',

  actingAs: 'Acting as',
  stop: 'Stop',
});
