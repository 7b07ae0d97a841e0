import { useId, useMemo } from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { type BulkLines, type DuplicateLine, similarNames } from './bulk-lines.ts';
import { orgUsersMessages } from './messages.ts';

/** More than this nobody reads; how many there are is said in any case. */
const MOST_SHOWN = 100;

/** What will be sent, as it will be sent, and which lines will not be. */
export function BulkPreview({ names, duplicates }: BulkLines) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const headingId = useId();
  const similar = useMemo(() => similarNames(names), [names]);
  return (
    <div className="ak-org-users-preview">
      <p id={headingId} className="ak-org-users-preview-title">
        {words.preview(count(names.length))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="ak-org-users-preview-scroll" aria-labelledby={headingId} tabIndex={0}>
        <ol className="ak-org-users-preview-list">
          {names.slice(0, MOST_SHOWN).map(({ name, lineNumber }) => (
            <li key={lineNumber} className="ak-org-users-preview-line">
              <UserText text={name} marksOddSpaces />
            </li>
          ))}
        </ol>
        {names.length > MOST_SHOWN && (
          <p className="ak-org-users-panel-muted">{words.previewMore(count(names.length - MOST_SHOWN))}</p>
        )}
      </section>
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
  /** Says which line before it is meant. */
  about: (line: { line: string }) => string;
}

function FurtherLines({ title, lines, about }: FurtherLinesProps) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  if (lines.length === 0) return null;
  return (
    <>
      <p className="ak-org-users-preview-title">{title}</p>
      <ul className="ak-org-users-preview-list">
        {lines.slice(0, MOST_SHOWN).map(({ name, lineNumber, firstLineNumber }) => (
          <li key={lineNumber} className="ak-org-users-preview-line">
            <UserText text={name} marksOddSpaces />{' '}
            <span className="ak-org-users-panel-muted">{about({ line: count(firstLineNumber).text })}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && (
        <p className="ak-org-users-panel-muted">{words.previewMore(count(lines.length - MOST_SHOWN))}</p>
      )}
    </>
  );
}
