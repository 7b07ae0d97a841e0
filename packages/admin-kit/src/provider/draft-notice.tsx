import { defineMessages } from '../messages/define-messages.ts';
import { useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';

export const draftMessages = defineMessages('drafts', {
  restored: 'What was typed here before was kept.',
});

/** Says that a form did not begin empty. */
export function DraftNotice({ isRestored }: { isRestored: boolean }) {
  const words = useMessages(draftMessages);
  return isRestored ? <Alert>{words.restored}</Alert> : null;
}
