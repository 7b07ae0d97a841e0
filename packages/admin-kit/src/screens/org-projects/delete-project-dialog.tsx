import type { OrganizationProject } from '@timemap/admin-api';
import { useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { countInCache } from '../../data/cached.ts';
import { cacheKey } from '../../data/query.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { orgProjectsMessages } from './messages.ts';
import { projectName } from './rules.ts';

interface DeleteProjectDialogProps {
  project: OrganizationProject;
  deleteProject: Action<OrganizationProject>;
  onConfirmed: () => void;
  onClose: () => void;
}

/** @spec B §7, §8 */
export default function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { project, deleteProject, onConfirmed, onClose } = props;
  const words = useMessages(orgProjectsMessages);
  const inNumbers = useNumberFormat();
  const { queryClient, client } = useAdminKit();
  const [members] = useState(() =>
    countInCache(queryClient, client, cacheKey('GET /viewprojectusers', { query: { pid: project.id } })),
  );
  const name = projectName(project, words);
  return (
    <ConfirmDialog
      name="delete-project"
      title={words.deleteTitle({ project: name })}
      description={words.deleteDescription({ project: name, id: String(project.id) })}
      fact={words.deleteMembers({ count: members === null ? null : inNumbers(members) })}
      action={deleteProject}
      input={project}
      announcement={words.announceDeleted({ project: name })}
      label={words.delete}
      onConfirmed={onConfirmed}
      onClose={onClose}
    />
  );
}
