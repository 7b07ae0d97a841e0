import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useId, useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { FormArea } from '../../parts/form-area.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { useRefused } from '../../parts/use-refused.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Time } from '../../ui/time/time.tsx';
import { Demographics } from './answers.tsx';
import type { TextField as TextName } from './api.ts';
import { userDetailMessages } from './messages.ts';
import type { UserTexts } from './use-user-detail.ts';

const TextConflictDialog = lazyPart(
  'text-conflict-dialog',
  () => import('./user-detail-tools.ts'),
  'TextConflictDialog',
);

interface AccountSectionProps {
  user: AdminUser;
  texts: UserTexts;
}

export function AccountSection({ user, texts }: AccountSectionProps) {
  const words = useMessages(userDetailMessages);
  usePreload(TextConflictDialog);
  const { conflict } = texts;
  return (
    <Section title={words.account}>
      <div className="ak-user-detail-stack">
        <TextsForm key={user.id} user={user} texts={texts} />
        <DefinitionList
          items={[
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
        <Demographics userId={user.id} />
      </div>
      <Suspense fallback={null}>
        {conflict && (
          <TextConflictDialog
            key={JSON.stringify(conflict.changes.map(({ field }) => [field, conflict.theirs[field]]))}
            conflict={conflict}
          />
        )}
      </Suspense>
    </Section>
  );
}

/** `isTouched` distinguishes an emptied text from an unedited one. `shown` is the saved text when typing began. */
const UNEDITED = { text: '', isTouched: '', shown: '' };

interface TextEdit {
  readonly field: TextName;
  readonly text: string;
  readonly shown: string;
  readonly isChanged: boolean;
  readonly isRestored: boolean;
  change(text: string): void;
  discard(): void;
}

function useTextEdit(user: AdminUser, field: TextName): TextEdit {
  const value = user[field];
  const draft = useDraft(`user.${user.id}.${field}`, UNEDITED);
  const isTouched = draft.fields.isTouched !== '';
  const text = isTouched ? draft.fields.text : value;
  return {
    field,
    text,
    shown: draft.fields.shown,
    isChanged: text !== value,
    isRestored: draft.isRestored && text !== value,
    change: (next) =>
      next === value
        ? draft.discard()
        : draft.change({ text: next, isTouched: 'yes', ...(!isTouched && { shown: value }) }),
    discard: draft.discard,
  };
}

/** One Save sends the call of each changed text. @spec B §2, §7 */
function TextsForm({ user, texts }: AccountSectionProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const edits = [useTextEdit(user, 'email'), useTextEdit(user, 'displayName')];
  const id = useId();
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const changed = edits.filter(({ isChanged }) => isChanged);
  const failureOf = ({ field, isChanged }: TextEdit) => (isChanged ? texts.failureOf(field) : null);
  const [failure = null] = edits.flatMap((edit) => failureOf(edit) ?? []);

  const form = useRef<HTMLDivElement>(null);
  useRefused(failure, form);

  const save = async () => {
    if (changed.length === 0 || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await texts.save(
      changed.map(({ field, text, shown, discard }) => ({ field, value: text, shown, onSettled: discard })),
    );
    underWay.current = false;
    setBusy(false);
  };

  return (
    <FormArea ref={form} className="ak-user-detail-stack" onEnter={() => void save()}>
      <DraftNotice
        draft={{
          isRestored: edits.some(({ isRestored }) => isRestored),
          discard: () => {
            for (const { discard } of edits) discard();
          },
        }}
      />
      <BusyContext value={isBusy}>
        {edits.map((edit) => {
          const { field, text, change } = edit;
          const error = failureOf(edit);
          const errorId = `${id}-${field}`;
          return (
            <div key={field} className="ak-user-detail-text">
              <NameField
                label={words[field]}
                type={field === 'email' ? 'email' : 'text'}
                value={text}
                onValueChange={change}
                maxLength={5000}
                counter="near the limit"
                autoComplete="off"
                spellCheck={false}
                dir="auto"
                aria-invalid={error !== null}
                aria-describedby={error ? errorId : undefined}
              />
              {error && (
                <Alert id={errorId} tone="danger" isInterrupting>
                  {words.updateFailed({ why: errorText(error) })}
                </Alert>
              )}
            </div>
          );
        })}
      </BusyContext>
      <div className="ak-user-detail-save">
        <NotSaved failure={failure && { error: failure, retry: () => void save() }} hasAlert>
          {(describedBy) => (
            <Button
              aria-describedby={describedBy}
              onClick={() => void save()}
              isBusy={isBusy}
              disabledReason={changed.length > 0 || isBusy ? undefined : words.unchanged}
            >
              {words.save}
            </Button>
          )}
        </NotSaved>
      </div>
    </FormArea>
  );
}
