import { useDoctor } from '../../doctor/use-doctor.ts';
import './field.css';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { isTrue, joinIds } from '../../accessibility/aria.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { RefusalContext } from '../dialog/refusal-context.ts';
import { WarningIcon } from '../icon/icons.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Hides the label visually if the context makes it clear. @default false */
  isLabelHidden?: boolean;
  /** Help, always visible. */
  hint?: ReactNode;
  /** Announced when it appears. */
  error?: ReactNode;
  /** What a typed text means. Announced when it appears. */
  note?: ReactNode;
  /** @default false */
  isRequired?: boolean;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps
  extends FieldTexts,
    Omit<ComponentProps<'div'>, 'id' | 'children' | 'aria-describedby' | 'aria-invalid'> {
  id?: string | undefined;
  /** Further descriptions of the control. */
  'aria-describedby'?: string | undefined;
  /** An error of the control is shown elsewhere. @default false */
  'aria-invalid'?: boolean | 'true' | 'false' | undefined;
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  useDoctor();
  const {
    label,
    isLabelHidden = false,
    hint,
    error,
    note,
    isRequired = false,
    aside,
    id,
    className,
    children,
  } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...rest } = omitTexts(props);
  const words = useMessages(controlMessages);
  const refusalId = use(RefusalContext);
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const noteId = `${controlId}-note`;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': joinIds(
      describedBy,
      refusalId,
      Boolean(error) && errorId,
      Boolean(hint) && hintId,
      Boolean(note) && noteId,
    ),
    'aria-invalid': error || isTrue(isInvalid) ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <div {...rest} className={cx('ak-field', className)}>
      <div className={isLabelHidden ? 'ak-visually-hidden' : 'ak-field-head'}>
        <label className="ak-field-label" htmlFor={controlId}>
          {label}
        </label>
        {isRequired && (
          <span className="ak-field-required" aria-hidden="true">
            {words.required}
          </span>
        )}
      </div>
      {hint && (
        <div id={hintId} className="ak-field-hint">
          {hint}
        </div>
      )}
      {children(control)}
      <div className="ak-field-foot">
        <div aria-live="polite" className="ak-field-messages">
          {error && (
            <div id={errorId} className="ak-field-error">
              <WarningIcon className="ak-field-error-icon" />
              <span className="ak-field-error-text">{error}</span>
            </div>
          )}
          {note && (
            <div id={noteId} className="ak-field-note">
              {note}
            </div>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}

function omitTexts({
  label,
  isLabelHidden,
  hint,
  error,
  note,
  isRequired,
  aside,
  id,
  children,
  ...rest
}: FieldProps) {
  return rest;
}

export function focusFirstInvalid(form: HTMLElement | null): void {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
