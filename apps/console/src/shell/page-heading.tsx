import { useCurrentPage } from '../page-handle.ts';
import './page-heading.css';

/** Where focus goes when the page changes. */
export const PAGE_HEADING_ID = 'page-heading';

/** The one h1 of a page, from the route table. */
export function PageHeading() {
  const { heading } = useCurrentPage();
  return (
    <h1 id={PAGE_HEADING_ID} tabIndex={-1} className="console-page-heading">
      {heading}
    </h1>
  );
}
