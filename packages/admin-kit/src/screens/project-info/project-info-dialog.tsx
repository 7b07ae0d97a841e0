import type { ProjectMember } from '@timemap/admin-api';
import { Suspense, use, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { ErrorBoundary } from '../../ui/error-boundary/error-boundary.tsx';
import { type HeadedSlots, SlotsContext, useScreenSlots } from '../../ui/slot/screen-slots.ts';
import { useHeaderActions } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import {
  type MembersAndRoles,
  MembersAndRolesView,
  type ProjectRef,
  useMembersAndRoles,
} from '../project-roles/index.ts';
import { infoAdapter } from './api.ts';
import { projectInfoMessages } from './messages.ts';
import './project-info-dialog.css';

export interface ProjectInfoOptions {
  readonly project: ProjectRef;
  /** Whether the signed-in person is an admin of the project's organization. Global admins always are. */
  readonly isOrganizationAdmin: boolean;
}

/** The members and groups of a project, without a view. @spec A §2, §4, §7 */
export function useProjectInfo({ project, isOrganizationAdmin }: ProjectInfoOptions): MembersAndRoles {
  const { user } = useAdminKit().session;
  return useMembersAndRoles({ project, adapter: infoAdapter, isAdmin: isOrganizationAdmin || user.isAdmin });
}

const UserListDialog = lazyPart('user-list-dialog', () => import('./user-list-dialog.tsx'));

type DialogRootProps = Omit<
  DialogSurfaceProps,
  'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
>;

export interface ProjectInfoDialogProps extends ProjectInfoOptions, DialogRootProps {
  /** Fires when the person leaves. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default those of the screen around it */
  slots?: HeadedSlots<
    'addMember' | 'removeMember' | 'createRole' | 'deleteRole' | 'noMembers' | 'viewUserList',
    Record<never, never>,
    { members: ProjectMember }
  >;
}

/**
 * A project of an organization: its name and id, its members and its user groups. Admins of the organization change
 * them; everyone else can look, refresh and copy the list.
 *
 * @operation GET /viewprojectusers, GET /getprojectusergroups @spec A §2, §5, §6
 */
export function ProjectInfoDialog(props: ProjectInfoDialogProps) {
  return (
    <ScreenBoundary screen="project-info" resetKey={props.project?.id}>
      <InfoDialog {...props} />
    </ScreenBoundary>
  );
}

function InfoDialog(props: ProjectInfoDialogProps) {
  const { project, isOrganizationAdmin, onClose, slots, ...rest } = props;
  const words = useMessages(projectInfoMessages);
  const kit = useAdminKit();
  const named = project.name.trim() === '' ? { ...project, name: words.unnamedProject } : project;
  return (
    <SlotsContext value={useScreenSlots(slots)}>
      <Dialog
        name="project-info"
        {...rest}
        isOpen
        size="extra-large"
        title={<UserText text={named.name} />}
        onClose={onClose}
        footer={<Button onClick={onClose}>{words.close}</Button>}
      >
        <ErrorBoundary
          onError={({ message }) =>
            kit.emit({ type: 'crash', at: Date.now(), screen: 'project-info', message })
          }
        >
          <ProjectInfo key={project.id} {...{ project: named, isOrganizationAdmin }} />
        </ErrorBoundary>
      </Dialog>
    </SlotsContext>
  );
}

function ProjectInfo(options: ProjectInfoOptions) {
  const words = useMessages(projectInfoMessages);
  const access = useProjectInfo(options);
  usePreload(UserListDialog);
  const [isListOpen, setIsListOpen] = useState(false);
  const { id, name } = options.project;
  // The view shows these actions as content of its host, where the slots end.
  const replacement = use(SlotsContext)?.replace?.viewUserList;
  const members = access.members.status === 'ready' ? access.members.data : null;
  const viewUserList = (
    <Button
      size="small"
      disabledReason={members === null ? words.membersNotLoaded : undefined}
      onClick={() => setIsListOpen(true)}
    >
      {words.viewUserList}
    </Button>
  );
  const memberActions = useHeaderActions(replacement === undefined ? viewUserList : replacement, true);
  return (
    <>
      <span className="ak-project-info-id">
        {words.projectId} {id}
        <CopyButton text={String(id)} label={words.copyId} />
      </span>
      <div className="ak-project-info-access">
        <MembersAndRolesView access={access} level={3} memberActions={memberActions} />
      </div>
      <Suspense fallback={null}>
        {isListOpen && members !== null && (
          <UserListDialog projectName={name} members={members} onClose={() => setIsListOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
