import { deepActiveElement } from './focus.ts';

/** A `<dialog>` that is open but not modal does no harm here: what is in it can be reached as well. */
const DIALOG = 'dialog[open], [aria-modal="true"]';

/**
 * The innermost open modal dialog, ours or the host's: whatever is outside of it cannot be reached, nor is it heard.
 * @param near what the question is about, where the focus is in no dialog, as after a press with the mouse in Safari
 */
export function openModal(near: Node | null): Element | null {
  const page = near?.ownerDocument ?? document;
  return modalAround(deepActiveElement(page)) ?? modalAround(near) ?? lastModal(page);
}

/** Follows what is shown where: out of shadow trees, and into those that show what is given to them in a slot. */
function modalAround(start: Node | null): Element | null {
  if (!start?.isConnected) return null;
  for (let node: Node | null = start; node; node = shownIn(node)) {
    if (node instanceof Element && node.matches(DIALOG)) return node;
  }
  return null;
}

function shownIn(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot !== null) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** Whatever asks, a modal `<dialog>` makes all of the page around it inert. */
function lastModal(page: Document): HTMLDialogElement | null {
  const open = [...page.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog.matches(':modal')) ?? null;
}

/** The modal `<dialog>` in which something opened now can be reached: the one around the focus, else the last one. */
export function openTopLayer(page: Document): HTMLDialogElement | null {
  for (let node: Node | null = deepActiveElement(page); node; node = shownIn(node)) {
    if (node instanceof HTMLDialogElement && node.matches(':modal')) return node;
  }
  return lastModal(page);
}
