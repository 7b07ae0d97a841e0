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

/** @param onNamed fires if the heading with the focus, which was spoken, gets another text: the name of its record */
export function focusPageHeading(options?: FocusOptions, onNamed?: (name: string) => void): void {
  const main = document.querySelector<HTMLElement>('main');
  let heading = main?.querySelector('h1') ?? null;
  focus(heading ?? main, options);
  if (!main) return;
  let spoken = heading?.textContent;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== (heading ?? main)) return observer.disconnect();
    const arrived = main.querySelector('h1');
    if (arrived === null || arrived.textContent === spoken) return;
    if (heading !== null) {
      onNamed?.(arrived.textContent);
      return observer.disconnect();
    }
    heading = arrived;
    spoken = arrived.textContent;
    focus(arrived, options);
  });
  observer.observe(main, { childList: true, characterData: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

function focus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}
