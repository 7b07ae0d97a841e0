import { useEffect } from 'react';

/** There ⌘ is the key of shortcuts, and Ctrl+K cuts a line. */
export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

const MODAL = '[aria-modal="true"], dialog[open]';

/** Ctrl+K, or ⌘K: opens and closes the palette. Over any other dialog it does nothing, which would be lost behind it. */
export function useShortcut(isOpen: boolean, onPressed: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      const isMain = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!isMain || shiftKey || altKey || event.isComposing || event.repeat || !isLetterK(event)) return;
      if (!isOpen && document.querySelector(MODAL) !== null) return;
      event.preventDefault();
      onPressed();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onPressed]);
}

/** By what is written on it; on a keyboard of another script, by where it lies. */
function isLetterK({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
