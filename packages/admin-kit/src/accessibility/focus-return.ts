import { dropEmptyStyle } from '../browser/drop-empty-style.ts';
import { deepActiveElement } from './deep-active-element.ts';

/** Where focus goes when the exact place is gone: something that says where the reader is. */
const LANDMARKS = 'table, ul, ol, section, main, form, fieldset, [role], [tabindex], .ak-root';
/** Where it goes when nothing had it: what an address opens has no opener. */
const MAIN = 'main, [role="main"]';
const SCREEN = 'section.ak-root';

/**
 * Remembers what has focus now. The returned function gives focus back: to that element; to the button of the menu it
 * was in; or, when it has been removed meanwhile, to what surrounded it, so that focus never stays on the body. Where
 * nothing had focus, the content of the page takes it.
 */
export function rememberFocus(): () => void {
  // A dialog that is open from the start may be rendered on a server first.
  if (typeof document === 'undefined') return () => {};
  const active = deepActiveElement();
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = (menuButtonId && inSameTree(active, menuButtonId)) || active;
  const path: Element[] = [];
  for (let element = opener; element && element !== document.body; element = parentOf(element)) {
    path.push(element);
  }

  return () => {
    const [exact, ...around] = path;
    // What has the focus and lies around the opener, as a dialog that kept it from the body, was nobody's choice.
    const isTaken = ![null, document.body, ...around].includes(deepActiveElement());
    if (isTaken) return;
    const target = exact?.isConnected
      ? exact
      : (around.find((element) => element.isConnected && element.matches(LANDMARKS)) ??
        document.querySelector(MAIN) ??
        document.querySelector(SCREEN));
    if (target instanceof HTMLElement || target instanceof SVGElement) focusAnything(target);
  };
}

/** Ids are of one tree: the document's, or that of a shadow root. */
function inSameTree(element: Element | null, id: string): Element | null {
  const root = element?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}

/** Out of a shadow root, the element that it belongs to. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Focuses also what takes no focus by itself, for as long as it has it. A ring around all of it would say nothing. */
function focusAnything(element: HTMLElement | SVGElement): void {
  element.focus({ preventScroll: true });
  if (deepActiveElement() === element) return;
  element.setAttribute('tabindex', '-1');
  element.style.outline = 'none';
  const restore = () => {
    element.removeAttribute('tabindex');
    element.style.removeProperty('outline');
    dropEmptyStyle(element);
  };
  element.addEventListener('blur', restore, { once: true });
  element.focus({ preventScroll: true });
}
