import type { ProjectMember, Role } from '@timemap/admin-api';
import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { SaveConflict } from '../../data/use-optimistic-save.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import ConflictDialog from '../../parts/conflict-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { PersonTextField } from '../../people/person-text-field.tsx';
import { personToSend, readPlainPerson } from '../../people/person-to-send.ts';
import { visibleText } from '../../text/visible-text.ts';
import { SelectField } from '../../ui/field/select.tsx';
import type { OpenDialog } from './project-roles-view.tsx';
import { canAdminister, canChangeMember, canDeleteRole, memberName, roleName, roleNameOf } from './rules.ts';
import { type MembersAndRoles, memberDraftKey, roleDraftKey } from './use-project-roles.ts';

interface DialogProps {
  access: MembersAndRoles;
  onClose: () => void;
}

interface OpenDialogProps extends DialogProps {
  open: OpenDialog;
  onRoleCreated: (name: string, known: ReadonlySet<number>) => void;
}

export function ProjectRolesDialog({ open, onRoleCreated, ...props }: OpenDialogProps) {
  switch (open.kind) {
    case 'addingMember':
      return <AddMemberDialog {...props} />;
    case 'removingMember':
      return <RemoveMemberDialog {...props} member={open.member} />;
    case 'creatingRole':
      return <CreateRoleDialog {...props} onCreated={onRoleCreated} />;
    case 'deletingRole':
      return <DeleteRoleDialog {...props} role={open.role} />;
    case 'decidingRole':
      return (
        <RoleConflictDialog
          key={`${open.conflict.theirs.id} ${open.conflict.theirs.roleId}`}
          {...props}
          conflict={open.conflict}
        />
      );
  }
}

function RoleConflictDialog({
  access,
  conflict: { theirs, change, decide, cancel },
}: DialogProps & { conflict: SaveConflict<ProjectMember, number> }) {
  const words = useMessages(access.adapter.messages);
  const roles = access.roles.status === 'ready' ? access.roles.data : [];
  const may = canAdminister(access.viewer);
  return (
    <ConflictDialog
      title={words.roleConflictTitle}
      description={words.roleConflictDescription({ member: memberName(theirs, words) })}
      fields={[
        {
          field: 'role',
          label: words.role,
          theirs: roleNameOf(theirs.roleId, roles, words),
          yours: roleNameOf(change, roles, words),
        },
      ]}
      submitLabel={words.saveRole}
      submitDisabledReason={may.isAllowed ? undefined : words[may.reason]}
      onDecide={(own) => decide(own.has('role') ? change : null)}
      onClose={cancel}
    />
  );
}

/** @spec A §2, B §2, §5 */
function AddMemberDialog({ access, onClose }: DialogProps) {
  const { project, adapter, viewer, roles, actions } = access;
  const words = useMessages(adapter.messages);
  const choices = roles.status === 'ready' ? roles.data : [];
  // Role 0 is a real role, so its id cannot mean 'none chosen'.
  const findRole = (id: string) => choices.find((choice) => String(choice.id) === id);
  const may = canAdminister(viewer);
  return (
    <FormDialog
      name="add-member"
      title={words.addTitle({ project: visibleText(project.name) })}
      refused="user"
      draftKey={memberDraftKey(project.id)}
      initial={{ user: '', role: '' }}
      toInput={(fields) => {
        const role = findRole(fields.role);
        return personToSend(fields.user, (user) => (user && role ? { user, roleId: role.id } : null));
      }}
      action={actions.addMember}
      submitLabel={words.addSubmit}
      submitDisabledReason={({ role }) => {
        if (!may.isAllowed) return words[may.reason];
        if (roles.status !== 'ready') return words.rolesNotLoaded;
        return findRole(role) === undefined ? words.noRoleChosen : undefined;
      }}
      onSucceeded={({ user }) => announce(words.announceAdded({ user: visibleText(user) }))}
      onClose={onClose}
    >
      {({ fields, bind, wasTried }) => (
        <>
          <PersonTextField
            label={words.userField}
            {...bind('user')}
            error={wasTried && readPlainPerson(fields.user)?.kind === 'none' ? words.userMissing : undefined}
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

/** Requires confirmation, because the remove buttons of two rows are close together. */
function RemoveMemberDialog({ access, member, onClose }: DialogProps & { member: ProjectMember }) {
  const { project, adapter, viewer, members, actions } = access;
  const words = useMessages(adapter.messages);
  const countOf = useCount();
  const name = memberName(member, words);
  const may = canChangeMember(viewer, member.id);
  return (
    <ConfirmDialog
      name="remove-member"
      title={words.removeTitle({ member: name, project: visibleText(project.name) })}
      description={words.removeDescription({ member: name, id: String(member.id) })}
      fact={members.status === 'ready' ? words.memberCount(countOf(members.data.length)) : null}
      action={actions.removeMember}
      input={member}
      announcement={words.announceRemoved({ member: name })}
      label={words.removeSubmit}
      disabledReason={may.isAllowed ? undefined : words[may.reason]}
      onClose={onClose}
    />
  );
}

/** @spec A §7, B §2, §7 */
function CreateRoleDialog({
  access,
  onClose,
  onCreated,
}: DialogProps & { onCreated: OpenDialogProps['onRoleCreated'] }) {
  const { project, adapter, viewer, roles, actions } = access;
  const words = useMessages(adapter.messages);
  const may = canAdminister(viewer);
  const [known] = useState(() => new Set(roles.status === 'ready' ? roles.data.map(({ id }) => id) : []));
  return (
    <FormDialog
      name="create-role"
      title={words.createTitle({ project: visibleText(project.name) })}
      description={words.createDescription}
      refused="name"
      draftKey={roleDraftKey(project.id)}
      initial={{ name: '' }}
      toInput={({ name }) => (name.trim() === '' ? null : { name: name.trim() })}
      action={actions.createRole}
      submitLabel={words.createSubmit}
      submitDisabledReason={() => (may.isAllowed ? undefined : words[may.reason])}
      onSucceeded={({ name }) => {
        announce(words.announceRoleCreated({ role: visibleText(name) }));
        onCreated(name, known);
      }}
      onClose={onClose}
    >
      {({ fields, bind, wasTried }) => (
        <NameField
          label={words.roleName}
          {...bind('name')}
          error={wasTried && fields.name.trim() === '' ? words.roleNameMissing : undefined}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}

/** Deleting a role changes the rights of its members, so the dialog says how many have it. @spec B §2 */
function DeleteRoleDialog({ access, role, onClose }: DialogProps & { role: Role }) {
  const { project, adapter, viewer, members, actions } = access;
  const words = useMessages(adapter.messages);
  const countOf = useCount();
  const name = roleName(role, words);
  const may = canDeleteRole(viewer, role);
  const memberCount =
    members.status === 'ready' ? members.data.filter(({ roleId }) => roleId === role.id).length : null;
  return (
    <ConfirmDialog
      name="delete-role"
      title={words.deleteTitle({ role: name, project: visibleText(project.name) })}
      description={
        memberCount === 0
          ? words.deleteUnused
          : words.deleteDescription({ count: memberCount === null ? '?' : countOf(memberCount).text })
      }
      action={actions.deleteRole}
      input={role}
      announcement={words.announceRoleDeleted({ role: name })}
      label={words.deleteSubmit}
      disabledReason={may.isAllowed ? undefined : words[may.reason]}
      onClose={onClose}
    />
  );
}
