import { useEffect } from 'react';

const CONSOLE = 'Timemap Admin';

function setDocumentTitle(page: string): void {
  document.title = page === '' ? CONSOLE : `${page} · ${CONSOLE}`;
}

export function useDocumentTitle(page: string): void {
  useEffect(() => setDocumentTitle(page), [page]);
}
