export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  /** `assertive` interrupts what is being read: for failures of what the person just did. @default 'polite' */
  politeness?: Politeness;
  /** Any node of the page or shadow tree to speak in. @default the document */
  within?: Node | null;
}

/** A region must be in the page for a moment before its first words, or screen readers miss them. */
const SETTLE_MS = 120;
/** Long enough to be read from the region; short enough that nobody finds old messages by browsing. */
const MESSAGE_LIFETIME_MS = 7000;

/**
 * Says a message to assistive technology, without moving focus. Each call speaks, also when the words are the same as
 * before. There is one region for each politeness in a document or shadow root, whoever made it, and none while silent.
 */
export function announce(message: string, options: AnnounceOptions = {}): void {
  if (typeof document === 'undefined' || message.trim() === '') return;
  const { politeness = 'polite', within } = options;
  const root = rootOf(within);
  regionIn(root, politeness);
  setTimeout(() => {
    const region = regionIn(root, politeness);
    const line = region.ownerDocument.createElement('div');
    line.textContent = message;
    region.append(line);
    setTimeout(() => {
      line.remove();
      if (region.childElementCount === 0) region.remove();
    }, MESSAGE_LIFETIME_MS);
  }, SETTLE_MS);
}

function rootOf(within: Node | null | undefined): Document | ShadowRoot {
  const root = within?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : document;
}

function regionIn(root: Document | ShadowRoot, politeness: Politeness): HTMLElement {
  const present = root.querySelector<HTMLElement>(`[data-ak-announcer="${politeness}"]`);
  if (present !== null) return present;
  const region = (root.ownerDocument ?? (root as Document)).createElement('div');
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
  });
  (root instanceof ShadowRoot ? root : root.body).append(region);
  return region;
}
