import type { AdminUser } from '@timemap/admin-api';
import { type FormEvent, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { ActionOutcome } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { userDetailMessages } from './messages.ts';
import type { UserDetailState } from './use-user-detail.ts';

interface AccountSectionProps {
  user: AdminUser;
  setText: UserDetailState['actions']['setText'];
}

/** @spec B §2 */
export function AccountSection({ user, setText }: AccountSectionProps) {
  const words = useMessages(userDetailMessages);
  return (
    <Section title={words.account} level={3}>
      <div className="ak-user-detail-stack">
        <TextEditor
          key={`${user.id}.email`}
          draftKey={`user.${user.id}.email`}
          label={words.email}
          saveLabel={words.saveEmail}
          type="email"
          value={user.email}
          isBusy={setText.isBusyWith('email')}
          onSave={(value) => setText.run({ field: 'email', value })}
        />
        <TextEditor
          key={`${user.id}.displayName`}
          draftKey={`user.${user.id}.displayName`}
          label={words.displayName}
          saveLabel={words.saveDisplayName}
          type="text"
          value={user.displayName}
          isBusy={setText.isBusyWith('displayName')}
          onSave={(value) => setText.run({ field: 'displayName', value })}
        />
        <DefinitionList
          items={[
            { term: words.username, value: <UserText text={user.username} /> },
            {
              term: words.id,
              value: (
                <span className="ak-user-detail-id">
                  {user.id}
                  <CopyButton text={String(user.id)} label={words.copyId} />
                </span>
              ),
            },
            { term: words.created, value: <Time value={user.createdAt} /> },
          ]}
        />
      </div>
    </Section>
  );
}

interface TextEditorProps {
  /** Unique to the user and the field. */
  draftKey: string;
  label: string;
  saveLabel: string;
  type: 'text' | 'email';
  /** The saved text. */
  value: string;
  isBusy: boolean;
  onSave: (value: string) => Promise<ActionOutcome<void>>;
}

/** `isTouched` tells an emptied text, which can be saved, from one that was not edited. */
const UNEDITED = { text: '', isTouched: '' };

/** One text of the user with its own Save. A refresh does not replace an unsaved entry. @spec B §2 */
function TextEditor({ draftKey, label, saveLabel, type, value, isBusy, onSave }: TextEditorProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const draft = useDraft(draftKey, UNEDITED);
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
