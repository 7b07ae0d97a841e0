import { openModal } from './open-modal.ts';

export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  politeness?: Politeness;
  within?: Node | null;
}

/** Screen readers miss messages in a region that was added a moment before. */
const SETTLE_MS = 120;
const MESSAGE_LIFETIME_MS = 7000;

/**
 * Each document, shadow root and open modal dialog has one region per politeness, removed while silent. A message takes the
 * place of the one before, which may no longer be true.
 */
export function announce(message: string, options: AnnounceOptions = {}): void {
  if (typeof document === 'undefined' || message.trim() === '') return;
  const { politeness = 'polite', within = null } = options;
  const place = placeFor(within);
  regionIn(place, politeness);
  setTimeout(() => {
    if (typeof document === 'undefined') return;
    const region = regionIn(place, politeness);
    if (placeFor(within) !== place) {
      removeEmpty(region);
      return announce(message, options);
    }
    const line = region.ownerDocument.createElement('div');
    line.textContent = message;
    const before = [...region.children];
    region.append(line);
    const remove = (lines: readonly Element[]) => {
      for (const spoken of lines) spoken.remove();
      removeEmpty(region);
    };
    // A screen reader may drop both messages if the first is replaced too soon.
    setTimeout(remove, SETTLE_MS, before);
    setTimeout(remove, MESSAGE_LIFETIME_MS, [line]);
  }, SETTLE_MS);
}

function removeEmpty(region: HTMLElement): void {
  if (region.childElementCount === 0) region.remove();
}

/** Screen readers read nothing outside an open modal dialog. */
function placeFor(within: Node | null): Element | ShadowRoot {
  const modal = openModal(within);
  if (modal !== null) return modal;
  const root = within?.getRootNode();
  if (root && 'host' in root) return root as ShadowRoot;
  return (within?.ownerDocument ?? document).body;
}

function regionIn(place: Element | ShadowRoot, politeness: Politeness): HTMLElement {
  const present = [...place.children].find((child) => child.matches(`[data-ak-announcer="${politeness}"]`));
  if (present) return present as HTMLElement;
  const region = place.ownerDocument.createElement('div');
  region.dataset.akAnnouncer = politeness;
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-atomic', 'false');
  region.setAttribute('aria-relevant', 'additions');
  // A page may forbid style attributes or lack our styles.
  Object.assign(region.style, {
    position: 'fixed',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Screen readers spell words in capitals, which a page's styles may set.
    textTransform: 'none',
  });
  place.append(region);
  return region;
}
