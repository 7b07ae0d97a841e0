import { defineMessages } from '../../messages/define-messages.ts';

/** The words of what loads after the table: its facets and what is done with many users. */
export const userToolsMessages = defineMessages('user-tools', {
  facets: 'Show only',
  unverified: 'Unverified',
  trialRunning: 'Trial running',
  trialEnding: 'Trial ending',
  trialOver: 'Trial ended',
  pickUsers: 'Choose the users to email. Your selection stays when you change page or filter.',
});
