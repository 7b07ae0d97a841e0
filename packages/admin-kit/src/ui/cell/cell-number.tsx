import { cx } from 'class-variance-authority';
import {
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { joinIds } from '../../accessibility/aria.ts';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useRowHeader } from '../../accessibility/row-header.ts';
import { lineWithPasted } from '../../browser/paste-lines.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import {
  differentlySpelled,
  inSentence,
  type NumberProblem,
  parseNumber,
  writeNumber,
} from '../../text/number.ts';
import { NumberChoice, useNumberSentence } from '../field/number-problem.tsx';
import { useBubblePlace } from '../tooltip/tooltip-bubble.tsx';
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
  /** After the number: '%'. An empty one keeps its place, so that numbers with and without one line up. @default none */
  unit?: string | undefined;
  /** Why it cannot be changed now, as its description and title. It keeps its focus. @default none */
  disabledReason?: string | undefined;
}

const widthOf = (text: string) => ({ '--ak-cell-number-digits': Math.min(text.length, 16) }) as CSSProperties;

/** A number for table cells, read like that of a `NumberField`. Enter or leaving it saves; Escape reverts. */
export function CellNumber(props: CellNumberProps) {
  const { label, value, onCommit, min = 0, max = Number.MAX_SAFE_INTEGER, note, unit, ...more } = props;
  const {
    keptText = null,
    keptShown = value,
    onKeptTextChange,
    disabledReason,
    className,
    onBlur,
    onFocus,
    onKeyDown,
    onPaste,
    ref,
    'aria-describedby': describedBy,
    ...rest
  } = more;
  const words = useMessages(controlMessages);
  const locale = useLocale();
  const sentenceFor = useNumberSentence();
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRef(input, ref);
  const id = useId();
  const rowHeader = useRowHeader(label);
  const [draft, setDraft] = useState(keptText);
  const [shown, setShown] = useState(keptShown);
  const [isRestored, setIsRestored] = useState(keptText !== null);
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  const sentence = problem && sentenceFor(problem, { min, max });
  const parsed = draft === null ? null : parseNumber(draft, locale, 'any', { min, max });
  const sent = draft !== null && parsed?.isValid ? differentlySpelled(draft, parsed.value, locale) : null;
  const shownNote = isRestored ? words.notSaved : draft === null ? note : undefined;
  const message = useRef<HTMLSpanElement>(null);
  useBubblePlace(message, input, problem !== null || sent !== null);
  const text = draft ?? (value === null ? '' : writeNumber(value, locale));

  const edit = (next: string | null) => {
    const before = draft === null ? value : shown;
    setDraft(next);
    setShown(before);
    setIsRestored(false);
    setProblem(null);
    onKeptTextChange?.(next, before);
  };
  const save = (number: number) => {
    edit(null);
    if (number !== value && number !== shown) onCommit(number, shown);
  };
  const commit = (input: HTMLInputElement) => {
    if (parsed === null) return;
    if (parsed.isValid) {
      save(parsed.value);
      return;
    }
    if (problem?.problem !== parsed.problem) announce(sentenceFor(parsed, { min, max }), { within: input });
    setProblem(parsed);
  };
  const confirmOrTakeBack = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isOfInputMethod(event.nativeEvent)) return;
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
        dir="ltr"
        title={disabledReason}
        {...rest}
        ref={composedRef}
        type="text"
        className="ak-cell-number-input"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={joinIds(
          rowHeader,
          describedBy,
          Boolean(unit) && `${id}-unit`,
          Boolean(shownNote) && `${id}-note`,
          (problem !== null || sent !== null) && `${id}-message`,
          Boolean(disabledReason) && `${id}-reason`,
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
        onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
          onPaste?.(event);
          const line = lineWithPasted(event);
          if (line !== null) edit(line);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          onBlur?.(event);
          commit(event.currentTarget);
        }}
        onKeyDown={confirmOrTakeBack}
      />
      {disabledReason && (
        <span id={`${id}-reason`} hidden>
          {disabledReason}
        </span>
      )}
      {unit !== undefined && (
        <span id={`${id}-unit`} className="ak-cell-number-unit">
          {unit}
        </span>
      )}
      {shownNote && (
        <span
          id={`${id}-note`}
          className="ak-cell-number-note"
          data-state={isRestored ? 'not-saved' : undefined}
        >
          {shownNote}
        </span>
      )}
      {(problem !== null || sent !== null) && (
        // In the table, a message would move the rows.
        <span
          ref={message}
          id={`${id}-message`}
          className="ak-tooltip-bubble ak-cell-number-message"
          data-state={problem ? 'invalid' : undefined}
        >
          {problem && sentence ? (
            <NumberChoice
              {...{ problem, sentence, locale }}
              onChosen={(number) => {
                save(number);
                input.current?.focus();
              }}
            />
          ) : (
            sent !== null && words.numberSent({ number: inSentence(sent) })
          )}
        </span>
      )}
    </span>
  );
}
