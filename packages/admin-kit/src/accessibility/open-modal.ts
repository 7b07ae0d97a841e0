import { deepActiveElement } from './focus.ts';

const DIALOG = 'dialog[open], [aria-modal="true"]';

/** @param near used if no dialog has the focus, as after a mouse press in Safari */
export function openModal(near: Node | null): Element | null {
  const page = near?.ownerDocument ?? document;
  return modalAround(deepActiveElement(page)) ?? modalAround(near) ?? lastModal(page);
}

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

function lastModal(page: Document): HTMLDialogElement | null {
  const open = [...page.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog.matches(':modal')) ?? null;
}

export function openTopLayer(page: Document): HTMLDialogElement | null {
  for (let node: Node | null = deepActiveElement(page); node; node = shownIn(node)) {
    if (node instanceof HTMLDialogElement && node.matches(':modal')) return node;
  }
  return lastModal(page);
}
