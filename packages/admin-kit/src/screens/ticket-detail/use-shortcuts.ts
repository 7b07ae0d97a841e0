import { type RefObject, useEffect, useRef } from 'react';
import { openModal } from '../../accessibility/open-modal.ts';

/** What single keys do, by `event.key` in lower case; undefined where there is nothing to do now. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Where letters are typed, or mean something already. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="tree"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/**
 * 'screen': with the focus in the screen, so that no key of the host's is taken. 'page': also with the focus on the page
 * around all screens, where the whole page is about this one.
 */
export type ShortcutReach = 'off' | 'screen' | 'page';

/**
 * Single keys for a screen. Not while something is typed, nor with a modifier. A key that is held down counts once.
 * @spec WCAG 2.1.4
 */
export function useShortcuts(
  part: RefObject<HTMLElement | null>,
  { reach, shortcuts }: { reach: ShortcutReach; shortcuts: Shortcuts },
): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const page = part.current?.ownerDocument;
    if (reach === 'off' || page === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const shortcut = latest.current[event.key.toLowerCase()];
      if (shortcut === undefined || !isMeantFor(part.current, event, reach)) return;
      event.preventDefault();
      shortcut();
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [part, reach]);
}

function isMeantFor(part: HTMLElement | null, event: KeyboardEvent, reach: ShortcutReach): boolean {
  const [target] = event.composedPath();
  const screen = part?.closest('.ak-root');
  if (!(target instanceof Element) || !screen) return false;
  const typedInto = target.closest(TYPED_INTO);
  // A dialog that the screen itself is in is its place, like any other.
  // Letters mean nothing to the tree of its app state.
  const isOwnTree = typedInto?.matches('[role="tree"]') && screen.contains(typedInto);
  if (typedInto !== null && !isOwnTree && !typedInto.contains(screen)) return false;
  const focused = target.closest('.ak-root');
  if (focused === screen) return true;
  if (reach !== 'page') return false;
  // Another screen has the focus; a root around both, as a shell's, is no screen.
  if (focused !== null && !focused.contains(screen)) return false;
  const page = screen.ownerDocument;
  const modal = openModal(target) ?? page.querySelector('[aria-modal="true"]');
  if (modal !== null && !modal.contains(screen)) return false;
  // Two of them on one page: keys that are pressed in neither are for the first, or one press would change two tickets.
  return page.querySelector('.ak-ticket-detail') === screen;
}
