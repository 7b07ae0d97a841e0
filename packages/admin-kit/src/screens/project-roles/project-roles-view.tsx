import { isBuiltInRole, type ProjectMember, type Role } from '@timemap/admin-api';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { SaveConflict } from '../../data/use-optimistic-save.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { Slot } from '../../ui/slot/slot.tsx';
import type { MemberNote } from './member-list.tsx';
import { MembersSection } from './members-section.tsx';
import { RolesSection } from './roles-section.tsx';
import { canAdminister, roleName } from './rules.ts';
import type { RoleParts } from './selected-role.tsx';
import { type MembersAndRoles, memberDraftKey, roleDraftKey } from './use-project-roles.ts';
import './project-roles-view.css';

const OpenedDialog = lazyPart('project-roles-dialogs', () => import('./role-tools.ts'), 'ProjectRolesDialog');

export type OpenDialog =
  | { readonly kind: 'addingMember' }
  | { readonly kind: 'removingMember'; readonly member: ProjectMember }
  | { readonly kind: 'creatingRole' }
  | { readonly kind: 'deletingRole'; readonly role: Role }
  | { readonly kind: 'decidingRole'; readonly conflict: SaveConflict<ProjectMember, number> };

export interface MembersAndRolesViewProps {
  access: MembersAndRoles;
  level: 2 | 3 | 4;
  /** Shown before the buttons for refreshing and adding. @default none */
  memberActions?: ReactNode;
  /** Additional content of a member's row. @default nothing */
  memberNote?: MemberNote;
  /** Around the permission checklist. @default nothing */
  roleParts?: RoleParts;
}

/** The members and the roles of a project, next to each other if there is room. */
export function MembersAndRolesView(props: MembersAndRolesViewProps) {
  return (
    <ScreenBoundary screen="members-and-roles" resetKey={props.access?.project.id}>
      <View {...props} />
    </ScreenBoundary>
  );
}

function View({ access, level, memberActions, memberNote, roleParts }: MembersAndRolesViewProps) {
  const words = useMessages(access.adapter.messages);
  usePreload(OpenedDialog);
  const leftAdding = useLeftOpen(memberDraftKey(access.project.id));
  const leftCreating = useLeftOpen(roleDraftKey(access.project.id));
  const [open, setOpen] = useState<OpenDialog | null>(() => {
    if (!canAdminister(access.viewer).isAllowed) return null;
    return leftAdding ? { kind: 'addingMember' } : leftCreating ? { kind: 'creatingRole' } : null;
  });
  const conflict = access.roleConflict;
  // A conflict waits, so that it does not take the focus from a form.
  const dialog: OpenDialog | null = open ?? (conflict && { kind: 'decidingRole', conflict });
  const [picked, setPicked] = useState<PickedRole>(null);
  const rolesSection = useRef<HTMLElement>(null);

  const askToRemove = useCallback((member: ProjectMember) => setOpen({ kind: 'removingMember', member }), []);

  const roles = access.roles.status === 'ready' ? access.roles.data : null;
  const role = findRole(roles ?? [], picked);
  if (role !== null && picked !== null && !('id' in picked)) setPicked(role);
  const roleOptions = useMemo<readonly SelectOption[] | null>(
    () => roles?.map((role) => ({ value: String(role.id), label: roleName(role, words) })) ?? null,
    [roles, words],
  );

  return (
    <div className="ak-members">
      <div className="ak-members-columns">
        <MembersSection
          {...{ access, level }}
          roleOptions={access.roles.status === 'failed' ? noOptions : roleOptions}
          actions={<Slot>{memberActions}</Slot>}
          Note={memberNote}
          onAdd={() => setOpen({ kind: 'addingMember' })}
          onRemove={askToRemove}
          onSkip={() => rolesSection.current?.querySelector<HTMLElement>('select, button')?.focus()}
        />
        <RolesSection
          ref={rolesSection}
          {...{ access, level, roleOptions }}
          role={role}
          parts={roleParts}
          onSelect={(id) => setPicked({ id })}
          onCreate={() => setOpen({ kind: 'creatingRole' })}
          onDelete={(role) => setOpen({ kind: 'deletingRole', role })}
        />
      </div>
      <Suspense fallback={null}>
        {dialog !== null && (
          <OpenedDialog
            access={access}
            open={dialog}
            onClose={() => setOpen(null)}
            onRoleCreated={(createdName, known) => setPicked({ createdName, known })}
          />
        )}
      </Suspense>
    </div>
  );
}

const noOptions: readonly SelectOption[] = [];

type PickedRole =
  | { readonly id: number }
  | { readonly createdName: string; readonly known: ReadonlySet<number> }
  | null;

function findRole(roles: readonly Role[], picked: PickedRole): Role | null {
  if (picked === null) return null;
  const found =
    'id' in picked
      ? roles.find(({ id }) => id === picked.id)
      : roles.findLast(
          ({ id, name }) => !isBuiltInRole(id) && !picked.known.has(id) && name === picked.createdName,
        );
  return found ?? null;
}
