import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { type ChangeEvent, type ClipboardEvent, useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { isDone, type JobReport, resultsCsv } from '../../bulk-job/bulk-job.ts';
import { DownloadResultsButton, useItemReason, useOutcomeWords } from '../../bulk-job/bulk-views.tsx';
import { JobDialog, type JobWords } from '../../bulk-job/job-dialog.tsx';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { loadedInCache } from '../../data/query.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { type AddressColumn, addressColumn } from './address-column.ts';
import { usersRead } from './api.ts';
import { type JobHistory, parseBulkLines, withoutNames } from './bulk-add.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './rules.ts';
import { useAddMultipleUsers } from './use-add-multiple-users.ts';
import { addMultipleDraftKey } from './use-org-users.ts';

interface Props {
  organization: Organization;
  onClose: () => void;
  onAllAdded: (history: JobHistory) => void;
}

/** @spec A §4, §5, §8 */
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
  const { queryClient, client } = useAdminKit();
  const users = loadedInCache<OrganizationUser[]>(queryClient, client, usersRead(organization.id)) ?? nobody;
  const [taken, setTaken] = useState<AddressColumn | null>(null);
  const change = (value: string) => {
    setIsMissing(false);
    setTaken(null);
    draft.change({ text: value });
  };
  const take = (content: string, before: string, after: string) => {
    const table = addressColumn(content);
    change(`${before}${table === null ? content : table.lines.join('\n')}${after}`);
    setTaken(table);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const content = event.clipboardData.getData('text');
    if (addressColumn(content) === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    take(content, text.slice(0, selectionStart), text.slice(selectionEnd));
  };
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
      below={!isRunning && !isRetry && lines.names.length > 0 && <BulkPreview {...lines} users={users} />}
    >
      <DraftNotice draft={draft} />
      <TextArea
        limit={null}
        label={words.lines}
        hint={words.linesHint}
        value={text}
        onValueChange={change}
        onPaste={paste}
        isRequired
        error={isMissing ? words.linesMissing : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FileButton onText={(content) => take(content, text === '' ? '' : `${text.trimEnd()}\n`, '')} />
      <p role="status" className="ak-org-users-panel-taken">
        {taken && words.tookColumn({ column: taken.column, lines: count(taken.lines.length) })}
      </p>
      <Checkbox
        label={words.allAsAdmins}
        description={words.asAdminDescription}
        isChecked={admin !== ''}
        onCheckedChange={(isChecked) => draft.change({ admin: isChecked ? 'yes' : '' })}
      />
    </JobDialog>
  );
}

const nobody: readonly OrganizationUser[] = [];

function FileButton({ onText }: { onText: (text: string) => void }) {
  const words = useMessages(orgUsersMessages);
  const input = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file === undefined) return;
    setHasFailed(false);
    try {
      onText((await file.text()).replace(/^\uFEFF/, ''));
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div>
      <Button size="small" onClick={() => input.current?.click()}>
        {words.fromFile}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={words.fromFile}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => void read(event)}
      />
      {hasFailed && (
        <Alert tone="warning" isInterrupting>
          {words.fileUnreadable}
        </Alert>
      )}
    </div>
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
