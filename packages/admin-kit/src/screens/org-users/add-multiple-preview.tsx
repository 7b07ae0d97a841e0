import { memo, useId, useMemo } from 'react';
import { MAX_NAMED } from '../../bulk-job/bulk-views.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import type { Refusals } from '../../parts/refusals.ts';
import { personKey } from '../../people/person-name.ts';
import type { Person } from '../../people/reading.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { type BulkLine, type BulkLines, type CheckedLines, similarNames } from './add-multiple-lines.ts';
import { orgUsersMessages } from './messages.ts';
import { isRow } from './row-in-box.ts';
import type { GuessedPeople } from './use-people-text.ts';

interface BulkPreviewProps extends Pick<BulkLines, 'duplicates'> {
  checked: CheckedLines;
  refusals: Refusals;
  /** People in a pasted table who are not in the box. */
  inactive: readonly Person[];
  guessed: GuessedPeople | null;
  /** null: the license is not known. */
  freeSeats: number | null;
  sendsWrong: boolean;
  onSendsWrongChange: (sendsWrong: boolean) => void;
}

interface NotedLine extends BulkLine {
  readonly key: string;
  readonly notes: readonly string[];
}

/** Typing renders the dialog again, and must not render the rows. */
export const BulkPreview = memo(function BulkPreview(props: BulkPreviewProps) {
  const { checked, refusals, duplicates, inactive, guessed, freeSeats, sendsWrong, onSendsWrongChange } =
    props;
  const words = useMessages(orgUsersMessages);
  const { more } = useMessages(bulkJobMessages);
  const inList = useListText();
  const count = useCount();
  const headingId = useId();
  const { fine, wrong } = checked;
  const askable = wrong.filter(({ check }) => check !== 'row').length;
  const sentCount = fine.length + (sendsWrong ? askable : 0);
  const seatsShort = freeSeats === null ? 0 : sentCount - Math.max(0, freeSeats);
  const { lines, facts } = useMemo(() => {
    const similar = new Map(similarNames(fine).map((line) => [line.lineNumber, line.firstLineNumber]));
    const { cleaned, hyphensRead } = words;
    const guess = guessed === null ? '' : words.guessed({ encoding: guessed.encoding });
    const isGuessed = ({ name }: BulkLine) => guessed?.names.has(name) ?? false;
    const noted = (line: BulkLine, ...notes: readonly string[]): NotedLine => ({
      ...line,
      key: String(line.lineNumber),
      notes: [
        ...notes,
        ...(line.isCleaned ? [cleaned] : []),
        ...(line.hadOtherHyphens ? [hyphensRead] : []),
        ...(isGuessed(line) ? [guess] : []),
      ],
    });
    const wordOf = ({ name, check }: CheckedLines['wrong'][number]) =>
      ({
        there: words.isThere,
        noPerson: words.noPerson,
        row: words.isRow,
        refused: words.refusedBefore({ detail: visibleText(refusals.get(personKey(name)) ?? '') }),
      })[check];
    const problems: NotedLine[] = [
      ...wrong.map((line) => noted(line, wordOf(line))),
      ...duplicates.map((line) => noted(line, words.twice({ line: count(line.firstLineNumber).text }))),
    ];
    const rest: NotedLine[] = [];
    for (const line of fine) {
      const twin = similar.get(line.lineNumber);
      if (twin !== undefined) problems.push(noted(line, words.similarTo({ line: count(twin).text })));
      else if (line.isCleaned || line.hadOtherHyphens || isGuessed(line)) problems.push(noted(line));
      else if (rest.length < MAX_NAMED) rest.push(noted(line));
    }
    const left = inactive.map(
      ({ name, place, status = '' }): NotedLine => ({
        name,
        lineNumber: 0,
        key: `row ${place} ${name}`,
        notes: [words.leftOutAs({ status })],
      }),
    );
    const refusedCount = wrong.filter(({ check }) => check === 'refused').length;
    const labelled = [
      [words.isNew, fine.length],
      [words.isThere, wrong.filter(({ check }) => check === 'there').length],
      [words.noPerson, wrong.filter(({ check }) => check === 'noPerson').length],
      [words.isRow, wrong.filter(({ check }) => check === 'row').length],
      [cleaned, [...fine, ...wrong].filter(({ isCleaned }) => isCleaned).length],
      [hyphensRead, [...fine, ...wrong].filter(({ hadOtherHyphens }) => hadOtherHyphens).length],
      [guess, [...fine, ...wrong].filter(isGuessed).length],
    ] as const;
    return {
      lines: [...problems.sort((a, b) => a.lineNumber - b.lineNumber), ...left, ...rest].slice(0, MAX_NAMED),
      facts: [
        ...labelled
          .filter(([, number]) => number > 0)
          .map(([label, number]) => `${label}: ${count(number).text}`),
        ...(refusedCount > 0 ? [words.refusedBefore({ detail: count(refusedCount).text })] : []),
        ...(similar.size > 0 ? [words.similar(count(similar.size))] : []),
        ...(duplicates.length > 0 ? [words.duplicates(count(duplicates.length))] : []),
        ...[...new Set(inactive.map(({ status = '' }) => status))].map(
          (status) =>
            `${words.leftOutAs({ status })}: ${count(inactive.filter((person) => person.status === status).length).text}`,
        ),
      ],
    };
  }, [fine, wrong, refusals, duplicates, inactive, guessed, words, count]);
  const total = fine.length + wrong.length + duplicates.length + inactive.length;

  return (
    <div className="ak-bulk-job-preview">
      <p id={headingId} className="ak-bulk-job-heading">
        {words.preview(count(sentCount))}
      </p>
      <ul className="ak-org-users-panel-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {seatsShort > 0 && (
        <Alert tone="warning">
          {words.seatsShort({ count: count(seatsShort), free: count(Math.max(0, freeSeats ?? 0)).text })}
        </Alert>
      )}
      {askable > 0 && (
        <Checkbox
          label={words.sendWrong(count(askable))}
          isChecked={sendsWrong}
          onCheckedChange={onSendsWrongChange}
        />
      )}
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
            {lines.map(({ key, name, lineNumber, notes }) => (
              <tr key={key}>
                <td className="ak-org-users-panel-check">{lineNumber > 0 && count(lineNumber).text}</td>
                <th scope="row" className="ak-org-users-panel-check" data-state="name">
                  {!isRow(name) && <UserText text={name} marksOddSpaces breaksAddresses />}
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
        {total > MAX_NAMED && <p className="ak-bulk-job-muted">{more(count(total - MAX_NAMED))}</p>}
      </section>
    </div>
  );
});
