import type { KeyboardEvent } from 'react';
import { raise } from '../browser/top-layer.ts';
import { closestOf, parentOf } from './around.ts';
import { firstFocus } from './first-focus.ts';
import { deepActiveElement, focusAnything, successorOf } from './focus.ts';
import { hideOthers } from './hide-others.ts';
import { isAround } from './is-around.ts';

const LANDMARKS = 'table, ul, ol, section, main, form, fieldset, [role], [tabindex], .ak-root';
const MAIN = 'main, [role="main"]';
const SCREEN = 'section.ak-root';

export function rememberFocus(page: Document = document): () => void {
  const active = deepActiveElement(page);
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = (menuButtonId && inSameTree(active, menuButtonId)) || active;
  const path: Element[] = [];
  const successor = successorOf(opener);
  for (let element = opener; element && element !== page.body; element = parentOf(element)) {
    path.push(element);
  }

  return () => {
    const [exact, ...around] = path;
    // A focused ancestor of the opener was not chosen by the person.
    const isTaken = ![null, page.body, ...around].includes(deepActiveElement(page));
    if (isTaken) return;
    const target = exact?.isConnected
      ? exact
      : (successor() ??
        around.find((element) => element.isConnected && element.matches(LANDMARKS)) ??
        page.querySelector(MAIN) ??
        page.querySelector(SCREEN));
    if (target) focusAnything(target as HTMLElement);
  };
}

function inSameTree(element: Element | null, id: string): Element | null {
  const root = element?.getRootNode();
  return root && 'getElementById' in root ? (root as Document | ShadowRoot).getElementById(id) : null;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Radix keeps Tab inside a dialog only in the document, not in a shadow root or another window. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || event.defaultPrevented || dialog.getRootNode() === document) return;
  const active = deepActiveElement(dialog.ownerDocument);
  // A dialog that it opens is mounted outside it.
  if (active === null || !dialog.contains(active)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const isAtEdge = shiftKey ? active === stops[0] || active === dialog : active === stops.at(-1);
  if (!isAtEdge) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}

/**
 * A dialog begins with its cross, which takes the focus where there is nothing to fill in. Typing replaces what a
 * field of one line holds: 30 typed before a 20 would be 3020.
 */
export function focusFirst(dialog: HTMLElement): void {
  const first = firstFocus(dialog) ?? dialog.querySelector('button') ?? dialog;
  first.focus({ preventScroll: true });
  if (first.matches('input')) (first as HTMLInputElement).select();
}

const MODALS = 'dialog, [aria-modal="true"], [role="dialog"], [role="alertdialog"]';
const LAYERS = `.ak-portal, ${MODALS}, [role="menu"], [role="listbox"]`;

/** Against another trap of the focus nobody wins. */
const MAX_TAKEN = 9;
const TAKING_MS = 1_000;

/**
 * Keeps the focus in a dialog. Only a modal that the host opens later, such as one for signing in again, may take it: the
 * dialog then leaves the top layer, below which nobody could use that modal, until it is gone.
 */
export function keepFocus(dialog: HTMLElement, place: HTMLElement): () => void {
  const page = dialog.ownerDocument;
  const isNowhere = () => (deepActiveElement(page) ?? page.body) === page.body;
  let showOthers = hideOthers(place);
  let last: HTMLElement | null = null;
  let taken = 0;
  let takenAt = 0;
  let above: Element | null = null;
  const focusAgain = () => {
    if (last?.isConnected) last.focus({ preventScroll: true });
    else focusFirst(dialog);
  };
  const returnOnTop = () => {
    watchAbove.disconnect();
    above = null;
    showOthers = hideOthers(place);
    raise(place);
  };
  const watchAbove = new MutationObserver(() => {
    if (above?.isConnected && isShown(above)) return;
    returnOnTop();
    if (isNowhere()) focusAgain();
  });
  const makeWay = (modal: Element) => {
    if (above === null) {
      showOthers();
      place.popover = null;
      watchAbove.observe(page, { attributes: true, childList: true, subtree: true });
    }
    above = modal;
  };
  const watch = (event: Event) => {
    const target = event.composedPath()[0] as HTMLElement;
    if (place.contains(target)) {
      last = target;
      if (above) returnOnTop();
      return;
    }
    const layer = closestOf(target, LAYERS);
    if (layer && !isAround(layer, dialog)) {
      if (layer.matches(MODALS) && !layer.matches('.ak-dialog')) makeWay(layer);
      return;
    }
    if (Date.now() - takenAt > TAKING_MS) taken = 0;
    takenAt = Date.now();
    taken += 1;
    if (taken > MAX_TAKEN) return;
    setTimeout(() => {
      if (dialog.isConnected && deepActiveElement(page) === target) focusAgain();
    });
  };
  // A focused control may go, and while the focus moves it is nowhere.
  const watchInside = new MutationObserver((changes) => {
    if (!changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    setTimeout(() => {
      if (dialog.isConnected && above === null && isNowhere()) dialog.focus({ preventScroll: true });
    });
  });
  watchInside.observe(dialog, { childList: true, subtree: true });
  page.addEventListener('focusin', watch, true);
  return () => {
    watchAbove.disconnect();
    watchInside.disconnect();
    page.removeEventListener('focusin', watch, true);
    if (above === null) showOthers();
  };
}

/** jsdom has no layout. */
const isShown = (element: Partial<Element>) => element.checkVisibility?.() ?? true;

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
