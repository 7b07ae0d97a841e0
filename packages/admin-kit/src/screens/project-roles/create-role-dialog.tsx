import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../provider/form-dialog.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { roleDraftKey } from './open-access-dialog.ts';
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
  return (
    <FormDialog
      title={words.createTitle({ project: visibleText(project.name) })}
      description={words.createDescription}
      draftKey={roleDraftKey(project.id)}
      initial={{ name: '' }}
      toInput={({ name }) => (name.trim() === '' ? null : { name })}
      action={actions.createRole}
      submitLabel={words.createSubmit}
      onSucceeded={({ name }) => {
        announce(words.announceRoleCreated({ role: visibleText(name) }));
        onCreated(name);
      }}
      onClose={onClose}
    >
      {({ fields, bind, wasTried }) => (
        <TextField
          label={words.roleName}
          {...bind('name')}
          error={wasTried && fields.name.trim() === '' ? words.roleNameMissing : undefined}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
