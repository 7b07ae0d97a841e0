import { defineMessages } from '../messages/define-messages.ts';

/** The words of toasts that offer Undo or report a failure. */
export const noticeMessages = defineMessages('notices', {
  undo: 'Undo',
  undone: ({ text }: { text: string }) => `Undone: ${text}`,
  notUndone: ({ text, reason }: { text: string; reason: string }) => `Not undone: ${text}. ${reason}`,
  nothingSent: 'Nothing was sent.',
  failed: ({ label, reason }: { label: string; reason: string }) => `Not saved: ${label}. ${reason}`,
});
