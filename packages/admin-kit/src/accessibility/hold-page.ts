import { callDoctor } from '../doctor/call-doctor.ts';
import { removeEmptyStyle } from './focus.ts';

/** What Radix opens while it takes the presses of the rest of the page. */
const LAYERS =
  '[style*="pointer-events: auto"]:is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

let opened = 0;

/**
 * While a modal of Radix is open, the body takes no presses. Two copies of Radix on one page remember each other's change as
 * that of the host, and the page stays dead. Returns what ends the watch of a dialog.
 */
export function holdPage({ body }: Document): () => void {
  const release = () => {
    // A modal of the host, Radix's too, may still hold the page around ours.
    if (opened > 0 || body.hasAttribute('data-scroll-locked') || body.querySelector(LAYERS)) return;
    watch.disconnect();
    if (body.style.pointerEvents === 'none') {
      body.style.pointerEvents = '';
      callDoctor({ wasPageDead: true });
    }
    removeEmptyStyle(body);
  };
  const watch = new MutationObserver(release);
  opened += 1;
  watch.observe(body, { attributeFilter: ['style', 'data-scroll-locked'] });
  return () => {
    opened -= 1;
    queueMicrotask(release);
  };
}
