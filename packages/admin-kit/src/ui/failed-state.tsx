import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Button } from './button.tsx';
import { displayMessages } from './display-messages.ts';
import { Icon } from './icon.tsx';
import { useComposedRef } from './use-composed-ref.ts';
import { useFocusHandover } from './use-focus-handover.ts';
import './screen-state.css';

export interface FailedStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, in the specified words. @default 'This could not be loaded' */
  title?: ReactNode;
  /** Fires on Retry. Without it no Retry is offered. */
  onRetry?: (() => void) | undefined;
  /** A retry is under way: the button keeps its focus and does nothing. @default false */
  isRetrying?: boolean;
}

/** In the place of what could not be loaded. Speaks when it appears; keeps focus near when it goes. */
export function FailedState(props: FailedStateProps) {
  const { title, onRetry, isRetrying = false, className, children, ref, ...rest } = props;
  const words = useMessages(displayMessages);
  const root = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRef(root, ref);
  useFocusHandover(root);
  return (
    <div {...rest} ref={composedRef} className={cx('ak-screen-state', className)} data-state="failed">
      <Icon name="error" className="ak-screen-state-icon" />
      <div role="alert" className="ak-screen-state-message">
        <p className="ak-screen-state-title">{title ?? words.failedTitle}</p>
        {children !== undefined && <p className="ak-screen-state-text">{children}</p>}
      </div>
      {onRetry && (
        <div className="ak-screen-state-action">
          <Button isBusy={isRetrying} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
