import { useMemo } from 'react';
import { MOST_NAMED, NameList } from '../../bulk-job/bulk-views.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { type BulkLines, type DuplicateLine, similarNames } from './bulk-add.ts';
import { orgUsersMessages } from './messages.ts';

export function BulkPreview({ names, duplicates }: BulkLines) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const similar = useMemo(() => similarNames(names), [names]);
  return (
    <div className="ak-bulk-job-preview">
      <NameList label={words.preview(count(names.length))} names={names.map(({ name }) => name)} />
      <FurtherLines title={words.similar(count(similar.length))} lines={similar} about={words.similarTo} />
      <FurtherLines
        title={words.duplicates(count(duplicates.length))}
        lines={duplicates}
        about={words.sameAs}
      />
    </div>
  );
}

interface FurtherLinesProps {
  title: string;
  lines: readonly DuplicateLine[];
  about: (line: { line: string }) => string;
}

function FurtherLines({ title, lines, about }: FurtherLinesProps) {
  const { more } = useMessages(bulkJobMessages);
  const count = useCount();
  if (lines.length === 0) return null;
  return (
    <>
      <p className="ak-bulk-job-heading">{title}</p>
      <ul className="ak-bulk-job-list">
        {lines.slice(0, MOST_NAMED).map(({ name, lineNumber, firstLineNumber }) => (
          <li key={lineNumber} className="ak-bulk-job-name">
            <UserText text={name} marksOddSpaces />{' '}
            <span className="ak-bulk-job-muted">{about({ line: count(firstLineNumber).text })}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_NAMED && (
        <p className="ak-bulk-job-muted">{more(count(lines.length - MOST_NAMED))}</p>
      )}
    </>
  );
}
