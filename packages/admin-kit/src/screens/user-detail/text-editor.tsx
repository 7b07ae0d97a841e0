import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import type { ActionOutcome } from '../../provider/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { announce } from '../../ui/announcer.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { userDetailMessages } from './messages.ts';

interface TextEditorProps {
  label: string;
  saveLabel: string;
  type: 'text' | 'email';
  /** What the server has. */
  value: string;
  isBusy: boolean;
  onSave: (value: string) => Promise<ActionOutcome<void>>;
}

/** One text of the user with its own Save. What is being typed is never replaced by what loads meanwhile. @spec B §2 */
export function TextEditor({ label, saveLabel, type, value, isBusy, onSave }: TextEditorProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string | null>(null);
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
    setTyped(null);
    announce(words.announceSaved({ field: label }));
  };

  return (
    <form className="ak-user-detail-editor" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        className="ak-user-detail-editor-field"
        label={label}
        type={type}
        value={typed ?? value}
        onValueChange={setTyped}
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
      {failure !== null && (
        <Alert tone="danger" isInterrupting className="ak-user-detail-editor-alert">
          {words.updateFailed({ why: failure })}
        </Alert>
      )}
    </form>
  );
}
