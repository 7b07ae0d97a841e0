import { type Ref, type RefObject, useLayoutEffect } from 'react';

interface BorrowedTriggerProps {
  element: RefObject<HTMLElement | null>;
  /** Given by the library that looks for its trigger. */
  ref?: Ref<HTMLElement>;
}

/**
 * Tells a library that an element rendered long before is its trigger: the button stays the same node, with its focus,
 * when the menu's code arrives after the click.
 */
export function BorrowedTrigger({ element, ref }: BorrowedTriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element.current);
    return () => {
      ref(null);
    };
  }, [element, ref]);
  return null;
}
