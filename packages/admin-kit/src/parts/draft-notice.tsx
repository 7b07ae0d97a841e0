import { firstFocus } from '../accessibility/first-focus.ts';
import { drafts as draftMessages } from '../locales/en/drafts.ts';
import { errorMessages } from '../messages/error-text.ts';
import { useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import type { Draft } from './use-draft.ts';

export { draftMessages };

interface DraftNoticeProps {
  draft: Pick<Draft<never>, 'isRestored' | 'discard'> & Partial<Pick<Draft<never>, 'wasSent'>>;
}

/**
 * 'Draft restored' with Start Over, in a form that shows a kept draft, and a warning if the draft was sent and may have been
 * made. Nothing otherwise.
 */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const words = useMessages(draftMessages);
  const { unknownResult } = useMessages(errorMessages);
  if (!draft.isRestored) return null;
  return (
    <Alert
      {...(draft.wasSent && { tone: 'warning', title: words.restored })}
      action={
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            const form = currentTarget.closest<HTMLElement>('form, section');
            draft.discard();
            queueMicrotask(() => form && firstFocus(form)?.focus());
          }}
        >
          {words.startOver}
        </Button>
      }
    >
      {draft.wasSent ? unknownResult : words.restored}
    </Alert>
  );
}
