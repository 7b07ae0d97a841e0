import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import './status.css';

export type StatusTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface StatusProps extends ComponentProps<'span'> {
  /** The color of the dot; the word has the meaning. @default 'neutral' */
  tone?: StatusTone;
}

/** A state: a dot and a word. */
export function Status({ tone = 'neutral', className, children, ...rest }: StatusProps) {
  useDoctor();
  return (
    <span {...rest} className={cx('ak-status', className)} data-tone={tone}>
      {children}
    </span>
  );
}
