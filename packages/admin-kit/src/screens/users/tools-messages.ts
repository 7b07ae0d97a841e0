import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

interface Flag {
  flag: string;
}

interface Person {
  user: string;
}

const users = (count: Count) => `${count.text} ${plural(count, { one: 'user', other: 'users' })}`;
const trials = (count: Count) => `${plural(count, { one: 'trial', other: 'trials' })} of ${users(count)}`;

export const userToolsMessages = defineMessages('user-tools', {
  facets: 'Show only',
  unverified: 'Unverified',
  trialRunning: 'Trial running',
  trialEnding: 'Trial ending',
  trialOver: 'Trial ended',
  pickUsers: 'Choose the users to email. Your selection stays when you change page or filter.',

  flags: 'Flags',
  setFlag: ({ flag }: Flag) => `Set "${flag}"`,
  unsetFlag: ({ flag }: Flag) => `Unset "${flag}"`,
  askSetFlag: ({ flag, count }: Flag & { count: Count }) => `Set "${flag}" for ${users(count)}?`,
  askUnsetFlag: ({ flag, count }: Flag & { count: Count }) => `Unset "${flag}" for ${users(count)}?`,
  resetMany: 'Reset trials',
  expireMany: 'Expire trials',
  restartMany: 'Restart trials',
  askReset: (count: Count) => `Reset the ${trials(count)}?`,
  askExpire: (count: Count) => `Expire the ${trials(count)}?`,
  askRestart: (count: Count) => `Restart the ${trials(count)}?`,
  askResetOf: ({ user }: Person) => `Reset the trial of ${user}?`,
  askExpireOf: ({ user }: Person) => `Expire the trial of ${user}?`,
  askRestartOf: ({ user }: Person) => `Restart the trial of ${user}?`,
  trialDateLost: ({ date }: { date: string }) => `The end date ${date} will be lost and cannot be restored.`,
  trialDatesLost: ({ text }: Count) => `End dates that will be lost: ${text}. They cannot be restored.`,
});
