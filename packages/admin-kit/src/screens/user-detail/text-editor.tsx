import { type FormEvent, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { ActionOutcome } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { userDetailMessages } from './messages.ts';

interface TextEditorProps {
  /** Where what is typed is kept until it is saved: one for each user and text. */
  draftKey: string;
  label: string;
  saveLabel: string;
  type: 'text' | 'email';
  /** What the server has. */
  value: string;
  isBusy: boolean;
  onSave: (value: string) => Promise<ActionOutcome<void>>;
}

/** Empty texts can be saved too: only the mark tells one from a field that nobody has touched. */
const UNTOUCHED = { text: '', isTouched: '' };

/** One text of the user with its own Save. What is being typed is never replaced by what loads meanwhile. @spec B §2 */
export function TextEditor({ draftKey, label, saveLabel, type, value, isBusy, onSave }: TextEditorProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const draft = useDraft(draftKey, UNTOUCHED);
  const typed = draft.fields.isTouched === '' ? null : draft.fields.text;
  const [failure, setFailure] = useState<string | null>(null);
  const isChanged = typed !== null && typed !== value;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || isBusy) return;
    setFailure(null);
    const outcome = await onSave(typed);
    if (outcome.status === 'vetoed') setFailure(words.vetoed);
    if (outcome.status === 'failed') setFailure(errorText(outcome.error));
    if (outcome.status !== 'succeeded') return;
    draft.discard();
    announce(words.announceSaved({ field: label }));
  };

  return (
    <form className="ak-user-detail-editor" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={label}
        type={type}
        value={typed ?? value}
        onValueChange={(text) =>
          text === value ? draft.discard() : draft.change({ text, isTouched: 'yes' })
        }
        maxLength={5000}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
      />
      <Button
        type="submit"
        aria-label={saveLabel}
        isBusy={isBusy}
        disabledReason={isChanged || isBusy ? undefined : words.unchanged}
      >
        {words.save}
      </Button>
      <DraftNotice draft={{ isRestored: draft.isRestored && isChanged, discard: draft.discard }} />
      {failure !== null && (
        <Alert tone="danger" isInterrupting>
          {words.updateFailed({ why: failure })}
        </Alert>
      )}
    </form>
  );
}
