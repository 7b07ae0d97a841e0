import type { AdminUser } from '@timemap/admin-api';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import type { TextField as TextName } from './api.ts';
import { userDetailMessages } from './messages.ts';
import type { UserTexts } from './use-user-detail.ts';

const TextConflictDialog = lazyPart('text-conflict-dialog', async () => ({
  default: (await import('./user-detail-dialogs.tsx')).TextConflictDialog,
}));

interface AccountSectionProps {
  user: AdminUser;
  texts: UserTexts;
}

/** @spec B §2 */
export function AccountSection({ user, texts }: AccountSectionProps) {
  const words = useMessages(userDetailMessages);
  usePrefetch(TextConflictDialog);
  const { conflict } = texts;
  return (
    <Section title={words.account} level={3}>
      <div className="ak-user-detail-stack">
        <TextEditor
          key={`${user.id}.email`}
          field="email"
          saveLabel={words.saveEmail}
          type="email"
          user={user}
          texts={texts}
        />
        <TextEditor
          key={`${user.id}.displayName`}
          field="displayName"
          saveLabel={words.saveDisplayName}
          type="text"
          user={user}
          texts={texts}
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
      <Suspense fallback={null}>
        {conflict && (
          <TextConflictDialog
            // A further change by someone else asks again.
            key={`${conflict.change.field} ${conflict.theirs[conflict.change.field]}`}
            conflict={conflict}
          />
        )}
      </Suspense>
    </Section>
  );
}

interface TextEditorProps {
  field: TextName;
  saveLabel: string;
  type: 'text' | 'email';
  user: AdminUser;
  texts: UserTexts;
}

/**
 * `isTouched` tells an emptied text, which can be saved, from one that was not edited. `shown` is the saved text when the
 * person began to type: what replaced it since is asked about.
 */
const UNEDITED = { text: '', isTouched: '', shown: '' };

/** One text of the user with its own Save. A refresh does not replace an unsaved entry. @spec B §2 */
function TextEditor({ field, saveLabel, type, user, texts }: TextEditorProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const value = user[field];
  const draft = useDraft(`user.${user.id}.${field}`, UNEDITED);
  const isTouched = draft.fields.isTouched !== '';
  const typed = isTouched ? draft.fields.text : null;
  const isChanged = typed !== null && typed !== value;
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const error = texts.failureOf(field);

  const save = async () => {
    if (typed === null || !isChanged || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const isSettled = await texts.save(field, typed, draft.fields.shown);
    underWay.current = false;
    setBusy(false);
    if (isSettled) draft.discard();
  };

  return (
    <form
      className="ak-user-detail-editor"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={words[field]}
        type={type}
        value={typed ?? value}
        onValueChange={(text) =>
          text === value
            ? draft.discard()
            : draft.change({ text, isTouched: 'yes', ...(!isTouched && { shown: value }) })
        }
        maxLength={5000}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
      />
      <NotSaved failure={error && { error, retry: () => void save() }} hasAlert>
        {(describedBy) => (
          <Button
            type="submit"
            aria-label={saveLabel}
            aria-describedby={describedBy}
            isBusy={isBusy}
            disabledReason={isChanged || isBusy ? undefined : words.unchanged}
          >
            {words.save}
          </Button>
        )}
      </NotSaved>
      <DraftNotice draft={{ isRestored: draft.isRestored && isChanged, discard: draft.discard }} />
      {error && (
        <Alert tone="danger" isInterrupting>
          {words.updateFailed({ why: errorText(error) })}
        </Alert>
      )}
    </form>
  );
}
