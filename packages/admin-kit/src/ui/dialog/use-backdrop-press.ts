import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Fires only for a press that began and ended on the backdrop itself: letting go of a text selection, or of a
 * scrollbar, outside the dialog is not a wish to leave it.
 */
export function useBackdropPress(onPress: () => void) {
  const began = useRef(false);
  const ended = useRef(false);
  const isOnItself = (event: MouseEvent | PointerEvent) =>
    event.target === event.currentTarget && event.button === 0;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOnItself(event);
      ended.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      ended.current = isOnItself(event);
    },
    onClick: (event: MouseEvent) => {
      if (began.current && ended.current && isOnItself(event)) onPress();
      began.current = false;
    },
  };
}
