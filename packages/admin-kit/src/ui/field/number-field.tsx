import {
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  use,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { deepActiveElement } from '../../accessibility/focus.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { differentlySpelled, type NumberKind, type NumberProblem, parseNumber } from '../../text/integer.ts';
import { BusyContext } from '../dialog/busy-context.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'type' | 'min' | 'max'> {
  /** The text as typed, so that a mistake stays visible. Parse it with `parseNumber`. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * `truncated` and `any` also accept decimals and exponents, and show the number that will be sent.
   * @default 'whole'
   */
  numbers?: NumberKind;
  /** @default 0 */
  min?: number;
  /** @default the largest whole number a double holds exactly */
  max?: number;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with its label, in a number input: a spin button for assistive technology, a numeric keyboard on
 * phones. Arrow and page keys change it, the wheel does not. Shows a mistake when the field loses focus.
 * A number outside its range says so in place of `error`.
 */
export function NumberField({
  numbers = 'whole',
  hint,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  error,
  onBlur,
  onInput,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const words = useMessages(controlMessages);
  const format = useNumberFormat();
  const isInBusyDialog = use(BusyContext);
  const [hasBeenLeft, setHasBeenLeft] = useState(false);
  // For '-' or '1e' the browser reports an empty value.
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isWheeling = useRef(false);
  const parsed = parseNumber(rest.value, numbers, { min, max });

  const sentences: Record<NumberProblem, string | undefined> = {
    empty: rest.isRequired ? words.numberEmpty : undefined,
    'not-whole': words.numberNotWhole,
    'not-a-number': words.numberUnreadable,
    'too-low': words.numberTooLow({ min: format(min) }),
    'too-high': words.numberTooHigh({ max: format(max) }),
  };
  const problem =
    isUnreadable && rest.value === ''
      ? numbers === 'whole'
        ? 'not-whole'
        : 'not-a-number'
      : parsed.isValid
        ? undefined
        : parsed.problem;
  const sentence = problem && sentences[problem];
  const isOutside = problem === 'too-low' || problem === 'too-high';

  const sent = numbers !== 'whole' && parsed.isValid ? differentlySpelled(rest.value, parsed) : null;
  const note = sent !== null && words.numberSent({ number: format(sent) });

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const change = steps[event.key];
    if (change === undefined || event.defaultPrevented || rest.readOnly || isInBusyDialog) return;
    event.preventDefault();
    const from = parsed.isValid ? parsed.value : Math.max(min, 0) - Math.sign(change);
    rest.onValueChange(String(Math.min(max, Math.max(min, from + change))));
  };

  // Scrolling over a focused number input changes it.
  const leaveValueAlone = ({ currentTarget }: WheelEvent<HTMLInputElement>) => {
    if (currentTarget !== deepActiveElement()) return;
    isWheeling.current = true;
    currentTarget.blur();
    requestAnimationFrame(() => {
      isWheeling.current = false;
      currentTarget.focus({ preventScroll: true });
    });
  };

  return (
    <TextField
      type="number"
      step={1}
      min={min}
      inputMode={numbers === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      hint={
        note ? (
          <>
            {hint} {note}
          </>
        ) : (
          hint
        )
      }
      error={(error && isOutside ? sentence : error) ?? (hasBeenLeft ? sentence : undefined)}
      onKeyDown={step}
      onWheel={leaveValueAlone}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        onInput?.(event);
        setIsUnreadable(event.currentTarget.validity.badInput);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onBlur?.(event);
        if (!isWheeling.current) setHasBeenLeft(true);
      }}
    />
  );
}
