import type { ProjectMember } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { memberName } from './access-labels.ts';
import type { ProjectAccess } from './use-project-access.ts';

interface Props {
  access: ProjectAccess;
  member: ProjectMember;
  onClose: () => void;
}

/** Asks before a member is taken out: the buttons of two rows are close to each other. */
export default function RemoveMemberDialog({ access, member, onClose }: Props) {
  const { project, adapter, actions } = access;
  const words = useMessages(adapter.messages);
  const errorText = useErrorText();
  const name = memberName(member, words);

  const close = () => {
    actions.removeMember.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await actions.removeMember.run(member);
    if (outcome.status !== 'succeeded') return;
    announce(words.announceRemoved({ member: name }));
    close();
  };

  return (
    <AlertDialog
      isOpen
      title={words.removeTitle({ member: name, project: visibleText(project.name) })}
      description={words.removeDescription({ member: name, id: String(member.id) })}
      onClose={close}
      isBusy={actions.removeMember.isBusy}
      error={actions.removeMember.error && errorText(actions.removeMember.error)}
      actions={
        <Button variant="danger" isBusy={actions.removeMember.isBusy} onClick={() => void confirm()}>
          {words.removeSubmit}
        </Button>
      }
    />
  );
}
