import { closestOf } from '../accessibility/around.ts';
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
    return [...outsideOfRoot(tree), ...sheetFindings(tree, screens), ...screens.slice(0, 1).flatMap(inForm)];
  });
}

function treesOf(tree: Tree): Tree[] {
  const inner = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [tree, ...inner.flatMap(treesOf)];
}

function outsideOfRoot(tree: Tree): Finding[] {
  const part = tree.querySelector(OUTSIDE);
  // The tokens of a root around a shadow root reach what is in it.
  if (part === null || closestOf(part, '.ak-root') !== null) return [];
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
