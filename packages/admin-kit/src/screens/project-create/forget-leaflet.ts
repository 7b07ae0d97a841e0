/** What Leaflet writes on whatever it listens to, and leaves there; null where it listens no longer. */
interface ListenedTo {
  _leaflet_events?: Readonly<Record<string, unknown>>;
}

/** Takes the global back that Leaflet left, unless a map, a host's own perhaps, still listens on the window. */
export function forgetLeaflet(page: ListenedTo = window as ListenedTo): void {
  const listeners = Object.values(page._leaflet_events ?? {});
  if (listeners.every((listener) => listener === null)) delete page._leaflet_events;
}
