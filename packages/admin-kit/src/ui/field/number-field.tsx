import { type ClipboardEvent, type FocusEvent, useRef, useState } from 'react';
import { lineWithPasted } from '../../browser/paste-lines.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import {
  differentlySpelled,
  inSentence,
  type NumberKind,
  parseNumber,
  writeNumber,
} from '../../text/number.ts';
import { NumberChoice, useNumberSentence } from './number-problem.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'type' | 'min' | 'max'> {
  /** The text as typed, so that a mistake stays visible. Parse it with `parseNumber`. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * `truncated` and `any` also accept decimals.
   * @default 'whole'
   */
  numbers?: NumberKind;
  /** @default 0 */
  min?: number;
  /** @default the largest whole number a double holds exactly */
  max?: number;
  /** The locale that says how a number is written, null for any. @default that of the provider */
  locale?: string | null;
  /** Whether submitting was tried and failed, so that a mistake shows before the field loses focus. @default false */
  wasTried?: boolean;
}

/**
 * A number with its label, in a text field: a number input of the browser drops what it cannot read. Reads the
 * signs of the locale, shows the number that will be sent where it is spelled differently, and asks where a text
 * can mean two numbers. Shows a mistake when the field loses focus. `error` replaces only the general sentences.
 */
export function NumberField({
  numbers = 'whole',
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  locale: given,
  wasTried = false,
  error,
  ref,
  onBlur,
  onPaste,
  ...rest
}: NumberFieldProps) {
  const words = useMessages(controlMessages);
  const ownLocale = useLocale();
  const locale = given === undefined ? ownLocale : given;
  const sentenceFor = useNumberSentence();
  const [hasBeenLeft, setHasBeenLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRef(input, ref);
  const parsed = parseNumber(rest.value, locale, numbers, { min, max });

  const sent = parsed.isValid ? differentlySpelled(rest.value, parsed.value, locale) : null;

  const isGeneral = parsed.isValid || /^(empty|not-)/.test(parsed.problem);
  const isSaid =
    !parsed.isValid &&
    (wasTried || error || (hasBeenLeft && (parsed.problem !== 'empty' || rest.isRequired)));
  const mistake = isSaid && (
    <NumberChoice
      problem={parsed}
      locale={locale}
      sentence={sentenceFor(parsed, { min, max })}
      onChosen={(number) => {
        rest.onValueChange(writeNumber(number, locale));
        input.current?.focus();
      }}
    />
  );

  return (
    <TextField
      inputMode={numbers === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      {...rest}
      ref={composedRef}
      note={sent !== null && words.numberSent({ number: inSentence(sent) })}
      error={(isGeneral && error) || mistake}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        onPaste?.(event);
        const line = lineWithPasted(event);
        if (line !== null) rest.onValueChange(line);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        onBlur?.(event);
        setHasBeenLeft(true);
      }}
    />
  );
}
