import { type KeyboardEvent, useRef } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'startIcon' | 'endControl'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box. Its label is hidden unless `isLabelHidden={false}`. Escape and the cross clear it. */
export function SearchField({ value, onValueChange, ref, onKeyDown, ...rest }: SearchFieldProps) {
  const words = useMessages(controlMessages);
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRef(input, ref);

  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || isOfInputMethod(event.nativeEvent)) return;
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
      startIcon={<SearchIcon />}
      endControl={
        value !== '' && (
          <IconButton
            size="small"
            label={words.clearSearch}
            hasTooltip={false}
            icon={<CloseIcon />}
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
