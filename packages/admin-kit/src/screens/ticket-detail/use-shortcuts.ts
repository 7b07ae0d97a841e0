import { type RefObject, useEffect, useRef } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { letterOf } from '../../accessibility/letter-of.ts';
import { openModal } from '../../accessibility/open-modal.ts';
import { useKeptChoice } from '../../browser/kept-choice.ts';

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

export type ShortcutReach = 'off' | 'controls' | 'screen' | 'page';

/** Speech that is taken for typing must not change a ticket, so its letters need a control or a choice of the person. */
export function useWriteReach(reach: ShortcutReach): {
  writeReach: ShortcutReach;
  isAnywhere: boolean;
  setAnywhere: (isAnywhere: boolean) => void;
} {
  const [place, setPlace] = useKeptChoice('ticket-letters', ['controls', 'anywhere'], () => 'controls');
  const isAnywhere = place === 'anywhere';
  return {
    writeReach: isAnywhere || reach === 'off' ? reach : 'controls',
    isAnywhere,
    setAnywhere: (isOn) => setPlace(isOn ? 'anywhere' : 'controls'),
  };
}

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
    const screen = part.current?.closest<HTMLElement>('.ak-root');
    if (reach === 'off' || !screen) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isOfInputMethod(event)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const shortcut = latest.current[letterOf(event)];
      if (shortcut === undefined || !isInReach(part.current, event, reach)) return;
      event.preventDefault();
      // The host may have shortcuts of the same letters.
      event.stopPropagation();
      shortcut();
    };
    // Keys in a dialog around the screen do not get to the page.
    const page = screen.ownerDocument;
    screen.addEventListener('keydown', press);
    page.addEventListener('keydown', press);
    return () => {
      screen.removeEventListener('keydown', press);
      page.removeEventListener('keydown', press);
    };
  }, [part, reach]);
}

function isInReach(part: HTMLElement | null, event: KeyboardEvent, reach: ShortcutReach): boolean {
  const target = event.composedPath()[0] as Element;
  const screen = part?.closest('.ak-root');
  // The host may keep a screen that it does not show.
  if (!target.matches || !screen || screen.checkVisibility?.() === false) return false;
  const letterTarget = target.closest(LETTER_TARGETS);
  // Shortcuts work in the tree of the app state, which ignores letters, and in a dialog around the whole screen.
  const isOwnTree = letterTarget?.matches('[role="tree"]') && screen.contains(letterTarget);
  if (letterTarget !== null && !isOwnTree && !letterTarget.contains(screen)) return false;
  const focused = target.closest('.ak-root');
  if (focused === screen) return reach !== 'controls' || (target as HTMLElement).tabIndex >= 0;
  if (reach !== 'page') return false;
  // Another screen has the focus. A root around both screens does not count.
  if (focused !== null && !focused.contains(screen)) return false;
  const page = screen.ownerDocument;
  const modal = openModal(target) ?? page.querySelector('[aria-modal="true"]');
  if (modal !== null && !modal.contains(screen)) return false;
  // With two tickets on one page, only the first takes keys from outside, or one press would change both.
  return page.querySelector('.ak-ticket-detail') === screen;
}
