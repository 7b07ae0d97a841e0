import './page-heading.css';

/** The one h1 of a page. */
export function PageHeading({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="console-page-heading">
      {children}
    </h1>
  );
}

/** Where reading starts when the page has changed: its h1, wherever that comes from. */
export function focusPageHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  // A screen of the kit has no use for that by itself.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}
