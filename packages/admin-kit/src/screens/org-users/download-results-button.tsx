import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { downloadFile } from '../../browser/download-file.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { JobHistory } from './bulk-add-job.ts';
import { resultsCsv } from './bulk-results-csv.ts';
import { orgUsersMessages } from './messages.ts';
import { useLineReason } from './use-line-reason.ts';

interface DownloadResultsButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  organizationId: number;
  history: JobHistory;
}

/** Saves what became of each line, for the records or for another try elsewhere. */
export function DownloadResultsButton({ organizationId, history, ...rest }: DownloadResultsButtonProps) {
  const words = useMessages(orgUsersMessages);
  const reasonOf = useLineReason();
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    const text = resultsCsv(history, words, reasonOf);
    const isSaved = downloadFile({ name: `organization-${organizationId}-added-users.csv`, text });
    setHasFailed(!isSaved);
    if (!isSaved) announce(words.downloadFailed, { politeness: 'assertive' });
  };
  return (
    <>
      <Button {...rest} icon={<Icon name="download" />} onClick={save}>
        {words.download}
      </Button>
      {hasFailed && <span className="ak-org-users-panel-muted">{words.downloadFailed}</span>}
    </>
  );
}
