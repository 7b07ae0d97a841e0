import type { ApiError } from '@timemap/admin-api';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { ErrorIcon } from '../icon/icons.tsx';
import './not-saved.css';

export interface FailedAttempt {
  readonly error: ApiError;
  retry(): void;
}

export interface NotSavedProps {
  /** The failure of the last save; null after a success or without a save. */
  failure: FailedAttempt | null;
  /** An alert shows it too, so the mark is not announced. @default false */
  hasAlert?: boolean;
  /** The control has a value, and shows the saved one again after a failure. @default false */
  showsSavedValue?: boolean;
  /** The control, with the id as its `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * A control that saves, with the mark 'Not saved' after a failure. The mark shows the reason on hover and
 * focus, and a press tries again. A control that shows the saved value again is marked for a moment. Using the control
 * removes the mark.
 */
export function NotSaved({ failure, hasAlert = false, showsSavedValue = false, children }: NotSavedProps) {
  const words = useMessages(controlMessages);
  const errorText = useErrorText();
  const reason = failure && errorText(failure.error);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  // Nobody knows the saved value after a lost answer.
  const isReset = showsSavedValue && failure !== null && !failure.error.mayHaveBeenApplied;
  const sentence = reason && (isReset ? words.notSavedAndReset : words.notSavedBecause)({ reason });
  // A new failure object announces the same reason again.
  useEffect(() => {
    if (failure && sentence && !hasAlert) announce(sentence, { within: root.current });
  }, [failure, sentence, hasAlert]);
  const retry = () => {
    root.current?.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
    failure?.retry();
  };
  return (
    <span
      ref={root}
      className="ak-not-saved"
      data-failed={failure ? '' : undefined}
      data-reset={isReset ? '' : undefined}
    >
      {children(failure ? id : undefined)}
      {reason !== null && (
        <>
          <IconButton
            size="small"
            variant="danger-quiet"
            icon={<ErrorIcon />}
            label={words.retryNotSaved({ reason })}
            onClick={retry}
          />
          <span id={id} hidden>
            {sentence}
          </span>
        </>
      )}
    </span>
  );
}
