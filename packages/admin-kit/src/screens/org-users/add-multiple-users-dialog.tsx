import type { Organization } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import {
  countOf,
  type JobEnd,
  type JobHistory,
  type JobReport,
  parseBulkLines,
  withoutNames,
} from './bulk-add.ts';
import { BulkFailures, BulkPreview, BulkProgress } from './bulk-views.tsx';
import { orgUsersMessages } from './messages.ts';
import { DownloadResultsButton } from './org-users-dialogs.tsx';
import { organizationName } from './rules.ts';
import { useAddMultipleUsers } from './use-add-multiple-users.ts';
import { addMultipleDraftKey } from './use-org-users.ts';
import './add-multiple-users-dialog.css';

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
  const summaryOf = useJobSummary();
  const draft = useDraft(addMultipleDraftKey(organization.id), { text: '', admin: '' }, { marksOpen: true });
  const { text, admin } = draft.fields;
  const lines = useMemo(() => parseBulkLines(text), [text]);
  const job = useAddMultipleUsers(organization.id);
  const [isMissing, setIsMissing] = useState(false);
  const isRunning = job.progress !== null;
  const failures = useMemo(() => failuresOf(job.ended), [job.ended]);
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
    announce(words.allAdded(count(countOf(report.history.results, 'added'))));
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
    <Dialog
      isOpen
      size="large"
      title={words.addMultiple}
      description={words.addMultipleDescription({ organization: organizationName(organization, words) })}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={isRunning}
      error={job.ended && summaryOf(job.ended)}
      footer={
        <>
          {job.ended && (
            <DownloadResultsButton
              variant="quiet"
              className="ak-org-users-download"
              organizationId={organization.id}
              history={job.ended.history}
            />
          )}
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {submitLabel}
          </Button>
        </>
      }
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
      {job.progress && <BulkProgress progress={job.progress} isStopping={job.isStopping} onStop={job.stop} />}
      {failures.length > 0 && <BulkFailures failures={failures} />}
      {!isRunning && !isRetry && lines.names.length > 0 && <BulkPreview {...lines} />}
    </Dialog>
  );
}

const isLeft = ({ outcome }: JobReport['results'][number]) => outcome.status !== 'added';

const leftText = ({ results }: JobReport) =>
  results
    .filter(isLeft)
    .map(({ name }) => name)
    .join('\n');

const failuresOf = (report: JobReport | null) =>
  report?.results.filter((result) => isLeft(result) && result.outcome.status !== 'notSent') ?? [];

function useJobSummary(): (report: JobReport) => string | null {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const reasons: Readonly<Record<JobEnd, string | null>> = {
    finished: null,
    stopped: words.stoppedByPerson,
    sessionEnded: words.stoppedBySession,
    unreachable: words.stoppedUnreachable,
  };
  return ({ results, end }) => {
    const addedCount = countOf(results, 'added');
    if (addedCount === results.length) return null;
    const unknownCount = countOf(results, 'unknown');
    const leftCount = results.length - addedCount - unknownCount;
    const summary =
      leftCount > 0
        ? words.summary({ added: count(addedCount), left: count(leftCount) })
        : words.allAdded(count(addedCount));
    const unknown = unknownCount > 0 ? words.unknownSummary(count(unknownCount)) : null;
    return [summary, unknown, reasons[end]].filter(Boolean).join(' ');
  };
}
