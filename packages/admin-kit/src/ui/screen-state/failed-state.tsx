import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../button/button.tsx';
import { ErrorIcon } from '../icon/icons.tsx';
import './screen-state.css';

export interface FailedStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, in the specified words. @default 'This could not be loaded' */
  title?: ReactNode;
  /** Fires on Retry. Without it there is no Retry. */
  onRetry?: (() => void) | undefined;
  /** A retry is pending: the button keeps its focus and ignores presses. @default false */
  isRetrying?: boolean;
  /** Next to Retry, such as a link to the list. @default none */
  action?: ReactNode;
}

/** Replaces content that could not be loaded. Announced when it appears; keeps focus nearby when it disappears. */
export function FailedState(props: FailedStateProps) {
  const { title, onRetry, isRetrying = false, action, className, children, ref, ...rest } = props;
  const words = useMessages(displayMessages);
  const root = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRef(root, ref);
  useRestoreFocusOnUnmount(root);
  return (
    <div {...rest} ref={composedRef} className={cx('ak-screen-state', className)} data-state="failed">
      <ErrorIcon className="ak-screen-state-icon" />
      <div role="alert" className="ak-screen-state-message">
        <p className="ak-screen-state-title">{title ?? words.failedTitle}</p>
        {children !== undefined && <p className="ak-screen-state-text">{children}</p>}
      </div>
      {(onRetry || action) && (
        <div className="ak-screen-state-action">
          {onRetry && (
            <Button isBusy={isRetrying} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
