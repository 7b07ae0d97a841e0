import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../provider/form-dialog.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { SelectField } from '../../ui/field/select.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { roleName } from './access-labels.ts';
import { memberDraftKey } from './open-access-dialog.ts';
import { canAdminister } from './rules.ts';
import type { ProjectAccess } from './use-project-access.ts';

/** Adds a user with a role. Who that is, the server decides. @spec A §2, B §2, §5 */
export default function AddMemberDialog({ access, onClose }: { access: ProjectAccess; onClose: () => void }) {
  const { project, adapter, viewer, roles, actions } = access;
  const words = useMessages(adapter.messages);
  const choices = roles.status === 'ready' ? roles.data : [];
  // Role 0 is a role: what counts is whether one is found, not its id.
  const findRole = (id: string) => choices.find((choice) => String(choice.id) === id);
  const may = canAdminister(viewer);
  return (
    <FormDialog
      title={words.addTitle({ project: visibleText(project.name) })}
      draftKey={memberDraftKey(project.id)}
      initial={{ user: '', role: '' }}
      toInput={(fields) => {
        const user = fields.user.trim();
        const role = findRole(fields.role);
        return user === '' || role === undefined ? null : { user, roleId: role.id };
      }}
      action={actions.addMember}
      submitLabel={words.addSubmit}
      submitDisabledReason={({ role }) => {
        if (!may.isAllowed) return words[may.reason];
        return findRole(role) === undefined ? words.noRoleChosen : undefined;
      }}
      onSucceeded={({ user }) => announce(words.announceAdded({ user: visibleText(user) }))}
      onClose={onClose}
    >
      {({ fields, bind, wasTried }) => (
        <>
          <TextField
            label={words.userField}
            {...bind('user')}
            error={wasTried && fields.user.trim() === '' ? words.userMissing : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField
            label={words.role}
            placeholder={words.selectRole}
            options={choices.map((choice) => ({ value: String(choice.id), label: roleName(choice, words) }))}
            {...bind('role')}
            disabledReason={roles.status === 'ready' ? undefined : words.rolesNotLoaded}
          />
        </>
      )}
    </FormDialog>
  );
}
