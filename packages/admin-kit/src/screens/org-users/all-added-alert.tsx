import { isDone, resultsCsv } from '../../bulk-job/bulk-job.ts';
import { DownloadResultsButton, useItemReason, useOutcomeWords } from '../../bulk-job/bulk-views.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { useCsvSeparator } from '../../ui/menu/separator-menu.tsx';
import type { JobHistory } from './add-multiple-lines.ts';
import { orgUsersMessages } from './messages.ts';

interface AllAddedAlertProps {
  organizationId: number;
  history: JobHistory;
  onDismiss: () => void;
}

export function AllAddedAlert({ organizationId, history, onDismiss }: AllAddedAlertProps) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const csvOf = useResultsCsv();
  return (
    <Alert
      tone="success"
      onDismiss={onDismiss}
      action={
        <DownloadResultsButton
          size="small"
          fileName={resultsFileName(organizationId)}
          text={() => csvOf(history)}
        />
      }
    >
      {words.allAdded(count(history.results.filter(isDone).length))}
    </Alert>
  );
}

export const resultsFileName = (organizationId: number) => `organization-${organizationId}-added-users.csv`;

export function useResultsCsv(): (history: JobHistory) => string {
  const words = useMessages(orgUsersMessages);
  const jobWords = useMessages(bulkJobMessages);
  const outcomeWords = useOutcomeWords();
  const reasonOf = useItemReason();
  const [separator] = useCsvSeparator();
  return ({ results, duplicates }) =>
    resultsCsv({
      separator,
      heads: [words.csvUser, jobWords.csvResult, jobWords.csvReason],
      results,
      words: { ...outcomeWords, made: words.csvAdded },
      reasonOf,
      further: duplicates.map(({ name, firstLineNumber }) => [
        name,
        words.csvDuplicate,
        words.sameAs({ line: String(firstLineNumber) }),
      ]),
    });
}
