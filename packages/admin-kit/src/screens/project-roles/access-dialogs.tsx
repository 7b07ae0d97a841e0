import { Suspense } from 'react';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import type { OpenAccessDialog } from './open-access-dialog.ts';
import type { ProjectAccess } from './use-project-access.ts';

// A dialog's code loads when it first opens: most people only look.
const AddMemberDialog = lazyPart('add-member-dialog', () => import('./add-member-dialog.tsx'));
const RemoveMemberDialog = lazyPart('remove-member-dialog', () => import('./remove-member-dialog.tsx'));
const CreateRoleDialog = lazyPart('create-role-dialog', () => import('./create-role-dialog.tsx'));
const DeleteRoleDialog = lazyPart('delete-role-dialog', () => import('./delete-role-dialog.tsx'));

interface AccessDialogsProps {
  access: ProjectAccess;
  open: OpenAccessDialog | null;
  onClose: () => void;
  onRoleCreated: (name: string) => void;
}

export function AccessDialogs({ access, open, onClose, onRoleCreated }: AccessDialogsProps) {
  usePrefetch(AddMemberDialog, RemoveMemberDialog, CreateRoleDialog, DeleteRoleDialog);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'addingMember' && <AddMemberDialog access={access} onClose={onClose} />}
      {open?.kind === 'removingMember' && (
        <RemoveMemberDialog access={access} member={open.member} onClose={onClose} />
      )}
      {open?.kind === 'creatingRole' && (
        <CreateRoleDialog access={access} onClose={onClose} onCreated={onRoleCreated} />
      )}
      {open?.kind === 'deletingRole' && (
        <DeleteRoleDialog access={access} role={open.role} onClose={onClose} />
      )}
    </Suspense>
  );
}
