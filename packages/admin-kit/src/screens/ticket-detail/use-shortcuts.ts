import { type RefObject, useEffect, useRef } from 'react';

/** What single keys do, by `event.key` in lower case; undefined where there is nothing to do now. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Where letters are typed, or mean something already. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="tree"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/**
 * Single keys for a screen: with the focus in it, or on the page around all screens. Not while something is typed, nor
 * with a modifier. A key that is held down counts once. @spec WCAG 2.1.4
 */
export function useShortcuts(
  part: RefObject<HTMLElement | null>,
  { isOn, shortcuts }: { isOn: boolean; shortcuts: Shortcuts },
): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const page = part.current?.ownerDocument;
    if (!isOn || page === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const shortcut = latest.current[event.key.toLowerCase()];
      if (shortcut === undefined || !isMeantFor(part.current, event)) return;
      event.preventDefault();
      shortcut();
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [part, isOn]);
}

function isMeantFor(part: HTMLElement | null, event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const screen = part?.closest('.ak-root');
  if (!(target instanceof Element) || !screen) return false;
  if (target.closest(TYPED_INTO) !== null) return false;
  const focused = target.closest('.ak-root');
  if (focused === screen) return true;
  // Another screen has the focus; a root around both, as a shell's, is no screen.
  if (focused !== null && !focused.contains(screen)) return false;
  // Two of them on one page: keys that are pressed in neither are for the first, or one press would change two tickets.
  const isModal = screen.ownerDocument.querySelector('[aria-modal="true"]') !== null;
  return !isModal && screen.ownerDocument.querySelector('.ak-ticket-detail') === screen;
}
