import type { GlobalProject } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { ProjectRolesPanel } from '../project-roles/index.ts';
import { globalProjectsMessages } from './messages.ts';
import { nameOfProject } from './rules.ts';

export interface ProjectDialogProps {
  project: Pick<GlobalProject, 'id' | 'name'>;
  onClose: () => void;
}

/** @spec B §2 */
export default function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const words = useMessages(globalProjectsMessages);
  const { id } = project;
  const name = nameOfProject(project, words);
  return (
    <Dialog
      name="project"
      isOpen
      size="extra-large"
      title={<UserText text={name} />}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <span className="ak-global-projects-table-id">
        {words.projectId} {id}
        <CopyButton text={String(id)} label={words.copyId} />
      </span>
      <ProjectRolesPanel className="ak-global-projects-table-roles" project={{ id, name }} headingLevel={3} />
    </Dialog>
  );
}
