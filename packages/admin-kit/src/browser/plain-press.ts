import type { MouseEvent } from 'react';

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** With one of these keys, a press on a link opens a new tab or window, or saves the page. */
export function isModified({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** For links whose plain press stays on the page. The browser handles every other press, and the host's link none. */
export function onPlainPress(act?: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (isModified(event)) return;
    event.preventDefault();
    act?.();
  };
}
