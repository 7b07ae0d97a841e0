import { type RefObject, useEffect, useRef } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { openModal } from '../../accessibility/open-modal.ts';

export const shortcutKeys = {
  next: 'j',
  previous: 'k',
  unresolved: 'u',
  inProgress: 'i',
  resolved: 'r',
  email: 'e',
  emailAndResolve: 'a',
} as const;

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const LETTER_TARGETS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="tree"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

export type ShortcutReach = 'off' | 'screen' | 'page';

/** Ignores typing, modifiers and repeated events of a held key. @spec WCAG 2.1.4 */
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
      if (event.defaultPrevented || event.repeat || isOfInputMethod(event)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      // A browser that fills in a form sends events without a key.
      const shortcut = latest.current[String(event.key).toLowerCase()];
      if (shortcut === undefined || !isInReach(part.current, event, reach)) return;
      event.preventDefault();
      shortcut();
    };
    page.addEventListener('keydown', press);
    return () => page.removeEventListener('keydown', press);
  }, [part, reach]);
}

function isInReach(part: HTMLElement | null, event: KeyboardEvent, reach: ShortcutReach): boolean {
  const [target] = event.composedPath();
  const screen = part?.closest('.ak-root');
  if (!(target instanceof Element) || !screen) return false;
  const letterTarget = target.closest(LETTER_TARGETS);
  // Shortcuts work in the tree of the app state, which ignores letters, and in a dialog around the whole screen.
  const isOwnTree = letterTarget?.matches('[role="tree"]') && screen.contains(letterTarget);
  if (letterTarget !== null && !isOwnTree && !letterTarget.contains(screen)) return false;
  const focused = target.closest('.ak-root');
  if (focused === screen) return true;
  if (reach !== 'page') return false;
  // Another screen has the focus. A root around both screens does not count.
  if (focused !== null && !focused.contains(screen)) return false;
  const page = screen.ownerDocument;
  const modal = openModal(target) ?? page.querySelector('[aria-modal="true"]');
  if (modal !== null && !modal.contains(screen)) return false;
  // With two tickets on one page, only the first takes keys from outside, or one press would change both.
  return page.querySelector('.ak-ticket-detail') === screen;
}
