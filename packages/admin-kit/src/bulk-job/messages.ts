import { defineMessages } from '../messages/define-messages.ts';
import type { Count } from '../messages/plural.ts';

interface Counts {
  done: Count;
  left: Count;
}

export const bulkJobMessages = defineMessages('bulk-job', {
  affected: ({ text }: Count) => `Selected: ${text}`,
  more: ({ text }: Count) => `and ${text} more`,
  leftOut: ({ count, why }: { count: Count; why: string }) => `Skipped: ${count.text}. ${why}`,
  alreadySo: 'No change needed.',
  nothingToDo: 'There is nothing to change.',

  progress: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
  progressFailed: ({ done, total, failed }: { done: string; total: string; failed: string }) =>
    `${done} of ${total}, ${failed} failed`,
  stop: 'Stop',
  stopping: 'Stopping…',
  stoppedBySession: 'The session ended. The rest was not sent.',
  stoppedUnreachable: 'The server could not be reached. The rest was not sent.',
  stoppedByPerson: 'The rest was not sent.',

  allDone: ({ text }: Count) => `Done: ${text}.`,
  summary: ({ done, left }: Counts) => `Done: ${done.text}. Not done: ${left.text}.`,
  unknownSummary: ({ text }: Count) => `Possibly done: ${text}. Check the list before you try again.`,
  failures: ({ text }: Count) => `Not done: ${text}`,
  unknown: ({ text }: Count) => `Possibly done: ${text}`,
  retry: ({ text }: Count) => `Retry ${text}`,
  reason: ({ why, count }: { why: string; count: Count }) => `${why} (${count.text})`,
  reasonSeparator: '; ',
  reasons: ({ reasons }: { reasons: string }) => `${reasons}.`,
  showMore: ({ text }: Count) => `Show ${text} more`,

  undo: 'Undo',
  undoing: 'Undoing',
  allUndone: ({ text }: Count) => `Undone: ${text}.`,
  undoSummary: ({ done, left }: Counts) => `Undone: ${done.text}. Not undone: ${left.text}.`,
  unknownUndoSummary: ({ text }: Count) => `Possibly undone: ${text}. Check the list before you try again.`,
  undoFailures: ({ text }: Count) => `Not undone: ${text}`,
  unknownUndo: ({ text }: Count) => `Possibly undone: ${text}`,

  download: 'Download Results',
  downloadFailed: 'The file could not be saved.',
  csvId: 'ID',
  csvName: 'Name',
  csvResult: 'Result',
  csvReason: 'Reason',
  csvDone: 'Done',
  csvUndone: 'Undone',
  csvAlready: 'No change needed',
  csvFailed: 'Failed',
  csvUnknown: 'Unknown',
  csvNotSent: 'Not sent',
});
