import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import './spinner.css';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Names the work. @default 'Loading…' */
  label?: string;
}

/** A turning ring, for content without a shape for a skeleton. Appears after 150 ms. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  useDoctor();
  const words = useMessages(displayMessages);
  return (
    <span {...rest} role="status" className={cx('ak-spinner', className)}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        aria-hidden="true"
        className="ak-spinner-ring"
      >
        <circle cx="8" cy="8" r="6" stroke="currentColor" strokeWidth="2" opacity="0.2" />
        <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </span>
  );
}
