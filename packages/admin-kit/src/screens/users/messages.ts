import { defineMessages } from '../../messages/define-messages.ts';

interface Person {
  user: string;
}

export const usersMessages = defineMessages('users', {
  title: 'Users',
  loadFailed: 'Failed to load users',
  updateFailed: ({ why }: { why: string }) => `Failed to update: ${why}`,
  onlyGlobalAdmins: 'Only global admins can manage users.',
  trialBusy: 'Another trial change is in progress.',
  reload: 'Refresh users',
  filter: 'Filter users',
  none: 'No users',
  noneHint: 'No one has signed up yet. The whitelist controls who can sign up.',
  noMatch: 'No users match query',

  id: 'ID',
  username: 'Username',
  displayName: 'Display name',
  email: 'Email',
  notStarted: 'Not started',
  trial: 'Trial',
  created: 'Created',
  subscribed: 'Subscribed',
  actions: 'Actions',
  isVerified: 'Verified',
  isGrandfathered: 'Grandfathered',
  hasEduEligibilityOverride: 'Edu override',
  skipsLtiPayments: 'Skips LTI payments',
  isGlobalAdmin: 'Global admin',
  flagIsOn: ({ flag, user }: Person & { flag: string }) => `${flag} is on for ${user}`,
  flagIsOff: ({ flag, user }: Person & { flag: string }) => `${flag} is off for ${user}`,
  flagWasOn: ({ flag, user }: Person & { flag: string }) => `${flag} was already on for ${user}`,
  flagWasOff: ({ flag, user }: Person & { flag: string }) => `${flag} was already off for ${user}`,
  changeOf: ({ change, user }: Person & { change: string }) => `${change}, ${user}`,

  reset: 'Reset',
  expire: 'Expire',
  restart: 'Restart',
  announceReset: ({ user }: Person) => `Trial of ${user} reset`,
  announceExpire: ({ user }: Person) => `Trial of ${user} expired`,
  announceRestart: ({ user }: Person) => `Trial of ${user} restarted`,
  runsUntil: ({ date }: { date: string }) => `Runs until ${date}`,
  endsOn: ({ date }: { date: string }) => `Ends on ${date}`,
  endedOn: ({ date }: { date: string }) => `Ended on ${date}`,
  trialOf: ({ user }: Person) => `Trial of ${user}`,

  logIn: 'Log In',
  logInAs: ({ user }: Person) => `Log in as ${user}`,
  oneself: 'You are already logged in as this user.',
  manage: 'Manage',

  emailMultiple: 'Email Multiple',
  doneEmailing: 'Done',
});
