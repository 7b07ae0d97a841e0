import { isAround, parentOf } from '../accessibility/focus.ts';
import type { Finding } from './facts.ts';
import { sheetFindings } from './sheet-findings.ts';

/** An overlay's node contains its own root. */
const OUTSIDE = '[class^="ak-"]:not(.ak-root, .ak-root *, .ak-portal)';
const SCREENS = 'section.ak-root';

/** The document or an open shadow root. */
type Tree = Document | ShadowRoot;

export function pageFindings(page: Document): Finding[] {
  return treesOf(page).flatMap((tree) => {
    const screens = [...tree.querySelectorAll<HTMLElement>(SCREENS)];
    return [
      ...outsideOfRoot(tree),
      ...sheetFindings(tree, screens),
      ...screens.slice(0, 1).flatMap(inForm),
      ...[...tree.querySelectorAll('.ak-portal')].flatMap((place) => [...inert(place), ...covered(place)]),
    ];
  });
}

function treesOf(tree: Tree): Tree[] {
  const inner = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [tree, ...inner.flatMap(treesOf)];
}

function outsideOfRoot(tree: Tree): Finding[] {
  const part = tree.querySelector(OUTSIDE);
  // The tokens of a root around a shadow root reach what is in it.
  if (part === null || closest(part, '.ak-root') !== null) return [];
  return [
    {
      cause: `A part of @timemap/admin-kit (class "${part.className}") is outside of an AdminKitRoot, so it has no colors and no font.`,
      change: "put <AdminKitRoot> from '@timemap/admin-kit/ui/kit-root' around it.",
    },
  ];
}

function inForm(screen: HTMLElement): Finding[] {
  if (screen.parentElement?.closest('form') == null) return [];
  return [
    {
      cause: `A screen (class "${screen.className}") is inside a <form>, and HTML has no form in a form: a browser drops the inner one of a page that a server wrote.`,
      change: 'end the </form> before the screen.',
    },
  ];
}

function inert(place: Element): Finding[] {
  const container = closest(place, '[inert]');
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
  if (width === 0 || closest(place, '[inert], [aria-hidden="true"]')) return [];
  const above = elementAt(place.ownerDocument, left + width / 2, top + Math.min(height / 2, 24));
  if (above === null || closest(above, '.ak-portal') || isAround(above, place)) return [];
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

function closest(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) if (at.matches(selector)) return at;
  return null;
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
