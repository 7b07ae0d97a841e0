import { isOfInputMethod } from '@timemap/admin-kit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PaletteItem } from './palette-item.ts';

export interface Acts {
  /** The result whose acts are listed instead of the results. */
  readonly subject: PaletteItem | null;
  open(item: PaletteItem): void;
  close(): void;
}

/** Another query leaves the list of acts. */
export function useActs(query: string): Acts {
  const [opened, setOpened] = useState<{ item: PaletteItem; query: string } | null>(null);
  return {
    subject: opened?.query === query ? opened.item : null,
    open: (item) => setOpened({ item, query }),
    close: () => setOpened(null),
  };
}

interface ActsKeys {
  acts: Acts;
  root: RefObject<HTMLElement | null>;
  chosen: PaletteItem | undefined;
  onBack: (item: PaletteItem) => void;
}

/** Tab or the arrow forward lists what can be done with the chosen result; Escape or the arrow back leaves that list. */
export function useActsKeys({ acts, root, chosen, onBack }: ActsKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target: box, altKey, ctrlKey, metaKey } = event;
    if (!(box instanceof HTMLInputElement) || altKey || ctrlKey || metaKey || isOfInputMethod(event)) return;
    if (acts.subject === null && chosen?.acts && isForward(event, box)) acts.open(chosen);
    else if (acts.subject !== null && isBack(event, box)) {
      acts.close();
      onBack(acts.subject);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    // Before the dialog's own keys, which close it and move the focus.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    dialog?.addEventListener('keydown', listener, { capture: true });
    return () => dialog?.removeEventListener('keydown', listener, { capture: true });
  }, [root]);
}

const isRightToLeft = (box: HTMLElement) => getComputedStyle(box).direction === 'rtl';

function isForward({ key, shiftKey }: KeyboardEvent, box: HTMLInputElement): boolean {
  if (shiftKey) return false;
  const isAtEnd = box.selectionStart === box.value.length && box.selectionEnd === box.value.length;
  return key === 'Tab' || (isAtEnd && key === (isRightToLeft(box) ? 'ArrowLeft' : 'ArrowRight'));
}

function isBack({ key, shiftKey }: KeyboardEvent, box: HTMLInputElement): boolean {
  if (key === 'Tab') return shiftKey;
  return key === 'Escape' || key === 'Backspace' || key === (isRightToLeft(box) ? 'ArrowRight' : 'ArrowLeft');
}
