import type { CheckProgress } from '../data/check-each.ts';
import type { QueryState } from '../data/use-read.ts';
import { displayMessages } from '../messages/display-messages.ts';
import { useErrorText } from '../messages/error-text.ts';
import { useCount, useMessages, useNumberFormat } from '../messages/messages.ts';
import { LeavingButton } from '../ui/button/leaving-button.tsx';
import { checksMessages } from './messages.ts';
import './checks.css';

export const isWhole = ({ checked, all }: CheckProgress) => checked === all;

/** The list with its answers. A refresh of the list makes the calls again too. */
export function withChecks<Row>(
  read: QueryState<unknown>,
  data: readonly Row[],
  { recheck }: Pick<CheckProgress, 'recheck'>,
): QueryState<readonly Row[]> {
  if (read.status !== 'ready') return read;
  return {
    ...read,
    data,
    refresh: () => {
      recheck();
      read.refresh();
    },
  };
}

/** A number that is not whole is never shown as the number. null: nothing was found among those that were checked. */
export function useFoundText(): (found: number, checks: CheckProgress, unknown?: number) => string | null {
  const words = useMessages(checksMessages);
  const number = useNumberFormat();
  return (found, checks, unknown = 0) => {
    if (isWhole(checks) && unknown === 0) return number(found);
    if (isWhole(checks) || checks.state === 'done') {
      return found === 0 ? null : words.atLeast({ found: number(found) });
    }
    const [checked, all] = [number(checks.checked), number(checks.all)];
    return words.soFar({ found: number(found), checked, all });
  };
}

interface CheckNotesProps {
  checks: CheckProgress;
  /** How many deals have no count on the server. */
  unknown?: number;
  /** Says how far the checks are, where no number does. @default false */
  saysProgress?: boolean;
  /** If given, the progress also says how many were found so far. */
  found?: number | undefined;
}

/** What is missing from a number, and the button that completes it. Renders nothing if it is complete. */
export function CheckNotes({ checks, unknown = 0, saysProgress = false, found }: CheckNotesProps) {
  const words = useMessages(checksMessages);
  const { retry } = useMessages(displayMessages);
  const number = useNumberFormat();
  const count = useCount();
  const errorText = useErrorText();
  const foundText = useFoundText();
  const { state, check, error } = checks;
  const [checked, all] = [number(checks.checked), number(checks.all)];
  if (isWhole(checks)) {
    return unknown > 0 && <p className="ak-checks">{words.usersUnknown(count(unknown))}</p>;
  }
  return (
    <div className="ak-checks">
      {state !== 'done' && saysProgress && (
        <span>{found === undefined ? words.checked({ checked, all }) : foundText(found, checks)}</span>
      )}
      {state === 'asking' && <LeavingButton onClick={check}>{words.checkAll({ all })}</LeavingButton>}
      <span role="status">
        {state === 'done' && words.notChecked(count(checks.all - checks.checked))}
        {state === 'done' && error && ` ${errorText(error)}`}
      </span>
      {state === 'done' && <LeavingButton onClick={check}>{retry}</LeavingButton>}
    </div>
  );
}
