import { firstFocus } from '../accessibility/first-focus.ts';
import { drafts as draftMessages } from '../locales/en/drafts.ts';
import { useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import type { Draft } from './use-draft.ts';

export { draftMessages };

/** 'Draft restored' with Start Over, in a form that shows a kept draft. Nothing otherwise. */
export function DraftNotice({ draft }: { draft: Pick<Draft<never>, 'isRestored' | 'discard'> }) {
  const words = useMessages(draftMessages);
  if (!draft.isRestored) return null;
  return (
    <Alert
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
      {words.restored}
    </Alert>
  );
}
