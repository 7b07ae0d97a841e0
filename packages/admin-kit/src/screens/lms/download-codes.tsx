import { useMemo, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { downloadFile } from '../../browser/download-file.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CodeList } from './code-list.tsx';
import { CODES_FILE_NAME, codesFile } from './codes-file.ts';
import { lmsMessages } from './messages.ts';

/** The way to the file, with what is told of it: codes that it spells otherwise, and a browser that does not save. */
export function DownloadCodes({ codes }: { codes: readonly string[] }) {
  const words = useMessages(lmsMessages);
  const countOf = useCount();
  const { text, altered } = useMemo(() => codesFile(codes), [codes]);
  const [hasFailed, setHasFailed] = useState(false);

  const download = () => {
    const isSaved = downloadFile({ name: CODES_FILE_NAME, text });
    setHasFailed(!isSaved);
    if (isSaved) announce(words.announceDownloaded);
  };

  if (codes.length === 0) return null;
  return (
    <>
      <div className="ak-lms-panel-buttons">
        <Button variant="primary" icon={<Icon name="download" />} onClick={download}>
          {words.download}
        </Button>
      </div>
      {hasFailed && (
        <Alert tone="warning" isInterrupting>
          {words.downloadFailed}
        </Alert>
      )}
      {altered.length > 0 && (
        <Alert tone="warning" title={words.altered(countOf(altered.length))}>
          <CodeList codes={altered} />
        </Alert>
      )}
    </>
  );
}
