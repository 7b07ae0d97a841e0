import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { useDeferredValue, useMemo, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { isDone } from '../../bulk-job/bulk-job.ts';
import { useItemReason } from '../../bulk-job/bulk-views.tsx';
import { JobDialog, type JobWords } from '../../bulk-job/job-dialog.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { loadedInCache } from '../../data/cached.ts';
import { licenseQuery } from '../../data/license-query.ts';
import { dataOf, JUST_LOADED_MS, useRead } from '../../data/use-read.ts';
import { ListFilePicker } from '../../list-file/list-file-picker.tsx';
import { controlMessages } from '../../messages/control-messages.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { readRefusals, writeRefusals } from '../../parts/refusals.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { addressesIn } from '../../people/address.ts';
import { isPersonName, personKey } from '../../people/person-name.ts';
import type { Person } from '../../people/reading.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import {
  checkLine,
  checkLines,
  type JobHistory,
  type Known,
  newLines,
  parseBulkLines,
  withoutNames,
} from './add-multiple-lines.ts';
import { BulkPreview } from './add-multiple-preview.tsx';
import { leftResults, linesWanting, type Remedy, remedyOf } from './add-multiple-remedies.ts';
import { AllAddedAlert, resultsFileName, useResultsCsv } from './all-added-alert.tsx';
import { usersQuery } from './api.ts';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './rules.ts';
import { TakenPeopleNotice } from './taken-people.tsx';
import { useAddMultipleUsers } from './use-add-multiple-users.ts';
import { addMultipleDraftKey, noLines } from './use-org-users.ts';
import { usePeopleText } from './use-people-text.ts';

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
  const reasonOf = useItemReason();
  const jobWords: JobWords = {
    ...words,
    allDone: words.allAdded,
    summary: ({ done, left }) => words.summary({ added: done, left }),
    unknown: words.unknownLines,
  };
  const draft = useDraft(addMultipleDraftKey(organization.id), noLines, { marksOpen: true });
  const { admin, refused } = draft.fields;
  const [sendsWrong, setSendsWrong] = useState(false);
  const people = usePeopleText(draft, () => setSendsWrong(false));
  const { text, taken } = people;
  const checkedText = useDeferredValue(text);
  const lines = useMemo(() => parseBulkLines(checkedText), [checkedText]);
  const job = useAddMultipleUsers(organization.id);
  const { queryClient, client } = useAdminKit();
  const users = loadedInCache(queryClient, client, usersQuery(organization.id)) ?? nobody;
  const known = useMemo(
    (): Known => ({
      users: new Set(users.flatMap(({ username, email }) => [personKey(username), personKey(email)])),
      refusals: readRefusals(refused),
    }),
    [users, refused],
  );
  const isRoot = organization.parentId === 0;
  const license = dataOf(useRead(isRoot ? licenseQuery(organization.id) : null, { freshMs: JUST_LOADED_MS }));
  const isRunning = job.progress !== null;
  const [leftText, setLeftText] = useState<string | null>(null);
  const [isUnchecked, setIsUnchecked] = useState(false);
  const [sendsAgain, setSendsAgain] = useState(false);
  const results = useMemo(
    () => (job.ended && leftText !== null ? leftResults(job.ended.history, leftText) : null),
    [job.ended, leftText],
  );
  const isAsLeft = results !== null && text === leftText;
  const unsent = useMemo(() => {
    if (!isAsLeft) return lines.names;
    const sent = new Set(results?.map(({ item }) => item.id));
    return lines.names.filter(({ name }) => !sent.has(personKey(name)));
  }, [isAsLeft, results, lines]);
  const checked = useMemo(() => checkLines(unsent, known), [unsent, known]);
  const wanting = (remedy: Remedy) => linesWanting(remedy, results ?? [], lines.names);
  const doubtful = isAsLeft ? wanting('check') : [];
  const asked = sendsWrong ? checked.wrong.filter(({ check }) => check !== 'row') : [];
  const toSend = [...(isAsLeft ? wanting('retry') : []), ...checked.fine, ...asked].toSorted(
    (a, b) => a.lineNumber - b.lineNumber,
  );
  const sentCount = count(job.progress?.total ?? toSend.length);
  const step = stepOf();
  function stepOf() {
    if (isRunning) return sendsAgain ? 'retry' : 'add';
    if (!isAsLeft || asked.length > 0) return 'add';
    if (doubtful.length > 0) return 'check';
    return toSend.length > 0 ? 'retry' : 'close';
  }
  const stepLabel = {
    check: words.checkCount(count(doubtful.length)),
    retry: words.retryCount(sentCount),
    add: sentCount.value === 0 ? words.addSome : words.addCount(sentCount),
    close: controls.close,
  }[step];

  const isEmpty = step === 'add' && !isRunning && checkedText === text && toSend.length === 0;
  const nothingToAdd = isEmpty ? (text.trim() === '' ? words.linesMissing : words.noneToAdd) : undefined;

  const inactive = taken?.reading.leftOut.inactive ?? nothing;
  const readable = checked.wrong
    .filter(({ check }) => check === 'noPerson' || check === 'row')
    .reduce(
      (sum, { name }) => sum + addressesIn(name).filter(({ address }) => isPersonName(address)).length,
      0,
    );
  const settle = (history: JobHistory) => {
    const done = history.results.filter(isDone).map(({ item }) => item.name);
    const left = withoutNames(text, done);
    const isAllIn = parseBulkLines(left).names.every(
      ({ name }) =>
        checkLine(name, known) === 'there' &&
        !history.results.some((result) => result.item.id === personKey(name)),
    );
    if (!isAllIn) {
      const refusals = new Map(known.refusals);
      for (const { item, outcome } of history.results) {
        const why = remedyOf(outcome) === 'correct' ? reasonOf(outcome) : null;
        if (why === null) refusals.delete(item.id);
        else refusals.set(item.id, why);
      }
      draft.change({ refused: writeRefusals(refusals) });
      setLeftText(left);
      return people.change(left);
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
    const duplicates = isAsLeft ? [] : lines.duplicates;
    const next = checkedText === text ? { names: toSend, duplicates } : newLines(text, known);
    if (next.names.length === 0) return;
    setIsUnchecked(false);
    setSendsAgain(step === 'retry');
    const ended = await job.run(next, {
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
      results={isAsLeft || isRunning ? results : null}
      isBusy={job.isChecking || people.isReading}
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
            isBusy={isRunning || job.isChecking || people.isReading}
            disabledReason={nothingToAdd}
            onClick={step === 'close' ? close : undefined}
          >
            {stepLabel}
          </Button>
        </>
      }
      below={
        !(isAsLeft && checked.wrong.length === 0) &&
        checked.fine.length + checked.wrong.length + inactive.length > 0 && (
          <BulkPreview
            checked={checked}
            refusals={known.refusals}
            duplicates={isAsLeft ? [] : lines.duplicates}
            inactive={inactive}
            guessed={people.guessed}
            freeSeats={license ? license.seatsAllowed - license.seatsTaken : null}
            sendsWrong={sendsWrong}
            onSendsWrongChange={setSendsWrong}
          />
        )
      }
    >
      <DraftNotice draft={{ ...draft, discard: people.startOver }} />
      <TextArea
        limit={null}
        label={words.lines}
        hint={words.linesHint}
        value={text}
        onValueChange={people.change}
        ref={people.box}
        onPaste={people.paste}
        onKeyDown={people.undoByKey}
        isRequired
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TakenPeopleNotice taken={isRunning ? null : taken} takeAgain={people.takeAgain} onUndo={people.undo} />
      {readable > 0 && !isRunning && (
        <div>
          <Button size="small" onClick={people.takeLines}>
            {words.takeAddresses(count(readable))}
          </Button>
        </div>
      )}
      <ListFilePicker text={text} source={people.source} onText={people.takeFile} />
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
const nothing: readonly Person[] = [];
