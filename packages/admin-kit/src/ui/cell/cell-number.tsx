import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { joinIds } from '../../accessibility/aria.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { type NumberProblem, parseNumber } from '../../text/integer.ts';
import './cell-number.css';

export interface CellNumberProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'value' | 'defaultValue' | 'disabled' | 'aria-label' | 'min' | 'max'
  > {
  /** Its name. In a table the row header names the object. */
  label: string;
  /** null if it is unknown. */
  value: number | null;
  /**
   * Fires when a number that differs from `value` is confirmed with Enter or the field loses focus, not for
   * each digit. `shown`: the value when the person began to type, which may have changed since.
   */
  onCommit: (value: number, shown: number | null) => void;
  /** @default 0 */
  min?: number;
  /** @default the largest whole number a double holds exactly */
  max?: number;
  /** Unsaved text from an earlier visit. The field starts with it, marked 'Not saved'. @default none */
  keptText?: string | null;
  /** The value when the person began to type `keptText`. @default `value` */
  keptShown?: number | null;
  /** Fires with unsaved text, for a later `keptText` and `keptShown`, and with null once it is saved or reverted. */
  onKeptTextChange?: (text: string | null, shown: number | null) => void;
  /** Explains the value next to it: 'unlimited'. @default none */
  note?: string | undefined;
  /** Why it cannot be changed now, as its description and title. It keeps its focus. @default none */
  disabledReason?: string | undefined;
}

const widthOf = (text: string) => ({ '--ak-cell-number-digits': Math.min(text.length, 16) }) as CSSProperties;

/**
 * A number for table cells. Enter or leaving the field saves it; Escape reverts it. A text field and not a
 * spin button, because up and down move between rows, see `moveBetweenCells`.
 */
export function CellNumber(props: CellNumberProps) {
  const { label, value, onCommit, min = 0, max = Number.MAX_SAFE_INTEGER, note, ...more } = props;
  const {
    keptText = null,
    keptShown = value,
    onKeptTextChange,
    disabledReason,
    className,
    onBlur,
    onFocus,
    onKeyDown,
    'aria-describedby': describedBy,
    ...rest
  } = more;
  const words = useMessages(controlMessages);
  const format = useNumberFormat();
  const id = useId();
  const [draft, setDraft] = useState(keptText);
  const [shown, setShown] = useState(keptShown);
  const [isRestored, setIsRestored] = useState(keptText !== null);
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  const sentences: Record<NumberProblem, string> = {
    empty: words.numberEmpty,
    'not-whole': words.numberNotWhole,
    'not-a-number': words.numberUnreadable,
    'too-low': words.numberTooLow({ min: format(min) }),
    'too-high': words.numberTooHigh({ max: format(max) }),
  };
  const shownNote = draft === null ? note : undefined;
  const text = draft ?? (value === null ? '' : String(value));

  const edit = (next: string | null) => {
    const before = draft === null ? value : shown;
    setDraft(next);
    setShown(before);
    setIsRestored(false);
    setProblem(null);
    onKeptTextChange?.(next, before);
  };
  const commit = (input: HTMLInputElement) => {
    if (draft === null) return;
    const parsed = parseNumber(draft, 'any', { min, max });
    if (!parsed.isValid) {
      if (problem !== parsed.problem) announce(sentences[parsed.problem], { within: input });
      setProblem(parsed.problem);
      return;
    }
    edit(null);
    if (parsed.value !== value && parsed.value !== shown) onCommit(parsed.value, shown);
  };
  const confirmOrTakeBack = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter would submit a form around the table.
      event.preventDefault();
      commit(event.currentTarget);
      event.currentTarget.select();
    }
    if (event.key === 'Escape' && draft !== null) {
      // Escape would close a dialog around the table.
      event.stopPropagation();
      edit(null);
    }
  };

  return (
    <span className={cx('ak-cell-number', className)} style={widthOf(text)}>
      <input
        inputMode="decimal"
        autoComplete="off"
        title={disabledReason}
        {...rest}
        type="text"
        className="ak-cell-number-input"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={joinIds(
          describedBy,
          Boolean(shownNote) && `${id}-note`,
          isRestored && `${id}-restored`,
          problem !== null && `${id}-problem`,
        )}
        aria-disabled={disabledReason ? true : undefined}
        readOnly={rest.readOnly || Boolean(disabledReason)}
        value={text}
        onChange={(event) => {
          rest.onChange?.(event);
          edit(event.target.value);
        }}
        onFocus={(event: FocusEvent<HTMLInputElement>) => {
          onFocus?.(event);
          event.currentTarget.select();
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          onBlur?.(event);
          commit(event.currentTarget);
        }}
        onKeyDown={confirmOrTakeBack}
      />
      {shownNote && (
        <span id={`${id}-note`} className="ak-cell-number-note">
          {shownNote}
        </span>
      )}
      {isRestored && (
        <span id={`${id}-restored`} className="ak-cell-number-restored">
          {words.notSaved}
        </span>
      )}
      {problem && (
        <span id={`${id}-problem`} className="ak-cell-number-problem">
          {sentences[problem]}
        </span>
      )}
    </span>
  );
}
