import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { KeyIcon } from '../icon/icons.tsx';
import './screen-state.css';

export interface ForbiddenStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'You do not have access to this' */
  title?: ReactNode;
  /** Another place to go. @default none */
  action?: ReactNode;
}

/** Replaces content that this person may not see, and says who can help. */
export function ForbiddenState({ title, action, className, children, ...rest }: ForbiddenStateProps) {
  useDoctor();
  const words = useMessages(displayMessages);
  return (
    <div {...rest} className={cx('ak-screen-state', className)} data-state="forbidden">
      <KeyIcon className="ak-screen-state-icon" />
      <p className="ak-screen-state-title">{title ?? words.forbiddenTitle}</p>
      {children !== undefined && <p className="ak-screen-state-text">{children}</p>}
      {action !== undefined && <div className="ak-screen-state-action">{action}</div>}
    </div>
  );
}
