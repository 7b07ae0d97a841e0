import { type RefObject, useRef } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface LeavingButtonProps extends ButtonProps {
  /** Gets the focus when the button has gone. @default the part around */
  next?: RefObject<HTMLElement | null>;
}

/** A small button that disappears when its press has worked. Focus does not fall to the body. */
export function LeavingButton({ next, ref, ...rest }: LeavingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useRestoreFocusOnUnmount(button, next);
  return <Button size="small" {...rest} ref={useComposedRef(button, ref)} />;
}
