import { useMemo, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { downloadFile } from '../../browser/download-file.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { writeCsv } from '../../text/csv.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { lmsMessages } from './messages.ts';

const CODES_FILE_NAME = 'paywall_codes.csv';

interface CodesFile {
  readonly text: string;
  /** Codes that are written differently in the file, because a spreadsheet would run or split them. */
  readonly altered: readonly string[];
}

export function codesFile(codes: readonly string[]): CodesFile {
  const lines = codes.map((code) => writeCsv([[code]]));
  return {
    text: lines.join(''),
    altered: codes.filter((code, index) => lines[index] !== `${code}\r\n`),
  };
}

export function DownloadCodes({ codes }: { codes: readonly string[] }) {
  const words = useMessages(lmsMessages);
  const countOf = useCount();
  const { text, altered } = useMemo(() => codesFile(codes), [codes]);
  const [failures, setFailures] = useState(0);

  const download = () => {
    const isSaved = downloadFile({ name: CODES_FILE_NAME, text });
    setFailures(isSaved ? 0 : failures + 1);
    if (isSaved) announce(words.announceDownloaded);
  };

  if (codes.length === 0) return null;
  return (
    <>
      <div className="ak-lms-panel-buttons">
        <Button variant="primary" icon={<DownloadIcon />} onClick={download}>
          {words.download}
        </Button>
      </div>
      {failures > 0 && (
        <Alert key={failures} tone="warning" isInterrupting>
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

const MAX_SHOWN = 50;

export function CodeList({ codes }: { codes: readonly string[] }) {
  const words = useMessages(lmsMessages);
  const format = useNumberFormat();
  if (codes.length === 0) return <p className="ak-lms-panel-lead">{words.noCodes}</p>;
  const hidden = codes.length - MAX_SHOWN;
  return (
    <div className="ak-lms-panel-stack">
      <ol className="ak-lms-panel-codes" aria-label={words.codeList}>
        {codes.slice(0, MAX_SHOWN).map((code, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code can occur twice, and the list never changes
          <li key={index} className="ak-lms-panel-code">
            <UserText text={code} />
          </li>
        ))}
      </ol>
      {hidden > 0 && <p className="ak-lms-panel-lead">{words.moreCodes({ count: format(hidden) })}</p>}
    </div>
  );
}
