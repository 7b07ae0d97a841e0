import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import './screen-state.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says that there is none: 'No coupons match query'. */
  title: ReactNode;
  /** The next step, such as a button that creates the first one. @default none */
  action?: ReactNode;
}

/** Replaces missing content, with an explanation and a next step. */
export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps) {
  useDoctor();
  return (
    <div {...rest} className={cx('ak-screen-state', className)} data-state="empty">
      <p className="ak-screen-state-title">{title}</p>
      {children !== undefined && <p className="ak-screen-state-text">{children}</p>}
      {action !== undefined && <div className="ak-screen-state-action">{action}</div>}
    </div>
  );
}
