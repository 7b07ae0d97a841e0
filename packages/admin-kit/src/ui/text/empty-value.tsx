import './user-text.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A dash for a missing value. The server does not say whether it is empty or unknown. */
export function EmptyValue(props: Omit<ComponentProps<'span'>, 'children'>) {
  const words = useMessages(displayMessages);
  return (
    <span {...props} className={cx('ak-empty-value', props.className)}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.noValue}</VisuallyHidden>
    </span>
  );
}
