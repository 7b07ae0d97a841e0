import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useErrorText } from '../../provider/error-text.ts';
import { useDraft } from '../../provider/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { ProjectAccess } from './use-project-access.ts';

interface Props {
  access: ProjectAccess;
  onClose: () => void;
  onCreated: (name: string) => void;
}

/** Creates a role with the permissions that the document gives a new one. @spec A §7, B §2, §7 */
export default function CreateRoleDialog({ access, onClose, onCreated }: Props) {
  const { project, adapter, actions } = access;
  const words = useMessages(adapter.messages);
  const errorText = useErrorText();
  const draft = useDraft(`project-role.create.${project.id}`, { name: '' });
  const [isNameMissing, setIsNameMissing] = useState(false);

  const close = () => {
    actions.createRole.clearError();
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const { name } = draft.fields;
    setIsNameMissing(name.trim() === '');
    if (name.trim() === '') return;
    const outcome = await actions.createRole.run({ name });
    if (outcome.status !== 'succeeded') return;
    announce(words.announceRoleCreated({ role: visibleText(name) }));
    onCreated(name);
    close();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={words.createTitle({ project: visibleText(project.name) })}
      description={words.createDescription}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={actions.createRole.isBusy}
      error={actions.createRole.error && errorText(actions.createRole.error)}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={actions.createRole.isBusy}>
            {words.createSubmit}
          </Button>
        </>
      }
    >
      <DraftNotice isRestored={draft.isRestored} />
      <TextField
        label={words.roleName}
        value={draft.fields.name}
        onValueChange={(name) => {
          setIsNameMissing(false);
          draft.change({ name });
        }}
        error={isNameMissing ? words.roleNameMissing : undefined}
        autoComplete="off"
      />
    </Dialog>
  );
}
