import type { Role } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { PermissionChecklist } from './permission-checklist.tsx';
import type { BitChanges } from './permission-mask.ts';
import type { RoleParts } from './role-part.ts';
import { canEditRole } from './rules.ts';
import type { ProjectAccess } from './use-project-access.ts';

interface SelectedRoleProps {
  access: ProjectAccess;
  role: Role;
  parts: RoleParts | undefined;
}

/** What the picked role permits. Each change is saved at once. @spec A §5, B §4, §5 */
export default function SelectedRole({ access, role, parts }: SelectedRoleProps) {
  const { adapter, viewer, changePermissions } = access;
  const words = useMessages(adapter.messages);
  const mayEdit = canEditRole(viewer, role);
  const part = {
    role,
    disabledReason: mayEdit.isAllowed ? undefined : words[mayEdit.reason],
    onPermissionsChange: (changes: BitChanges) => changePermissions(role.id, changes),
  };
  return (
    <>
      {parts && <parts.Before {...part} />}
      <PermissionChecklist {...part} adapter={adapter} />
      {parts && <parts.After {...part} />}
    </>
  );
}
