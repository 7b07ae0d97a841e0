import './kit-portal.css';
import { createContext, type ReactNode, use, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { openTopLayer } from '../../accessibility/open-modal.ts';

interface KitPortalProps {
  /** Whether it moves to the page when the modal `<dialog>` around it closes. @default false: it closes with it */
  outlivesModal?: boolean;
  children: ReactNode;
}

/**
 * Mounts overlays in an `.ak-root` of the kit's own, outside the host's stacking and clipping, with the opener's theme,
 * density, direction and language. The node exists only while something is in it. While a modal `<dialog>` of the
 * host's is open, it is in there: nothing outside of it can be seen or pressed.
 */
export function KitPortal({ outlivesModal = false, children }: KitPortalProps) {
  const { container, theme, density, dir, lang } = use(PortalContext);
  // React listens to eighty events on what a portal is in, for good: better on a node of ours than on the host's body.
  const [place] = useState(createPlace);
  // Before the effects of what is inside, which may take the focus or measure.
  useInsertionEffect(() => {
    if (!place) return;
    const modal = container ? null : openTopLayer(document);
    (container ?? modal ?? document.body).append(place);
    const leaveModal = () => document.body.append(place);
    if (outlivesModal) modal?.addEventListener('close', leaveModal);
    return () => {
      modal?.removeEventListener('close', leaveModal);
      queueMicrotask(() => place.childElementCount === 0 && place.remove());
    };
  }, [place, container, outlivesModal]);
  if (!place) return null;
  return createPortal(
    <div
      className="ak-root ak-portal"
      data-theme={theme === 'system' ? undefined : theme}
      data-density={density}
      dir={dir}
      lang={lang}
    >
      {children}
    </div>,
    place,
  );
}

/** null on a server. */
function createPlace(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.className = 'ak-portal';
  return place;
}

/** What floats leaves its screen's element: this carries the screen's appearance to where it goes. */
export interface PortalSettings {
  /** Where overlays are mounted. null: in the open modal `<dialog>`, else at the end of the body. */
  readonly container: HTMLElement | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
}

/** Without a provider an overlay goes to the body and follows the system, so that `ui/` parts work alone. */
export const PortalContext = createContext<PortalSettings>({
  container: null,
  theme: 'system',
  density: 'comfortable',
  dir: 'ltr',
  lang: 'en',
});
