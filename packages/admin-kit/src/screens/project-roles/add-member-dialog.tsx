import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useErrorText } from '../../provider/error-text.ts';
import { useDraft } from '../../provider/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { roleName } from './access-labels.ts';
import { canAdminister } from './rules.ts';
import type { ProjectAccess } from './use-project-access.ts';

/** Adds a user with a role. Who that is, the server decides. @spec A §2, B §2, §5 */
export default function AddMemberDialog({ access, onClose }: { access: ProjectAccess; onClose: () => void }) {
  const { project, adapter, viewer, roles, actions } = access;
  const words = useMessages(adapter.messages);
  const errorText = useErrorText();
  const draft = useDraft(`project-member.add.${project.id}`, { user: '', role: '' });
  const [isUserMissing, setIsUserMissing] = useState(false);
  const choices = roles.status === 'ready' ? roles.data : [];
  // Role 0 is a role: what counts is whether one is found, not its id.
  const role = choices.find(({ id }) => String(id) === draft.fields.role);
  const may = canAdminister(viewer);

  const close = () => {
    actions.addMember.clearError();
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const user = draft.fields.user.trim();
    setIsUserMissing(user === '');
    if (user === '' || role === undefined) return;
    const outcome = await actions.addMember.run({ user, roleId: role.id });
    if (outcome.status !== 'succeeded') return;
    announce(words.announceAdded({ user: visibleText(user) }));
    close();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={words.addTitle({ project: visibleText(project.name) })}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={actions.addMember.isBusy}
      error={actions.addMember.error && errorText(actions.addMember.error)}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={actions.addMember.isBusy}
            disabledReason={
              (may.isAllowed ? undefined : words[may.reason]) ??
              (role === undefined ? words.noRoleChosen : undefined)
            }
          >
            {words.addSubmit}
          </Button>
        </>
      }
    >
      <DraftNotice isRestored={draft.isRestored} />
      <TextField
        label={words.userField}
        value={draft.fields.user}
        onValueChange={(user) => {
          setIsUserMissing(false);
          draft.change({ user });
        }}
        error={isUserMissing ? words.userMissing : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        label={words.role}
        placeholder={words.selectRole}
        options={choices.map((choice) => ({ value: String(choice.id), label: roleName(choice, words) }))}
        value={draft.fields.role}
        onValueChange={(value) => draft.change({ role: value })}
        disabledReason={roles.status === 'ready' ? undefined : words.rolesNotLoaded}
      />
    </Dialog>
  );
}
