import { useId } from 'react';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { type ActivityEntry, hasFailed } from './activity-entry.ts';
import { ActivityItem } from './activity-item.tsx';
import type { ActivityLog } from './activity-log.ts';
import { Sentence, TargetName } from './entry-sentence.tsx';
import { useEntryTexts } from './entry-texts.ts';
import { activityMessages } from './messages.ts';
import { TimeOfDay } from './time-of-day.tsx';
import { UndoNow } from './undo-now.tsx';

interface ActivityJobProps {
  /** Those that are listed, the newest first. */
  parts: readonly [ActivityEntry, ...ActivityEntry[]];
  onCheck: ActivityLog['check'];
  /** null: not all of its parts are listed. */
  onUndo: ActivityLog['undo'] | null;
}

/** One line for a job, named by all that it did, with its parts inside. */
export function ActivityJob({ parts, onCheck, onUndo }: ActivityJobProps) {
  const words = useMessages(activityMessages);
  const format = useNumberFormat();
  const nameId = useId();
  const [newest] = parts;
  const textsOf = useEntryTexts();
  const inList = useListText();
  // A retry takes the place of what it tried again.
  const tried = [...new Map(parts.toReversed().map((part) => [whatOf(part), part])).values()];
  const done = tried.filter(({ outcome }) => outcome === 'succeeded').length;
  const failed = tried.filter(({ outcome }) => hasFailed(outcome) || outcome === 'vetoed').length;
  const undoable = parts.find(({ canUndo }) => canUndo) ?? newest;
  const { job } = newest;
  const whole: ActivityEntry = {
    ...newest,
    ...job,
    change: null,
    text: parts.find(({ text }) => text)?.text ?? null,
    outcome: done === tried.length ? 'succeeded' : 'failed',
  };
  const own = textsOf(whole);
  // The sentence of one part is not that of the job.
  const texts = job ? own : { ...own, template: null, sentence: whole.text ?? null };
  const titles = [...new Map(parts.map((part) => [part.name, textsOf(part).title])).values()];
  const isInOnePlace = parts.every((part) => part.place?.id === newest.place?.id);
  const isSaid =
    !job?.isUndo && (job ? texts.template : texts.sentence) !== null && whole.outcome === 'succeeded';
  const title = job ? (job.isUndo ? words.undid({ action: texts.title }) : texts.title) : inList(titles);
  const { target = null, place = isInOnePlace ? newest.place : null } = job ?? {};
  return (
    <li className="ak-activity-panel-item" data-state={failed > 0 ? 'failed' : 'succeeded'}>
      <div className="ak-activity-panel-line">
        <span id={nameId} className="ak-activity-panel-name">
          {isSaid ? <Sentence entry={whole} texts={texts} /> : title}
        </span>
        <TimeOfDay at={newest.at} />
      </div>
      {!(isSaid && job) && (target || place) && (
        <div className="ak-activity-panel-target">
          {target && <TargetName target={target} text={texts.label ?? ''} action="" />}
          {place && <TargetName target={place} text={texts.place ?? ''} action="" />}
        </div>
      )}
      <p className="ak-activity-panel-message">
        {failed === 0
          ? words.jobDone({ done: format(done) })
          : words.jobPartlyDone({ done: format(done), failed: format(failed) })}
      </p>
      {onUndo && <UndoNow entry={undoable} describedBy={nameId} onUndo={onUndo} />}
      <details className="ak-activity-panel-details">
        <summary className="ak-activity-panel-more">
          {words.showParts({ count: format(parts.length) })}
        </summary>
        <ol className="ak-activity-panel-list">
          {parts.map((entry) => (
            <ActivityItem key={entry.id} entry={withoutText(entry)} onCheck={onCheck} onUndo={null} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** It says what the whole job did. */
const withoutText = (part: ActivityEntry) => (part.text ? { ...part, text: null } : part);

const whatOf = ({ name, target, place }: ActivityEntry) =>
  [name, target?.id, target?.label, place?.id].join('\n');
