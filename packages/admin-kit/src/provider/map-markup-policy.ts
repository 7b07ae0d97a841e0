// Leaflet asks the browser in this way whether it draws SVG, while its module loads; nothing else writes markup.
const ACCEPTED: ReadonlySet<string> = new Set(['<svg/>']);

/**
 * Rules of a Trusted Types policy for a page that requires Trusted Types and shows maps: a closed list of strings passes,
 * anything else throws a TypeError where it is written. Only a policy of the name `default` is asked about text.
 * @example window.trustedTypes?.createPolicy('default', mapMarkupPolicy)
 */
export const mapMarkupPolicy = {
  createHTML(markup: string): string {
    if (!ACCEPTED.has(markup)) throw new TypeError('Markup as text is not accepted in this page.');
    return markup;
  },
};
