import { defineMessages } from '../messages/define-messages.ts';

export const conflictMessages = defineMessages('conflict', {
  theirs: 'Saved by someone else',
  yours: 'Your change',
  theirsOf: ({ field, value }: { field: string; value: string }) =>
    `${field} saved by someone else: ${value}`,
  yoursOf: ({ field, value }: { field: string; value: string }) => `${field} in your change: ${value}`,
  nothing: 'nothing',
  cancel: 'Cancel',
});
