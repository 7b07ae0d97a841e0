import type { Role } from '@timemap/admin-api';
import { type Ref, Suspense } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select, type SelectOption } from '../../ui/field/select.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { canAdminister, canDeleteRole } from './rules.ts';
import type { RoleParts } from './selected-role.tsx';
import type { MembersAndRoles } from './use-project-roles.ts';

interface RolesSectionProps extends Omit<RoleEditorProps, 'roleOptions'> {
  ref: Ref<HTMLElement>;
  level: 2 | 3 | 4;
  roleOptions: readonly SelectOption[] | null;
  onCreate: () => void;
}

/** @spec A §2, B §2 */
export function RolesSection({ ref, level, roleOptions, onCreate, ...editor }: RolesSectionProps) {
  const { adapter, viewer, roles } = editor.access;
  const words = useMessages(adapter.messages);
  const create = canAdminister(viewer);
  return (
    <Section
      ref={ref}
      title={words.roles}
      level={level}
      className="ak-members-section"
      actions={
        (create.isAllowed || !adapter.leavesOutRefused) && (
          <Replaceable name="createRole">
            <Button
              size="small"
              icon={<PlusIcon />}
              disabledReason={create.isAllowed ? undefined : words[create.reason]}
              onClick={onCreate}
            >
              {words.createNew}
            </Button>
          </Replaceable>
        )
      }
    >
      {roles.status === 'ready' && roles.isRefreshing && (
        <Progress label={words.loadingRoles} className="ak-members-progress" />
      )}
      {roles.status === 'loading' && (
        <LoadingState label={words.loadingRoles}>
          <Skeleton shape="block" />
        </LoadingState>
      )}
      <ReadFailure read={roles} title={words.rolesFailed} />
      {roleOptions !== null && <RoleEditor {...editor} roleOptions={roleOptions} />}
    </Section>
  );
}

const SelectedRole = lazyPart('selected-role', () => import('./role-tools.ts'), 'SelectedRole');

interface RoleEditorProps {
  access: MembersAndRoles;
  roleOptions: readonly SelectOption[];
  role: Role | null;
  onSelect: (roleId: number) => void;
  onDelete: (role: Role) => void;
  parts: RoleParts | undefined;
}

function RoleEditor({ access, roleOptions, role, onSelect, onDelete, parts }: RoleEditorProps) {
  const { adapter, viewer } = access;
  usePreload(SelectedRole);
  const words = useMessages(adapter.messages);
  const mayDelete = canDeleteRole(viewer, role);
  const isDeleteShown = canAdminister(viewer).isAllowed || !adapter.leavesOutRefused;
  return (
    <div className="ak-members-editor">
      <div className="ak-members-pick">
        <Select
          aria-label={words.selectRole}
          placeholder={words.selectRole}
          options={roleOptions}
          value={role === null ? '' : String(role.id)}
          onValueChange={(value) => onSelect(Number(value))}
        />
        {isDeleteShown && (
          <Replaceable name="deleteRole">
            <Button
              variant="danger-quiet"
              disabledReason={mayDelete.isAllowed ? undefined : words[mayDelete.reason]}
              onClick={() => role !== null && onDelete(role)}
            >
              {words.deleteRole}
            </Button>
          </Replaceable>
        )}
      </div>
      {role === null ? (
        <p className="ak-members-hint">{words.selectRoleHint}</p>
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
