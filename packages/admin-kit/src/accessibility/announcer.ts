import { openModal } from './open-modal.ts';

export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  /** `assertive` interrupts what is being read: for failures of what the person just did. @default 'polite' */
  politeness?: Politeness;
  /** Any node of the page or shadow tree to speak in, unless a modal dialog is open. @default the document */
  within?: Node | null;
}

/** A region must be in the page for a moment before its first words, or screen readers miss them. */
const SETTLE_MS = 120;
/** Long enough to be read from the region; short enough that nobody finds old messages by browsing. */
const MESSAGE_LIFETIME_MS = 7000;

/**
 * Says a message to assistive technology, without moving focus. Each call speaks, also when the words are the same as
 * before. There is one region for each politeness in a document, shadow root or open modal dialog, also one of the host, and
 * none while silent.
 */
export function announce(message: string, options: AnnounceOptions = {}): void {
  if (typeof document === 'undefined' || message.trim() === '') return;
  const { politeness = 'polite', within = null } = options;
  const place = placeFor(within);
  regionIn(place, politeness);
  setTimeout(() => {
    // The tests of a host take the whole page away between two of them.
    if (typeof document === 'undefined') return;
    const region = regionIn(place, politeness);
    // A message during the opening or closing of a dialog is spoken where the person is afterwards, in a new region.
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

/** Outside of an open modal dialog nothing is heard, wherever the screen is that speaks. */
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
  // Set through the object model: a page may forbid style attributes, and has perhaps not loaded our styles.
  Object.assign(region.style, {
    position: 'fixed',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Words in capitals, as a page may want its own, are spelled letter by letter.
    textTransform: 'none',
  });
  place.append(region);
  return region;
}
