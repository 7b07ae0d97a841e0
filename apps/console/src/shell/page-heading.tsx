import type { ReactNode } from 'react';
import './page-heading.css';

export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="console-page-heading">
      {children}
    </h1>
  );
}

/** The heading of a record arrives with its data. After this time it is too late. */
const PATIENCE_MS = 10_000;

export function focusPageHeading(options?: FocusOptions): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector('h1');
  focus(heading ?? main, options);
  if (!main || heading) return;
  const observer = new MutationObserver(() => {
    const arrived = main.querySelector('h1');
    const hasMovedOn = document.activeElement !== main;
    if (arrived !== null && !hasMovedOn) focus(arrived, options);
    if (arrived !== null || hasMovedOn) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

function focus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}
