import './page-heading.css';

export function PageHeading({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="console-page-heading">
      {children}
    </h1>
  );
}

/** Reading then starts at the heading after a page change. */
export function focusPageHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  // The headings of the kit's screens are not focusable by default.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}
