/** The part of `window.trustedTypes` that is needed; browsers without it enforce nothing. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML(markup: string): string }): unknown;
}

// Leaflet asks the browser in this way whether it draws SVG, while its module loads; nothing else writes markup.
const ACCEPTED: ReadonlySet<string> = new Set(['<svg/>']);

/**
 * Answers for the libraries that write markup as text, which the page's policy (`require-trusted-types-for`) forbids:
 * a closed list passes, anything else throws where it is written. Only a policy of the name `default` is asked for text,
 * and a page may have one: calling again changes nothing.
 */
export function installTrustedTypes(
  page: { trustedTypes?: PolicyFactory } = window as { trustedTypes?: PolicyFactory },
): void {
  if (page.trustedTypes?.defaultPolicy) return;
  page.trustedTypes?.createPolicy('default', { createHTML: acceptedMarkup });
}

function acceptedMarkup(markup: string): string {
  if (!ACCEPTED.has(markup)) throw new TypeError('Markup as text is not accepted in this page.');
  return markup;
}
