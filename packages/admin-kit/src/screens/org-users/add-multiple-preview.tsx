import type { OrganizationUser } from '@timemap/admin-api';
import { useId, useMemo } from 'react';
import { MOST_NAMED } from '../../bulk-job/bulk-views.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { type BulkLine, type BulkLines, checkLine, nameKey, similarNames } from './add-multiple-lines.ts';
import { orgUsersMessages } from './messages.ts';

interface BulkPreviewProps extends BulkLines {
  users: readonly OrganizationUser[];
}

interface CheckedLine extends BulkLine {
  readonly notes: readonly string[];
}

export function BulkPreview({ names, duplicates, users }: BulkPreviewProps) {
  const words = useMessages(orgUsersMessages);
  const { more } = useMessages(bulkJobMessages);
  const inList = useListText();
  const count = useCount();
  const headingId = useId();
  const known = useMemo(
    () => new Set(users.flatMap(({ username, email }) => [nameKey(username), nameKey(email)])),
    [users],
  );
  const { lines, facts } = useMemo(() => {
    const similar = new Map(similarNames(names).map((line) => [line.lineNumber, line.firstLineNumber]));
    const checks = names.map(({ name }) => checkLine(name, known));
    const checked = names.map((line, index): CheckedLine => {
      const check = checks[index];
      const twin = similar.get(line.lineNumber);
      const notes = [
        check === 'there' && words.isThere,
        check === 'noAddress' && words.noAddress,
        line.isCleaned && words.cleaned,
        twin !== undefined && words.similarTo({ line: count(twin).text }),
      ];
      return { ...line, notes: notes.filter((note) => typeof note === 'string') };
    });
    const skipped = duplicates.map(
      (line): CheckedLine => ({ ...line, notes: [words.sameAs({ line: count(line.firstLineNumber).text })] }),
    );
    const countOf = (wanted: string) => checks.filter((check) => check === wanted).length;
    const cleanedCount = names.filter(({ isCleaned }) => isCleaned).length;
    const labelled = [
      [words.isNew, countOf('new')],
      [words.isThere, countOf('there')],
      [words.noAddress, countOf('noAddress')],
      [words.cleaned, cleanedCount],
    ] as const;
    return {
      lines: [...checked, ...skipped].sort(
        (a, b) => Number(b.notes.length > 0) - Number(a.notes.length > 0) || a.lineNumber - b.lineNumber,
      ),
      facts: [
        ...labelled
          .filter(([, number]) => number > 0)
          .map(([label, number]) => `${label}: ${count(number).text}`),
        ...(similar.size > 0 ? [words.similar(count(similar.size))] : []),
        ...(duplicates.length > 0 ? [words.duplicates(count(duplicates.length))] : []),
      ],
    };
  }, [names, duplicates, known, words, count]);

  return (
    <div className="ak-bulk-job-preview">
      <p id={headingId} className="ak-bulk-job-heading">
        {words.preview(count(names.length))}
      </p>
      <ul className="ak-org-users-panel-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="ak-bulk-job-names" aria-labelledby={headingId} tabIndex={0}>
        <table className="ak-org-users-panel-checks">
          <thead>
            <tr>
              <th scope="col" className="ak-org-users-panel-check">
                {words.checkLine}
              </th>
              <th scope="col" className="ak-org-users-panel-check">
                {words.csvUser}
              </th>
              <th scope="col" className="ak-org-users-panel-check">
                {words.checkNote}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, MOST_NAMED).map(({ name, lineNumber, notes }) => (
              <tr key={lineNumber}>
                <td className="ak-org-users-panel-check">{count(lineNumber).text}</td>
                <th scope="row" className="ak-org-users-panel-check" data-state="name">
                  <UserText text={name} marksOddSpaces breaksAddresses />
                </th>
                <td className="ak-org-users-panel-check" data-state={notes.length > 0 ? 'noted' : 'new'}>
                  <Status tone={notes.length > 0 ? 'warning' : 'neutral'}>
                    {inList(notes) || words.isNew}
                  </Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {lines.length > MOST_NAMED && (
          <p className="ak-bulk-job-muted">{more(count(lines.length - MOST_NAMED))}</p>
        )}
      </section>
    </div>
  );
}
