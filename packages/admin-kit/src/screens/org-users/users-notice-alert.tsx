import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { countOf } from './bulk-add-job.ts';
import { DownloadResultsButton } from './download-results-button.tsx';
import { orgUsersMessages } from './messages.ts';
import type { UsersNotice } from './use-users-dialog.ts';
import { nameOf } from './user-name.ts';

interface UsersNoticeAlertProps {
  notice: UsersNotice;
  organizationId: number;
  onDismiss: () => void;
}

/** What is said once a dialog has closed, until the person is done with it. */
export function UsersNoticeAlert({ notice, organizationId, onDismiss }: UsersNoticeAlertProps) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  if (notice.kind === 'gone') {
    const { user } = notice;
    return (
      <Alert isInterrupting onDismiss={onDismiss}>
        {words.gone({ user: nameOf(user), id: String(user.id) })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      onDismiss={onDismiss}
      action={<DownloadResultsButton size="small" organizationId={organizationId} history={notice.history} />}
    >
      {words.allAdded(count(countOf(notice.history.results, 'added')))}
    </Alert>
  );
}
