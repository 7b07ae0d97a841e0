import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { controlMessages } from './control-messages.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useComposedRef } from './use-composed-ref.ts';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'startIcon' | 'endControl'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box. Its label is hidden unless `isLabelHidden={false}`; Escape and the cross clear it. */
export function SearchField({ value, onValueChange, ref, onKeyDown, ...rest }: SearchFieldProps) {
  const words = useMessages(controlMessages);
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRef(input, ref);

  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // A dialog marks every Escape as its own; it leaves this one to us.
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onValueChange('');
  };

  return (
    <TextField
      isLabelHidden
      autoComplete="off"
      spellCheck={false}
      {...rest}
      type="search"
      ref={composedRef}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={clearOnEscape}
      startIcon={<Icon name="search" />}
      endControl={
        value !== '' && (
          <IconButton
            size="small"
            label={words.clearSearch}
            hasTooltip={false}
            icon={<Icon name="close" />}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
