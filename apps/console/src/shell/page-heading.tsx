import './page-heading.css';

const ID = 'page-heading';

/** The one h1 of a page. */
export function PageHeading({ children }: { children: string }) {
  return (
    <h1 id={ID} tabIndex={-1} className="console-page-heading">
      {children}
    </h1>
  );
}

/** Where reading starts when the page has changed. */
export function focusPageHeading(): void {
  document.getElementById(ID)?.focus();
}
