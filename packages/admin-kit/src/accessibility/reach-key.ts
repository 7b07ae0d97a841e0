import { type RefObject, useEffect } from 'react';
import { isModified } from '../browser/plain-press.ts';
import { deepActiveElement } from './focus.ts';
import { isAround } from './is-around.ts';
import { openModal } from './open-modal.ts';

/** What appeared away from the focus, such as the bar of a selection or a toast. The newest is the last. */
const parts = new Set<HTMLElement>();
let cameFrom: Element | null = null;

/** F6 goes to the newest part, from there to the older ones, and then back. */
export function useReachKey(part: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = part.current;
    if (!isShown || element === null) return;
    const page = element.ownerDocument;
    parts.add(element);
    // Keys in a toast do not leave it.
    page.addEventListener('keydown', goOn, true);
    return () => {
      parts.delete(element);
      if (![...parts].some((other) => other.ownerDocument === page))
        page.removeEventListener('keydown', goOn, true);
    };
  }, [part, isShown]);
}

const controlOf = (part: HTMLElement | undefined) => part?.querySelector<HTMLElement>('button, a[href]');

function goOn(event: KeyboardEvent): void {
  if (event.key !== 'F6' || isModified(event)) return;
  const page = event.currentTarget as Document;
  const active = deepActiveElement(page);
  const modal = openModal(active ?? page.body);
  const shown = [...parts]
    .reverse()
    .filter((part) => part.ownerDocument === page && controlOf(part) && isAround(modal ?? page, part));
  const here = shown.findIndex((part) => part.contains(active));
  if (here === -1) cameFrom = active;
  const next = controlOf(shown[here + 1]) ?? (here === -1 ? null : (cameFrom as HTMLElement | null));
  if (!next?.isConnected) return;
  event.preventDefault();
  next.focus();
}
