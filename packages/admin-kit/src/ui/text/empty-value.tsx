import type { ComponentProps } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Where a value would stand and there is none: a dash to the eye. Whether it is none or not known, the server did not say. */
export function EmptyValue(props: Omit<ComponentProps<'span'>, 'children'>) {
  const words = useMessages(displayMessages);
  return (
    <span {...props}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.noValue}</VisuallyHidden>
    </span>
  );
}
