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
    if ('matches' in node && (node as Element).matches(DIALOG)) return node as Element;
  }
  return null;
}

function shownIn(node: Node): Node | null {
  const { assignedSlot, parentNode, host } = node as Partial<Element & ShadowRoot>;
  return assignedSlot ?? parentNode ?? host ?? null;
}

function lastModal(page: Document): HTMLDialogElement | null {
  const open = [...page.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog.matches(':modal')) ?? null;
}
