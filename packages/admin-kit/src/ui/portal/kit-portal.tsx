import './kit-portal.css';
import { createContext, type ReactNode, use, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { openTopLayer } from '../../accessibility/open-modal.ts';

interface KitPortalProps {
  /** Moves to the page when the surrounding modal `<dialog>` closes, instead of closing too. @default false */
  outlivesModal?: boolean;
  children: ReactNode;
}

/** Escapes the host's stacking and clipping, but stays inside an open modal `<dialog>`, which covers all else. */
export function KitPortal({ outlivesModal = false, children }: KitPortalProps) {
  const { container, theme, density, dir, lang } = use(PortalContext);
  // React leaves eighty listeners on a portal's container, so it is not the host's body.
  const [place] = useState(createPlace);
  // A modal may open or close between two contents.
  const outliving = outlivesModal && children;
  // The effects of the content may focus or measure.
  useInsertionEffect(() => {
    if (!place) return;
    const modal = container ? null : openTopLayer(document);
    const parent = container ?? modal ?? document.body;
    if (place.parentNode !== parent) parent.append(place);
    const leaveModal = () => document.body.append(place);
    if (outliving) modal?.addEventListener('close', leaveModal);
    return () => {
      modal?.removeEventListener('close', leaveModal);
      queueMicrotask(() => place.childElementCount === 0 && place.remove());
    };
  }, [place, container, outliving]);
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

function createPlace(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.className = 'ak-portal';
  return place;
}

/** The appearance that overlays inherit from their screen. */
export interface PortalSettings {
  /** null: in the open modal `<dialog>`, else at the end of the body. */
  readonly container: HTMLElement | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
}

/** Without a provider an overlay is mounted in the body with the system's theme, so that `ui/` parts work alone. */
export const PortalContext = createContext<PortalSettings>({
  container: null,
  theme: 'system',
  density: 'comfortable',
  dir: 'ltr',
  lang: 'en',
});
