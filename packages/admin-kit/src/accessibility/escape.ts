import { type RefObject, useEffect, useRef } from 'react';
import { isOfInputMethod } from './input-method.ts';

interface Layer {
  readonly page: Document;
  take(event: KeyboardEvent): boolean;
}

/** What Escape closes, the newest at the end. */
const layers: Layer[] = [];

/**
 * Escape closes one thing. The newest part of the kit that is open takes it before the page hears of it: a modal of the host
 * around it, of another copy of Radix or with a trap of the focus, would close too.
 * @param take says whether the key was for it
 */
export function useEscape(
  part: RefObject<Element | null>,
  isOpen: boolean,
  take: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!isOpen) return;
    const page = part.current?.ownerDocument ?? document;
    const view = page.defaultView ?? window;
    const isAlone = () => !layers.some((other) => other.page === page);
    const layer = { page, take: (event: KeyboardEvent) => latest.current(event) };
    if (isAlone()) view.addEventListener('keydown', onKeyDown, true);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (isAlone()) view.removeEventListener('keydown', onKeyDown, true);
    };
  }, [part, isOpen]);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isOfInputMethod(event)) return;
  const { document: shown } = event.currentTarget as Window;
  if (!layers.findLast(({ page, take }) => page === shown && take(event))) return;
  event.preventDefault();
  event.stopPropagation();
}
