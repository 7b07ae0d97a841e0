import type { OrganizationProject } from '@timemap/admin-api';
import { useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { cacheKey, countInCache } from '../../data/query.ts';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
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
  const errorText = useErrorText();
  const inNumbers = useNumberFormat();
  const { queryClient, client } = useAdminKit();
  const [members] = useState(() =>
    countInCache(queryClient, client, cacheKey('GET /viewprojectusers', { query: { pid: project.id } })),
  );
  const name = projectName(project, words);

  const close = () => {
    deleteProject.clearError();
    onClose();
  };
  const confirm = async () => {
    onConfirmed();
    const outcome = await deleteProject.run(project, words.announceDeleted({ project: name }));
    if (outcome.status !== 'succeeded') return;
    close();
  };

  return (
    <AlertDialog
      name="delete-project"
      isOpen
      title={words.deleteTitle({ project: name })}
      description={
        <>
          {words.deleteDescription({ project: name, id: String(project.id) })}{' '}
          <strong className="ak-dialog-fact">
            {words.deleteMembers({ count: members === null ? null : inNumbers(members) })}
          </strong>
        </>
      }
      onClose={close}
      isBusy={deleteProject.isBusy}
      error={deleteProject.error && errorText(deleteProject.error)}
      actions={
        <Button variant="danger" isBusy={deleteProject.isBusy} onClick={() => void confirm()}>
          {words.delete}
        </Button>
      }
    />
  );
}
