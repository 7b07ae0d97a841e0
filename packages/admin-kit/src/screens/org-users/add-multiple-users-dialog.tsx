import type { Organization } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { isDone, type JobReport, resultsCsv } from '../../bulk-job/bulk-job.ts';
import { DownloadResultsButton, useItemReason, useOutcomeWords } from '../../bulk-job/bulk-views.tsx';
import { JobDialog, type JobWords } from '../../bulk-job/job-dialog.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { type JobHistory, parseBulkLines, withoutNames } from './bulk-add.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './rules.ts';
import { useAddMultipleUsers } from './use-add-multiple-users.ts';
import { addMultipleDraftKey } from './use-org-users.ts';

interface Props {
  organization: Organization;
  onClose: () => void;
  /** Fires instead of `onClose` when every line was added. */
  onAllAdded: (history: JobHistory) => void;
}

/** Adds one user per line. The dialog stays open while lines are left, and keeps them in the box. @spec A §4, §5, §8 */
export default function AddMultipleUsersDialog({ organization, onClose, onAllAdded }: Props) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const csvOf = useResultsCsv();
  const jobWords: JobWords = {
    ...words,
    allDone: words.allAdded,
    summary: ({ done, left }) => words.summary({ added: done, left }),
    unknown: words.unknownLines,
  };
  const draft = useDraft(addMultipleDraftKey(organization.id), { text: '', admin: '' }, { marksOpen: true });
  const { text, admin } = draft.fields;
  const lines = useMemo(() => parseBulkLines(text), [text]);
  const job = useAddMultipleUsers(organization.id);
  const [isMissing, setIsMissing] = useState(false);
  const isRunning = job.progress !== null;
  const isRetry = job.ended !== null && text === leftText(job.ended);
  const submitLabel =
    lines.names.length === 0
      ? words.addSome
      : (isRetry ? words.retryCount : words.addCount)(count(lines.names.length));

  const submit = async () => {
    setIsMissing(lines.names.length === 0);
    if (lines.names.length === 0) return;
    const report = await job.run(lines, {
      isAdmin: admin !== '',
      // The page may close during the job. The restored draft must not contain lines that were added.
      onAdded: (names) =>
        draft.revise((kept) => {
          const left = withoutNames(kept.text, names);
          return left === '' ? null : { ...kept, text: left };
        }),
    });
    if (report === null) return;
    const left = leftText(report);
    if (left !== '') {
      draft.change({ text: left });
      return;
    }
    draft.discard();
    announce(words.allAdded(count(report.history.results.filter(isDone).length)));
    onAllAdded(report.history);
  };
  const close = () => {
    draft.close();
    onClose();
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };

  return (
    <JobDialog
      name="add-multiple-users"
      size="large"
      title={words.addMultiple}
      description={words.addMultipleDescription({ organization: organizationName(organization, words) })}
      onClose={close}
      onSubmit={() => void submit()}
      job={job}
      end={job.ended?.end ?? null}
      words={jobWords}
      results={job.ended?.results ?? null}
      file={{
        name: resultsFileName(organization.id),
        text: () => (job.ended ? csvOf(job.ended.history) : ''),
      }}
      actions={
        <>
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {submitLabel}
          </Button>
        </>
      }
      below={!isRunning && !isRetry && lines.names.length > 0 && <BulkPreview {...lines} />}
    >
      <DraftNotice draft={draft} />
      <TextArea
        limit={null}
        label={words.lines}
        hint={words.linesHint}
        value={text}
        onValueChange={(value) => {
          setIsMissing(false);
          draft.change({ text: value });
        }}
        isRequired
        error={isMissing ? words.linesMissing : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox
        label={words.allAsAdmins}
        description={words.asAdminDescription}
        isChecked={admin !== ''}
        onCheckedChange={(isChecked) => draft.change({ admin: isChecked ? 'yes' : '' })}
      />
    </JobDialog>
  );
}

const leftText = ({ results }: JobReport) =>
  results
    .filter((result) => !isDone(result))
    .map(({ item }) => item.name)
    .join('\n');

interface AllAddedAlertProps {
  organizationId: number;
  history: JobHistory;
  onDismiss: () => void;
}

/** Shown in the page once the dialog has closed because every line was added. */
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

const resultsFileName = (organizationId: number) => `organization-${organizationId}-added-users.csv`;

/** What became of each line, then the skipped duplicates. */
function useResultsCsv(): (history: JobHistory) => string {
  const words = useMessages(orgUsersMessages);
  const jobWords = useMessages(bulkJobMessages);
  const outcomeWords = useOutcomeWords();
  const reasonOf = useItemReason();
  return ({ results, duplicates }) =>
    resultsCsv({
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
