import { defineMessages } from '../messages/define-messages.ts';
import type { Count } from '../messages/plural.ts';

interface Progress {
  checked: string;
  all: string;
}

export const checksMessages = defineMessages('checks', {
  soFar: ({ found, checked, all }: Progress & { found: string }) =>
    `${found} so far, ${checked} of ${all} checked`,
  checked: ({ checked, all }: Progress) => `${checked} of ${all} checked`,
  atLeast: ({ found }: { found: string }) => `At least ${found}`,
  checkAll: ({ all }: { all: string }) => `Check all ${all}`,
  notChecked: ({ text }: Count) => `${text} could not be checked.`,
  noneYet: 'None among those that were checked.',
  usersUnknown: ({ text }: Count) => `Deals whose active users the server does not know: ${text}.`,
});
