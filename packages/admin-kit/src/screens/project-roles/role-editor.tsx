import type { Role } from '@timemap/admin-api';
import { Suspense } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select, type SelectOption } from '../../ui/field/select.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { RoleParts } from './role-part.ts';
import { canAdminister, canDeleteRole } from './rules.ts';
import type { ProjectAccess } from './use-project-access.ts';

// Boxes are needed once a role is picked; most people come for the members.
const SelectedRole = lazyPart('selected-role', () => import('./selected-role.tsx'));

export interface RoleEditorProps {
  access: ProjectAccess;
  roleOptions: readonly SelectOption[];
  /** null: none is selected. Role 0 is one. */
  role: Role | null;
  onSelect: (roleId: number) => void;
  onDelete: (role: Role) => void;
  parts: RoleParts | undefined;
}

/** Picks a role, and shows and edits what it permits. @spec A §2, §5, B §2, §5 */
export function RoleEditor({ access, roleOptions, role, onSelect, onDelete, parts }: RoleEditorProps) {
  const { adapter, viewer } = access;
  const words = useMessages(adapter.messages);
  const mayDelete = canDeleteRole(viewer, role);
  const isDeleteShown = canAdminister(viewer).isAllowed || !adapter.leavesOutRefused;
  return (
    <div className="ak-project-access-editor">
      <div className="ak-project-access-pick">
        <Select
          aria-label={words.selectRole}
          placeholder={words.selectRole}
          options={roleOptions}
          value={role === null ? '' : String(role.id)}
          onValueChange={(value) => onSelect(Number(value))}
        />
        {isDeleteShown && (
          <Button
            variant="danger-quiet"
            disabledReason={mayDelete.isAllowed ? undefined : words[mayDelete.reason]}
            onClick={() => role !== null && onDelete(role)}
          >
            {words.deleteRole}
          </Button>
        )}
      </div>
      {role === null ? (
        <p className="ak-project-access-hint">{words.selectRoleHint}</p>
      ) : (
        <Suspense
          fallback={
            <LoadingState>
              <Skeleton shape="block" height="200px" />
            </LoadingState>
          }
        >
          <SelectedRole key={role.id} {...{ access, role, parts }} />
        </Suspense>
      )}
    </div>
  );
}
