import type { CurrentUser } from '@timemap/admin-api';
import { isOfInputMethod, letterOf } from '@timemap/admin-kit';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePreferences } from '../console-context.ts';
import { useEarlyScripts } from './early-scripts.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { sectionKeysOf } from './navigation.ts';

const loadShortcuts = () => import('./shortcuts-dialog.tsx');
const ShortcutsDialog = lazyDialog(loadShortcuts);

const NEXT_KEY_WITHIN_MS = 1500;
const LETTER = /^\p{L}$/u;

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="tree"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

interface PageKeysProps {
  user: CurrentUser;
  isHelpOpen: boolean;
  onHelpOpenChange: (isOpen: boolean) => void;
}

/** @spec WCAG 2.1.4 */
export function PageKeys({ user, isHelpOpen, onHelpOpenChange }: PageKeysProps) {
  const { hasShortcuts } = usePreferences();
  const navigate = useNavigate();
  const goUntil = useRef(0);
  useEarlyScripts(loadShortcuts);
  useEffect(() => {
    if (!hasShortcuts) return;
    const sections = sectionKeysOf(user);
    const press = (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      const key = isQuestionMark(event) ? '?' : letterOf(event);
      const isGoing = event.timeStamp < goUntil.current && LETTER.test(key);
      goUntil.current = 0;
      const act = isGoing
        ? goTo(key)
        : { '/': focusFilter, '?': showHelp, j: goToNextRow, k: goToPreviousRow }[key];
      if (key === 'g' && !isGoing && !event.shiftKey) goUntil.current = event.timeStamp + NEXT_KEY_WITHIN_MS;
      if (act === undefined || !act()) return;
      // A letter after `g` must not run the page's own shortcuts.
      event.preventDefault();
      event.stopPropagation();
    };
    const goTo = (key: string) => () => {
      const section = sections.find((each) => each.key === key);
      if (section !== undefined) void navigate(section.to);
      return true;
    };
    const showHelp = () => {
      onHelpOpenChange(true);
      return true;
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [hasShortcuts, user, navigate, onHelpOpenChange]);
  return (
    <Suspense fallback={null}>
      {isHelpOpen && <ShortcutsDialog user={user} onClose={() => onHelpOpenChange(false)} />}
    </Suspense>
  );
}

function isOurs(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey, repeat, target } = event;
  if (ctrlKey || altKey || metaKey || repeat || isOfInputMethod(event)) return false;
  if (document.querySelector('dialog[open], [aria-modal="true"]') !== null) return false;
  return !(target instanceof Element && target.closest(TYPED_INTO) !== null);
}

/** A Russian keyboard has a comma at its place, an Arabic one its own sign. */
function isQuestionMark({ key, code, shiftKey }: KeyboardEvent): boolean {
  return key === '؟' || (key === ',' && shiftKey && code === 'Slash');
}

function focusFilter(): boolean {
  const filter = document.querySelector<HTMLInputElement>(
    'main input[type="search"], main [role="searchbox"]',
  );
  filter?.focus();
  filter?.select();
  return filter !== null;
}

const goToNextRow = () => goToRow(1);
const goToPreviousRow = () => goToRow(-1);

function goToRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody > tr')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const row = here === -1 ? rows[0] : rows[here + step];
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button');
  target?.focus();
  return rows.length > 0;
}
