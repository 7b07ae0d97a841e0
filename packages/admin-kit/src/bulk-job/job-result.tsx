import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useListText } from '../messages/list-text.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { UserText } from '../ui/text/user-text.tsx';
import { countOf, type ItemOutcome, type ItemResult, isDone, type JobEnd } from './bulk-job.ts';
import { useItemReason } from './bulk-views.tsx';
import type { JobWords } from './job-dialog.tsx';
import { bulkJobMessages } from './messages.ts';

const SHOWN_AT_ONCE = 50;

const MAX_COUNTED_REASONS = 3;

interface ReasonGroup {
  readonly why: string;
  readonly results: readonly ItemResult[];
}

interface JobResultProps {
  end: JobEnd;
  results: readonly ItemResult[];
  words: JobWords;
  note: string | null | undefined;
}

/** @spec A §8 */
export function JobResult({ end, results, words, note }: JobResultProps) {
  const count = useCount();
  const reasonOf = useItemReason();
  const groups = useMemo(
    () =>
      groupByReason(
        results.filter((result) => !isDone(result) && result.outcome.status !== 'notSent'),
        reasonOf,
      ),
    [results, reasonOf],
  );
  const [summary, ...details] = useSummary(words)(results, end, groups);
  const inList = useListText();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  if (summary === undefined) return null;

  const unknownCount = countOf(results, 'unknown');
  const failedCount = groups.reduce((sum, { results: { length } }) => sum + length, 0) - unknownCount;
  const label = [
    failedCount > 0 && words.failures(count(failedCount)),
    unknownCount > 0 && words.unknown(count(unknownCount)),
  ].filter((part) => part !== false);
  return (
    <div ref={root} className="ak-bulk-job-result">
      <Alert tone="warning" isInterrupting title={summary}>
        {[...details, ...(note ? [note] : [])].join('\n') || undefined}
      </Alert>
      {groups.length > 0 && <Failures label={inList(label)} groups={groups} />}
    </div>
  );
}

function useSummary(words: JobWords) {
  const sentences = useMessages(bulkJobMessages);
  const count = useCount();
  const ends: Readonly<Record<JobEnd, string | null>> = {
    finished: null,
    stopped: sentences.stoppedByPerson,
    sessionEnded: sentences.stoppedBySession,
    unreachable: sentences.stoppedUnreachable,
  };
  return (results: readonly ItemResult[], end: JobEnd, groups: readonly ReasonGroup[]): readonly string[] => {
    const done = results.filter(isDone).length;
    if (done === results.length) return [];
    const unknownCount = countOf(results, 'unknown');
    // A sentence of their own counts the items that were not sent.
    const unsentCount = ends[end] === null ? 0 : countOf(results, 'notSent');
    const left = results.length - done - unknownCount - unsentCount;
    const summary =
      left > 0 ? words.summary({ done: count(done), left: count(left) }) : words.allDone(count(done));
    const unknown = unknownCount > 0 ? words.unknownSummary(count(unknownCount)) : null;
    // The sentence about unknown results already gives their reason.
    const counted = groups.filter(({ results: [first] }) => first?.outcome.status !== 'unknown');
    const hiddenCount = counted
      .slice(MAX_COUNTED_REASONS)
      .reduce((sum, { results: { length } }) => sum + length, 0);
    const reasons = [
      ...counted
        .slice(0, MAX_COUNTED_REASONS)
        .map(({ why, results: { length } }) => sentences.reason({ why, count: count(length) })),
      ...(hiddenCount > 0 ? [sentences.more(count(hiddenCount))] : []),
    ].join(sentences.reasonSeparator);
    const hasUnsent = results.some(({ outcome: { status } }) => status === 'notSent');
    const why = reasons === '' ? null : sentences.reasons({ reasons });
    return [summary, why, unknown, hasUnsent ? ends[end] : null].filter((line) => line !== null);
  };
}

interface FailuresProps {
  label: string;
  groups: readonly ReasonGroup[];
}

