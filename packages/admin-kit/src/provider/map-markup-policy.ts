// Leaflet's only markup, a test for SVG support while its module loads.
const ACCEPTED: ReadonlySet<string> = new Set(['<svg/>']);

/**
 * Rules of a Trusted Types policy for pages that require Trusted Types and show maps. Only the known strings pass;
 * anything else throws a TypeError. Only a policy named `default` is used for text.
 * @example window.trustedTypes?.createPolicy('default', mapMarkupPolicy)
 */
export const mapMarkupPolicy = {
  createHTML(markup: string): string {
    if (!ACCEPTED.has(markup)) throw new TypeError('Markup as text is not accepted in this page.');
    return markup;
  },
};
