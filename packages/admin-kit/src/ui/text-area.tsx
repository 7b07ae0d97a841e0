import { cx } from 'class-variance-authority';
import { type ComponentProps, use } from 'react';
import { BusyContext } from './busy-context.ts';
import { CharacterCounter } from './character-counter.tsx';
import { Field, type FieldTexts } from './field.tsx';
import './input.css';
import './text-area.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'children' | 'required' | 'disabled' | 'value' | 'maxLength'> {
  value: string;
  onValueChange: (value: string) => void;
  /**
   * The longest value the server takes, in UTF-16 units. Longer text is kept and marked, never cut: a pasted end would
   * be lost unseen. @default no limit
   */
  limit?: number;
}

/**
 * Several lines of text with their label. `className` and `style` go to the field, everything else, `ref` and `id`
 * included, to the textarea. Read-only inside a busy dialog.
 */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, style, id, limit, ...textarea } = props;
  const { value, onValueChange, onChange, readOnly, 'aria-describedby': describedBy, ...rest } = textarea;
  const isInBusyDialog = use(BusyContext);
  const isTooLong = limit !== undefined && value.length > limit;
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, className, style, id }}
      aria-describedby={describedBy}
      aside={limit !== undefined && <CharacterCounter length={value.length} limit={limit} />}
    >
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          aria-invalid={control['aria-invalid'] ?? (isTooLong || undefined)}
          readOnly={readOnly || isInBusyDialog}
          className={cx('ak-input', 'ak-text-area')}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            onValueChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
