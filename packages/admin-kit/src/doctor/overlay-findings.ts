import { closestOf, parentOf } from '../accessibility/around.ts';
import { isAround } from '../accessibility/is-around.ts';
import type { Facts, Finding } from './facts.ts';

/** The document or an open shadow root. */
type Tree = Document | ShadowRoot;

export function overlayFindings({ opened }: Facts): Finding[] {
  return opened?.isConnected ? [...inert(opened), ...covered(opened)] : [];
}

function inert(place: Element): Finding[] {
  const container = closestOf(place, '[inert]');
  if (container === null) return [];
  return [
    {
      cause: `A dialog, menu or message opened in ${nameOf(container)}, which the page has made inert: nobody can use it.`,
      change:
        'take inert away before it opens, or <AdminKitProvider portalContainer={element}> with an element of the open modal.',
    },
  ];
}

/** In the top layer nothing is above; a browser without it goes by z-index. */
function covered(place: Element): Finding[] {
  const dialog = place.querySelector('.ak-dialog');
  if (dialog === null || place.ownerDocument.elementFromPoint === undefined) return [];
  const { left, top, width, height } = dialog.getBoundingClientRect();
  if (width === 0 || closestOf(place, '[inert], [aria-hidden="true"]')) return [];
  const above = elementAt(place.ownerDocument, left + width / 2, top + Math.min(height / 2, 24));
  if (above === null || closestOf(above, '.ak-portal') || isAround(above, place)) return [];
  const [owner, index] = zIndexOf(above);
  return [
    {
      cause: `${nameOf(owner)}${index === null ? '' : ` with z-index ${index}`} lies above an open dialog.`,
      change: index === null ? 'close it before the dialog opens.' : 'give it a z-index below 1000.',
    },
  ];
}

/** The document names only the element that has the shadow root. */
function elementAt(tree: Tree, x: number, y: number): Element | null {
  const found = tree.elementFromPoint(x, y);
  const shadow = found?.shadowRoot;
  return (shadow && shadow !== tree && elementAt(shadow, x, y)) || found;
}

function zIndexOf(element: Element): [Element, string | null] {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const { zIndex } = getComputedStyle(at);
    if (zIndex !== 'auto' && zIndex !== '' && zIndex !== '0') return [at, zIndex];
  }
  return [element, null];
}

function nameOf({ localName, id, classList }: Element): string {
  return `<${localName}${id ? ` id="${id}"` : ''}${classList.length > 0 ? ` class="${classList}"` : ''}>`;
}
