import { openModal } from './open-modal.ts';

export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  /** `assertive` interrupts the screen reader. Use it for failures of the person's own action. @default 'polite' */
  politeness?: Politeness;
  /**
   * A node of the document or shadow root that announces. An open modal dialog takes precedence.
   * @default the document
   */
  within?: Node | null;
}

/** Screen readers miss messages in a region that was added a moment before. */
const SETTLE_MS = 120;
/** Long enough to be read from the region, short enough that nobody finds old messages by browsing. */
const MESSAGE_LIFETIME_MS = 7000;

/**
 * Announces a message to assistive technology without moving focus. A repeated message is announced again. Each
 * document, shadow root and open modal dialog has one region per politeness, shared with the host and removed while
 * silent.
 */
export function announce(message: string, options: AnnounceOptions = {}): void {
  if (typeof document === 'undefined' || message.trim() === '') return;
  const { politeness = 'polite', within = null } = options;
  const place = placeFor(within);
  regionIn(place, politeness);
  setTimeout(() => {
    // A host's tests may remove the whole page in between.
    if (typeof document === 'undefined') return;
    const region = regionIn(place, politeness);
    // A dialog may have opened or closed since. The message is then announced where the person is now, in a new region.
    if (placeFor(within) !== place) {
      removeEmpty(region);
      return announce(message, options);
    }
    const line = region.ownerDocument.createElement('div');
    line.textContent = message;
    region.append(line);
    setTimeout(() => {
      line.remove();
      removeEmpty(region);
    }, MESSAGE_LIFETIME_MS);
  }, SETTLE_MS);
}

function removeEmpty(region: HTMLElement): void {
  if (region.childElementCount === 0) region.remove();
}

/** Outside an open modal dialog nothing is read, so the region goes into the dialog. */
function placeFor(within: Node | null): Element | ShadowRoot {
  const modal = openModal(within);
  if (modal !== null) return modal;
  const root = within?.getRootNode();
  if (root instanceof ShadowRoot) return root;
  return (root instanceof Document ? root : document).body;
}

function regionIn(place: Element | ShadowRoot, politeness: Politeness): HTMLElement {
  const present = [...place.children].find((child) => child.matches(`[data-ak-announcer="${politeness}"]`));
  if (present instanceof HTMLElement) return present;
  const region = place.ownerDocument.createElement('div');
  region.dataset.akAnnouncer = politeness;
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-atomic', 'false');
  region.setAttribute('aria-relevant', 'additions');
  // Set through the object model: a page may forbid style attributes and may not have loaded our styles.
  Object.assign(region.style, {
    position: 'fixed',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Screen readers spell words in capitals letter by letter, and a page's styles may use capitals.
    textTransform: 'none',
  });
  place.append(region);
  return region;
}
