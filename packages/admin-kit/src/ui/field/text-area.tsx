import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, use, useId } from 'react';
import { isTrue, joinIds } from '../../accessibility/aria.ts';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { BusyContext } from '../dialog/busy-context.ts';
import { CharacterCounter } from './character-counter.tsx';
import { Field, type FieldTexts } from './field.tsx';
import './input.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'children' | 'required' | 'disabled' | 'value' | 'maxLength'> {
  value: string;
  onValueChange: (value: string) => void;
  /**
   * The longest value that the server accepts, in UTF-16 units. A longer text is marked, not cut, because
   * nobody would notice the missing end. null: any length, without a counter.
   * @default 5000
   * @spec B §5
   */
  limit?: number | null;
}

const DEFAULT_LIMIT = 5000;

/**
 * Several lines of text with their label. `className` and `style` go to the field, everything else, including
 * `ref` and `id`, to the textarea. Read-only inside a busy dialog. In a dialog, Ctrl+Enter or Cmd+Enter submits.
 */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, style, id, ...textarea } = props;
  const {
    limit = DEFAULT_LIMIT,
    value,
    onValueChange,
    onChange,
    onKeyDown,
    readOnly,
    ...attributes
  } = textarea;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...rest } = attributes;
  const isInBusyDialog = use(BusyContext);
  const isTooLong = limit !== null && value.length > limit;
  const counterId = useId();
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, className, style, id }}
      aria-describedby={joinIds(describedBy, isTooLong && counterId)}
      aria-invalid={isTooLong || isTrue(isInvalid)}
      aside={limit !== null && <CharacterCounter id={counterId} length={value.length} limit={limit} />}
    >
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          readOnly={readOnly || isInBusyDialog}
          className={cx('ak-input', 'ak-text-area')}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            onValueChange(event.target.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            pressMainButton(event);
          }}
        />
      )}
    </Field>
  );
}

/** Enter alone is a new line. A busy or refused button refuses this press too. */
function pressMainButton(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOfInputMethod(event.nativeEvent))
    return;
  const dialog = event.currentTarget.closest('.ak-dialog');
  const button = dialog?.querySelector<HTMLElement>('[type="submit"]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
