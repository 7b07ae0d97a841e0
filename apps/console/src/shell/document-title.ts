const CONSOLE = 'Timemap Admin';

export function setDocumentTitle(page: string): void {
  document.title = page === '' ? CONSOLE : `${page} · ${CONSOLE}`;
}
