import type { Role } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { roleName } from './access-labels.ts';
import type { ProjectAccess } from './use-project-access.ts';

interface Props {
  access: ProjectAccess;
  role: Role;
  onClose: () => void;
}

/** Deleting a role changes what its members may do, so it is asked about first, and says how many they are. @spec B §2 */
export default function DeleteRoleDialog({ access, role, onClose }: Props) {
  const { project, adapter, members, actions } = access;
  const words = useMessages(adapter.messages);
  const errorText = useErrorText();
  const countOf = useCount();
  const name = roleName(role, words);
  const memberCount =
    members.status === 'ready' ? members.data.filter(({ roleId }) => roleId === role.id).length : null;

  const close = () => {
    actions.deleteRole.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await actions.deleteRole.run(role);
    if (outcome.status !== 'succeeded') return;
    announce(words.announceRoleDeleted({ role: name }));
    close();
  };

  return (
    <AlertDialog
      isOpen
      title={words.deleteTitle({ role: name, project: visibleText(project.name) })}
      description={words.deleteDescription({
        count: memberCount === null ? '?' : countOf(memberCount).text,
      })}
      onClose={close}
      isBusy={actions.deleteRole.isBusy}
      error={actions.deleteRole.error && errorText(actions.deleteRole.error)}
      actions={
        <Button variant="danger" isBusy={actions.deleteRole.isBusy} onClick={() => void confirm()}>
          {words.deleteSubmit}
        </Button>
      }
    />
  );
}
