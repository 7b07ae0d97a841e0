import { type ReactNode, useRef, useState } from 'react';
import { useComposedRef } from '../browser/use-composed-ref.ts';
import type { Action } from '../data/use-action.ts';
import { controlMessages } from '../messages/control-messages.ts';
import { useErrorText } from '../messages/error-text.ts';
import { useMessages } from '../messages/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../ui/dialog/dialog-surface.tsx';
import { focusFirstInvalid } from '../ui/field/field.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { useDraft } from './use-draft.ts';
import { useRefused } from './use-refused.ts';

export interface DialogForm<Fields> {
  readonly fields: Fields;
  change(patch: Partial<Fields>): void;
  bind(name: keyof Fields): {
    value: string;
    onValueChange: (value: string) => void;
    'aria-invalid': boolean | undefined;
  };
  bindFlag(name: keyof Fields): { isChecked: boolean; onCheckedChange: (isChecked: boolean) => void };
  readonly wasTried: boolean;
  /** The server said what is wrong with the fields as they are. */
  readonly isRefused: boolean;
  /** Discards the fields and closes the dialog. */
  cancel(): void;
}

export interface FormDialogProps<Fields extends Record<string, string>, Input, Result>
  extends Omit<DialogSurfaceProps, 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children' | 'onClose'> {
  draftKey: string;
  initial: Fields;
  /** null while a field is wrong. */
  toInput: (fields: Fields) => Input | null | Promise<Input | null>;
  action: Action<Input, Result>;
  submitLabel: string;
  submitDisabledReason?: (fields: Fields) => string | undefined;
  failureText?: (why: string) => string;
  /** The field that the server's refusal is about. @default unknown: it describes all fields, and marks none */
  refused?: keyof Fields;
  onSucceeded: (input: Input, result: Result) => void;
  onClosedAfterSuccess?: (input: Input) => void;
  onClose: () => void;
  children: (form: DialogForm<Fields>) => ReactNode;
}

export function FormDialog<Fields extends Record<string, string>, Input, Result>(
  props: FormDialogProps<Fields, Input, Result>,
) {
  const { draftKey, initial, toInput, action, submitLabel, submitDisabledReason, ...more } = props;
  const {
    failureText = (why) => why,
    refused,
    onSucceeded,
    onClosedAfterSuccess,
    onClose,
    children,
    size = 'small',
    ref,
    ...rest
  } = more;
  const words = useMessages(controlMessages);
  const errorText = useErrorText();
  const draft = useDraft(draftKey, initial, { marksOpen: true });
  const [wasTried, setWasTried] = useState(false);
  const disabledReason = submitDisabledReason?.(draft.fields);
  const dialog = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRef(dialog, ref);

  const { error } = action;
  const isRefused = useRefused(error, dialog);

  const leave = (endDraft?: () => void) => {
    action.clearError();
    endDraft?.();
    onClose();
  };
  const submit = async () => {
    if (disabledReason !== undefined) return;
    const given = toInput(draft.fields);
    // Waiting for loaded content would delay the focus.
    const input = given instanceof Promise ? await given : given;
    if (dialog.current === null) return;
    setWasTried(input === null);
    if (input === null) {
      focusFirstInvalid(dialog.current);
      return;
    }
    const outcome = await draft.send(() => action.run(input));
    if (outcome.status === 'already done') leave();
    if (outcome.status !== 'succeeded') return;
    onSucceeded(input, outcome.result);
    leave();
    onClosedAfterSuccess?.(input);
  };
  const change = (patch: Partial<Fields>) => {
    // The failure was about the earlier fields, unless the change may have been made.
    if (error?.mayHaveBeenApplied === false) action.clearError();
    draft.change(patch);
  };
  const set = (name: keyof Fields, value: string) => change({ [name]: value } as Partial<Fields>);
  const form: DialogForm<Fields> = {
    fields: draft.fields,
    change,
    bind: (name) => ({
      value: draft.fields[name] ?? '',
      onValueChange: (value) => set(name, value),
      'aria-invalid': (isRefused && name === refused) || undefined,
    }),
    bindFlag: (name) => ({
      isChecked: draft.fields[name] !== '',
      onCheckedChange: (isChecked) => set(name, isChecked ? 'yes' : ''),
    }),
    wasTried,
    isRefused,
    cancel: () => leave(draft.discard),
  };

  return (
    <Dialog
      {...rest}
      ref={composedRef}
      isOpen
      size={size}
      onClose={() => leave(draft.close)}
      onSubmit={() => void submit()}
      isBusy={action.isBusy}
      error={error && failureText(errorText(error))}
      footer={
        <>
          <Button onClick={form.cancel}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={action.isBusy} disabledReason={disabledReason}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} />
      {children(form)}
    </Dialog>
  );
}
