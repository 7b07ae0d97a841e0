import { defineMessages } from '../messages/define-messages.ts';

export const noticeMessages = defineMessages('notices', {
  undo: 'Undo',
  undone: ({ text }: { text: string }) => `Undone: ${text}`,
  notUndone: ({ text, reason }: { text: string; reason: string }) => `Not undone: ${text}. ${reason}`,
  nothingSent: 'Nothing was sent.',
  wasMade: 'The previous request had worked. Nothing was sent again.',
  wasGone: ({ label }: { label: string }) => `${label} was already removed.`,
  wasGoneUnnamed: 'It was already removed.',
  failed: ({ label, reason }: { label: string; reason: string }) => `Not saved: ${label}. ${reason}`,
});
