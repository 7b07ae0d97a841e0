import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import './screen-state.css';

export interface LoadingStateProps extends ComponentProps<'div'> {
  /** Names the work for assistive technology. @default 'Loading…' */
  label?: string;
}

/** Wraps skeletons and announces that content is loading. */
export function LoadingState({ label, className, children, ...rest }: LoadingStateProps) {
  const words = useMessages(displayMessages);
  return (
    <div {...rest} role="status" className={cx('ak-loading-state', className)}>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden="true" className="ak-loading-state-shapes">
        {children}
      </div>
    </div>
  );
}
