import { isAround } from './is-around.ts';

/** What speaks in the page goes on, and a `<dialog>` of the host may open later. */
const KEPT = '[aria-live], [role="status"], [role="alert"], dialog:not([open])';

const counts = new WeakMap<Element, number>();

/** Takes all of the page but the part out of the accessibility tree. `aria-modal` alone does not in every screen reader. */
export function hideOthers(part: Element): () => void {
  const hidden: Element[] = [];
  const hideIn = (parent: ParentNode) => {
    for (const child of parent.children) {
      const count = counts.get(child) ?? 0;
      if (child === part || child.matches(KEPT)) continue;
      if (isAround(child, part) || child.querySelector(KEPT)) hideIn(child.shadowRoot ?? child);
      else if (count > 0 || child.ariaHidden !== 'true') {
        child.ariaHidden = 'true';
        counts.set(child, count + 1);
        hidden.push(child);
      }
    }
  };
  hideIn(part.ownerDocument.body);
  return () => {
    for (const child of hidden) {
      const count = (counts.get(child) ?? 0) - 1;
      counts.set(child, count);
      if (count === 0) child.removeAttribute('aria-hidden');
    }
  };
}
