/** Where Leaflet keeps what it listens to on the window: a global that it makes by itself, and never takes away. */
interface PageWithBook {
  _leaflet_events?: Readonly<Record<string, unknown>>;
}

/** Takes the book away once nothing is in it. A map of the host's, by whichever Leaflet, keeps the same book. */
export function dropEventBook(page: PageWithBook = window as PageWithBook): void {
  const book = page._leaflet_events;
  if (book && Object.values(book).every((listener) => listener === null)) delete page._leaflet_events;
}
