/** Also around the shadow root that a part is in. */
export function isAround(place: Node, part: Node): boolean {
  if (place.contains(part)) return true;
  const root = part.getRootNode();
  return 'host' in root && isAround(place, (root as ShadowRoot).host);
}