/** The summary has already announced the count, so no alert interrupts. @spec A §8 */
function Failures({ label, groups }: FailuresProps) {
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const [shownCount, setShownCount] = useState(SHOWN_AT_ONCE);
  const hiddenCount = groups.reduce((sum, { results: { length } }) => sum + length, 0) - shownCount;
  const isInSummary = groups.length === 1 && groups[0]?.results[0]?.outcome.status !== 'unknown';
  const list = useRef<HTMLElement>(null);
  const [firstNewIndex, setFirstNewIndex] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (firstNewIndex === null) return;
    const item = list.current?.querySelectorAll('li')[firstNewIndex];
    if (!item) return;
    item.tabIndex = -1;
    item.focus();
  }, [firstNewIndex]);

  const showMore = () => {
    if (hiddenCount <= SHOWN_AT_ONCE) setFirstNewIndex(shownCount);
    setShownCount(shownCount + SHOWN_AT_ONCE);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it, nobody could scroll a long list by keyboard.
    <section ref={list} className="ak-bulk-job-failures" aria-label={label} tabIndex={0}>
      {firstOf(groups, shownCount).map(({ group, shown }) => (
        <FailureGroup key={group.why} group={group} shown={shown} isReasonShown={!isInSummary} />
      ))}
      {hiddenCount > 0 && (
        <Button size="small" onClick={showMore}>
          {words.showMore(count(Math.min(hiddenCount, SHOWN_AT_ONCE)))}
        </Button>
      )}
    </section>
  );
}

interface FailureGroupProps {
  group: ReasonGroup;
  shown: readonly ItemResult[];
  isReasonShown: boolean;
}

function FailureGroup({ group: { why, results }, shown, isReasonShown }: FailureGroupProps) {
  const words = useMessages(bulkJobMessages);
  const count = useCount();
  const reasonOf = useItemReason();
  const headingId = useId();
  const isMany = results.length > 1;
  return (
    <>
      {isMany && (
        <p id={headingId} className={isReasonShown ? 'ak-bulk-job-heading' : 'ak-visually-hidden'}>
          <UserText translate="yes" text={words.reason({ why, count: count(results.length) })} />
        </p>
      )}
      <ul
        className="ak-bulk-job-list"
        data-state={isMany ? 'many' : 'one'}
        aria-labelledby={isMany ? headingId : undefined}
      >
        {shown.map(({ item, outcome }) => (
          <li key={item.id} className="ak-bulk-job-failure">
            <Alert
              tone="warning"
              className="ak-bulk-job-alert"
              title={<UserText text={item.name} marksOddSpaces breaksAddresses />}
            >
              <span className={isMany ? 'ak-visually-hidden' : undefined}>
                <UserText translate="yes" text={reasonOf(outcome)} />
              </span>
            </Alert>
          </li>
        ))}
      </ul>
    </>
  );
}

function firstOf(groups: readonly ReasonGroup[], shownCount: number) {
  let room = shownCount;
  return groups.flatMap((group) => {
    const shown = group.results.slice(0, Math.max(room, 0));
    room -= shown.length;
    return shown.length > 0 ? [{ group, shown }] : [];
  });
}

function groupByReason(
  results: readonly ItemResult[],
  reasonOf: (outcome: ItemOutcome) => string | null,
): readonly ReasonGroup[] {
  const groups = new Map<string, ItemResult[]>();
  for (const result of results) {
    const reason = reasonOf(result.outcome) ?? '';
    const why = withoutEnd(namesOf(result.item).reduce(withoutName, reason)) || reason;
    const group = groups.get(why);
    if (group) group.push(result);
    else groups.set(why, [result]);
  }
  return [...groups].map(([why, grouped]) => {
    const [first, ...others] = grouped;
    const isSingle = first !== undefined && others.length === 0;
    return { why: isSingle ? withoutEnd(reasonOf(first.outcome) ?? why) : why, results: grouped };
  });
}

/** The server may name the account where an address was sent. */
function namesOf({ name }: ItemResult['item']): readonly string[] {
  const account = name.split('@', 1)[0] ?? '';
  return account.length < LEAST_NAME_LENGTH ? [name] : [name, account];
}

const LEAST_NAME_LENGTH = 3;

const IN_WORD = /[\p{L}\p{N}]/u;

/** 'No Timemap account: ada@mail.example' and 'No Timemap account: mia@mail.example' are one reason. */
function withoutName(reason: string, name: string): string {
  let masked = '';
  let from = 0;
  for (let at = reason.indexOf(name); at >= 0 && name !== ''; at = reason.indexOf(name, from)) {
    const end = at + name.length;
    const isPartOfWord = IN_WORD.test(reason.charAt(at - 1)) || IN_WORD.test(reason.charAt(end));
    masked += reason.slice(from, at) + (isPartOfWord ? name : '…');
    from = end;
  }
  return masked + reason.slice(from);
}

const withoutEnd = (reason: string) => reason.replace(/[\s:：.。…]+$/u, '');
