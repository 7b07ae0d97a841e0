import { isOfInputMethod, letterOf } from '@timemap/admin-kit';
import { type RefObject, useEffect } from 'react';

/** On Apple systems ⌘ is the shortcut key, and Ctrl+K cuts a line. */
export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

const MODAL = '[aria-modal="true"], dialog[open]';

interface Shortcut {
  isOpen: boolean;
  box: RefObject<HTMLInputElement | null>;
  onExpected: () => void;
  onPressed: () => void;
}

/** Does nothing over another dialog, which would hide the palette. Handles keys before the page's own shortcuts. */
export function useShortcut({ isOpen, box, onExpected, onPressed }: Shortcut): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === (isApple ? 'Meta' : 'Control')) onExpected();
      if (isShortcut(event) && (isOpen || document.querySelector(MODAL) === null)) {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) onPressed();
        return;
      }
      if (!isOpen || box.current === null || isInDialogOf(box.current, event)) return;
      event.stopPropagation();
      // The letter goes to the focused element after this handler.
      box.current.focus();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen, box, onExpected, onPressed]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const isMain = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isMain && !shiftKey && !altKey && !isOfInputMethod(event) && letterOf(event) === 'k';
}

function isInDialogOf(box: HTMLElement, { target }: KeyboardEvent): boolean {
  return target instanceof Node && box.closest('dialog')?.contains(target) === true;
}
