import { defineMessages } from '../messages/define-messages.ts';

export const peopleMessages = defineMessages('people', {
  sent: ({ person }: { person: string }) => `${person} will be sent.`,
  leftOut: ({ text }: { text: string }) => `Left out: ${text}.`,
  several: ({ count }: { count: string }) => `This field takes one person, and the text names ${count}.`,
});
