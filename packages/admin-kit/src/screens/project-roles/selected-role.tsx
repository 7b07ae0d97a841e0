import { hasBit, type Role } from '@timemap/admin-api';
import { type ComponentType, useRef } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import type { FailedSave } from '../../data/use-optimistic-save.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { CheckboxList } from '../../ui/checkbox/checkbox-list.tsx';
import type { MembersAndRolesAdapter } from './api.ts';
import { type BitChanges, canEditRole, isOfPreset, roleName, unlistedBits } from './rules.ts';
import type { MembersAndRoles } from './use-project-roles.ts';

export interface RolePartProps {
  role: Role;
  disabledReason: string | undefined;
  onPermissionsChange: (changes: BitChanges) => void;
  failures: readonly FailedSave<BitChanges>[];
}

export interface RoleParts {
  readonly Before: ComponentType<RolePartProps>;
  readonly After: ComponentType<RolePartProps>;
}

interface SelectedRoleProps {
  access: MembersAndRoles;
  role: Role;
  parts: RoleParts | undefined;
}

/** @spec A §5, B §4, §5 */
export function SelectedRole({ access, role, parts }: SelectedRoleProps) {
  const { adapter, viewer, changePermissions, permissionFailuresOf } = access;
  const words = useMessages(adapter.messages);
  const mayEdit = canEditRole(viewer, role);
  const part = {
    role,
    disabledReason: mayEdit.isAllowed ? undefined : words[mayEdit.reason],
    onPermissionsChange: (changes: BitChanges) => changePermissions(role.id, changes),
    failures: permissionFailuresOf(role.id),
  };
  const editor = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(editor);
  return (
    <div ref={editor} className="ak-members-editor">
      {parts && <parts.Before {...part} />}
      <PermissionChecklist {...part} adapter={adapter} />
      {parts && <parts.After {...part} />}
    </div>
  );
}

interface PermissionChecklistProps extends RolePartProps {
  adapter: MembersAndRolesAdapter;
}

/** Bits without a checkbox are named below the list, and kept. @spec A §6, B §3 */
function PermissionChecklist(props: PermissionChecklistProps) {
  const { role, adapter, disabledReason, onPermissionsChange, failures } = props;
  const words = useMessages(adapter.messages);
  const inList = useListText();
  const further = unlistedBits(role.permissions, adapter.permissions);
  return (
    <>
      <CheckboxList
        legend={words.permissionsOf({ role: roleName(role, words) })}
        disabledReason={disabledReason}
        savesAtOnce
        items={adapter.permissions.map(({ bit, label, note }) => ({
          value: String(bit),
          label: words.permission({ bit, label, note }),
          isChecked: hasBit(role.permissions, bit),
          failure: failures.find(({ change }) => change.has(bit) && !isOfPreset(change)) ?? null,
        }))}
        onCheckedChange={(bit, isOn) => onPermissionsChange(new Map([[Number(bit), isOn]]))}
      />
      {further.length > 0 && (
        <p className="ak-members-further">
          {words.furtherBits({
            bits: inList(further.map(String)),
          })}
        </p>
      )}
    </>
  );
}
