import { useEffect } from 'react';

const CONSOLE = 'Timemap Admin';

function setDocumentTitle(page: string): void {
  document.title = page === '' ? CONSOLE : `${page} · ${CONSOLE}`;
}

/** Names the document after the page for as long as it is shown. */
export function useDocumentTitle(page: string): void {
  useEffect(() => setDocumentTitle(page), [page]);
}
