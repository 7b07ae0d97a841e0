import { type FormEvent, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { lmsMessages } from './messages.ts';
import type { LmsOrganization } from './use-lms.ts';

interface CreateInstitutionProps {
  organization: LmsOrganization;
  create: Action<{ name: string }>;
}

/** In place of the institution that is not there yet: the form that creates it. The server decides which names will do. */
export function CreateInstitution({ organization, create }: CreateInstitutionProps) {
  const words = useMessages(lmsMessages);
  const draft = useDraft(`lms.create.${organization.id}`, { name: '' });
  const form = useRef<HTMLFormElement>(null);
  useRestoreFocusOnUnmount(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name } = draft.fields;
    const outcome = await create.run({ name });
    if (outcome.status !== 'succeeded') return;
    draft.discard();
    announce(words.announceCreated({ name }));
  };

  return (
    <form ref={form} className="ak-lms-panel-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="ak-lms-panel-lead">
        <strong className="ak-lms-panel-lead-fact">{words.none}</strong> {words.createText}
      </p>
      <DraftNotice draft={draft} />
      <TextField
        label={words.institutionName}
        value={draft.fields.name}
        onValueChange={(name) => draft.change({ name })}
        readOnly={create.isBusy}
        autoComplete="off"
      />
      <div className="ak-lms-panel-buttons">
        <Button type="submit" variant="primary" isBusy={create.isBusy}>
          {words.create}
        </Button>
      </div>
    </form>
  );
}
