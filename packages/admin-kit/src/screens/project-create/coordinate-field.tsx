import { type ComponentProps, use } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { parseDecimal } from './coordinates.ts';
import { projectCreateMessages } from './messages.ts';

interface CoordinateFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'onKeyDown'> {
  /** The text as typed, so that a mistake can be seen and mended. */
  value: string;
  onValueChange: (value: string) => void;
  /** Brings a number into its range when the field is left: 190 degrees become -170. @default as typed */
  bring?: (value: number) => number;
}

/** A number with a point. Says what is wrong while it is wrong. */
export function CoordinateField({ value, onValueChange, bring, ...rest }: CoordinateFieldProps) {
  const words = useMessages(projectCreateMessages);
  const isBusy = use(BusyContext);
  const parsed = parseDecimal(value);
  return (
    <TextField
      {...rest}
      value={value}
      onValueChange={onValueChange}
      inputMode="decimal"
      autoComplete="off"
      error={parsed === null ? words.notANumber : undefined}
      onBlur={() => {
        const brought = parsed === null ? null : (bring?.(parsed) ?? parsed);
        if (brought !== null && brought !== parsed && !isBusy) onValueChange(String(brought));
      }}
    />
  );
}
