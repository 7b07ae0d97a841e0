import type { ComponentProps } from 'react';
import { isEnterInField } from '../browser/outer-form.ts';

interface FormAreaProps extends ComponentProps<'div'> {
  onEnter: () => void;
}

/** Fields in which Enter does what their button does. HTML allows no form in the form that the host may have around the screen. */
export function FormArea({ onEnter, ...rest }: FormAreaProps) {
  return (
    <div
      {...rest}
      role="none"
      onKeyDown={(event) => {
        if (!isEnterInField(event)) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
