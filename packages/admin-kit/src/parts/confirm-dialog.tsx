import type { ReactNode } from 'react';
import type { Action } from '../data/use-action.ts';
import { useErrorText } from '../messages/error-text.ts';
import { Button } from '../ui/button/button.tsx';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';

interface ConfirmDialogProps<Input> {
  name: string;
  title: string;
  description: ReactNode;
  /** A number that shows what is at stake. */
  fact?: string | null;
  action: Action<Input>;
  input: Input;
  /** Said after the success. */
  announcement: string;
  label: string;
  disabledReason?: string;
  failureText?: (why: string) => string;
  onConfirmed?: () => void;
  onSucceeded?: () => void;
  onClose: () => void;
}

/** Asks before an action that destroys something, and stays open with the error if it fails. */
export function ConfirmDialog<Input>(props: ConfirmDialogProps<Input>) {
  const { name, title, description, fact, action, input, announcement, label, disabledReason } = props;
  const { failureText = (why) => why, onConfirmed, onSucceeded, onClose } = props;
  const errorText = useErrorText();

  const close = () => {
    action.clearError();
    onClose();
  };
  const confirm = async () => {
    onConfirmed?.();
    const outcome = await action.run(input, announcement);
    if (outcome.status !== 'succeeded') return;
    close();
    onSucceeded?.();
  };

  return (
    <AlertDialog
      name={name}
      isOpen
      title={title}
      description={
        <>
          {description}
          {fact != null && (
            <>
              {' '}
              <strong className="ak-dialog-fact">{fact}</strong>
            </>
          )}
        </>
      }
      onClose={close}
      isBusy={action.isBusy}
      error={action.error && failureText(errorText(action.error))}
      actions={
        <Button
          variant="danger"
          isBusy={action.isBusy}
          disabledReason={disabledReason}
          onClick={() => void confirm()}
        >
          {label}
        </Button>
      }
    />
  );
}
