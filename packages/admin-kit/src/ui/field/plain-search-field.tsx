import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';
import { PlainTextField, type PlainTextFieldProps } from './plain-text-field.tsx';

export interface PlainSearchFieldProps
  extends Omit<PlainTextFieldProps, 'type' | 'value' | 'startIcon' | 'endControl'> {
  value: string;
  onValueChange: (value: string) => void;
  Input?: ComponentType<PlainTextFieldProps>;
}

/** A `SearchField` without the counter of a text that has a limit. */
export function PlainSearchField(props: PlainSearchFieldProps) {
  const { Input = PlainTextField, value, onValueChange, ref, onKeyDown, ...rest } = props;
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
    <Input
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
