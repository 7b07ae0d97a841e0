import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { type ChangeEvent, type ClipboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { type ItemOutcome, isDone } from '../../bulk-job/bulk-job.ts';
import { JobDialog, type JobWords } from '../../bulk-job/job-dialog.tsx';
import { loadedInCache } from '../../data/query.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import {
  type BulkLines,
  type JobHistory,
  nameKey,
  parseBulkLines,
  withoutNames,
} from './add-multiple-lines.ts';
import { BulkPreview } from './add-multiple-preview.tsx';
import { AllAddedAlert, resultsFileName, useResultsCsv } from './all-added-alert.tsx';
import { usersRead } from './api.ts';
import { type AddressColumn, findAddressColumn } from './find-address-column.ts';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './rules.ts';
import { useAddMultipleUsers } from './use-add-multiple-users.ts';
import { addMultipleDraftKey } from './use-org-users.ts';

// Loads with the dialog. A separate file would split their shared code into many small files.
export { AllAddedAlert };

interface Props {
  organization: Organization;
  onClose: () => void;
  onAllAdded: (history: JobHistory) => void;
}

/** @spec A §4, §5, §8 */
export default function AddMultipleUsersDialog({ organization, onClose, onAllAdded }: Props) {
  const words = useMessages(orgUsersMessages);
  const controls = useMessages(controlMessages);
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
  const previewed = useDeferredValue(lines);
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
    const table = findAddressColumn(content);
    change(`${before}${table === null ? content : table.lines.join('\n')}${after}`);
    setTaken(table);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const content = event.clipboardData.getData('text');
    // The selection counts in the text of the box. Line ends of a file can differ from it.
    const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
    if (readOnly || findAddressColumn(content) === null) return;
    event.preventDefault();
    take(content, value.slice(0, selectionStart), value.slice(selectionEnd));
  };
  const isRunning = job.progress !== null;

  const [leftText, setLeftText] = useState<string | null>(null);
  const [isUnchecked, setIsUnchecked] = useState(false);
  const [sendsAgain, setSendsAgain] = useState(false);
  const results = useMemo(() => {
    if (job.ended === null || leftText === null) return null;
    const left = new Set(parseBulkLines(leftText).names.map(({ name }) => nameKey(name)));
    return job.ended.history.results.filter((result) => isDone(result) || left.has(result.item.id));
  }, [job.ended, leftText]);
  const isAsLeft = results !== null && text === leftText;
  const wanting = (remedy: Remedy): BulkLines => {
    const ids = new Set(
      results
        ?.filter((result) => !isDone(result) && remedyOf(result.outcome) === remedy)
        .map(({ item }) => item.id),
    );
    return { names: lines.names.filter(({ name }) => ids.has(nameKey(name))), duplicates: [] };
  };
  const doubtful = isAsLeft ? wanting('check').names : [];
  const toSend = isAsLeft ? wanting('retry') : lines;
  const sentCount = count(job.progress?.total ?? toSend.names.length);
  const step = stepOf();
  function stepOf() {
    if (isRunning) return sendsAgain ? 'retry' : 'add';
    if (!isAsLeft) return 'add';
    if (doubtful.length > 0) return 'check';
    return toSend.names.length > 0 ? 'retry' : 'close';
  }
  const stepLabel = {
    check: words.checkCount(count(doubtful.length)),
    retry: words.retryCount(sentCount),
    add: sentCount.value === 0 ? words.addSome : words.addCount(sentCount),
    close: controls.close,
  }[step];

  const settle = (history: JobHistory) => {
    const done = history.results.filter(isDone).map(({ item }) => item.name);
    const left = withoutNames(text, done);
    if (left !== '') {
      setLeftText(left);
      draft.change({ text: left });
      return;
    }
    draft.discard();
    announce(words.allAdded(count(done.length)));
    onAllAdded(history);
  };
  const check = async () => {
    setIsUnchecked(false);
    const history = await job.check();
    setIsUnchecked(history === null);
    if (history !== null) settle(history);
  };
  const send = async () => {
    setIsMissing(toSend.names.length === 0);
    if (toSend.names.length === 0) return;
    setIsUnchecked(false);
    setSendsAgain(step === 'retry');
    const ended = await job.run(toSend, {
      isAdmin: admin !== '',
      // The page may close during the job. The restored draft must not contain lines that were added.
      onAdded: (names) =>
        draft.revise((kept) => {
          const left = withoutNames(kept.text, names);
          return left === '' ? null : { ...kept, text: left };
        }),
    });
    if (ended !== null) settle(ended.history);
  };
  const submit = () => {
    if (step === 'check') void check();
    else if (step !== 'close') void send();
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
      onSubmit={submit}
      job={job}
      end={job.ended?.end ?? null}
      words={jobWords}
      results={results}
      isBusy={job.isChecking}
      note={isUnchecked ? words.notChecked : null}
      file={{
        name: resultsFileName(organization.id),
        text: () => (job.ended ? csvOf(job.ended.history) : ''),
      }}
      actions={
        <>
          {step !== 'close' && <Button onClick={cancel}>{words.cancel}</Button>}
          <Button
            key="main"
            type={step === 'close' ? 'button' : 'submit'}
            variant="primary"
            flips={step === 'close'}
            isBusy={isRunning || job.isChecking}
            onClick={step === 'close' ? close : undefined}
          >
            {stepLabel}
          </Button>
        </>
      }
      below={step === 'add' && previewed.names.length > 0 && <BulkPreview {...previewed} users={users} />}
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
        dir="auto"
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

type Remedy = 'retry' | 'check' | 'correct';

function remedyOf(outcome: ItemOutcome): Remedy {
  if (outcome.status === 'unknown') return 'check';
  if (outcome.status === 'notSent') return 'retry';
  if (outcome.status !== 'failed') return 'correct';
  const { kind, status } = outcome.error;
  const isRefused = kind === 'refused' || kind === 'status' || kind === 'access' || kind === 'input';
  return isRefused && status !== 429 && (status ?? 0) < 500 ? 'correct' : 'retry';
}
