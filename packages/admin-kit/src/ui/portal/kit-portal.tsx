import './kit-portal.css';
import { createContext, type ReactNode, use, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { openTopLayer } from '../../accessibility/open-modal.ts';

interface KitPortalProps {
  children: ReactNode;
}

/** Escapes the host's stacking and clipping, but stays inside an open modal `<dialog>`, which covers all else. */
export function KitPortal({ children }: KitPortalProps) {
  const { container, theme, density, dir, lang } = use(PortalContext);
  // React leaves eighty listeners on a portal's container, so it is not the host's body.
  const [place] = useState(createPlace);
  // The effects of the content may focus or measure.
  useInsertionEffect(() => {
    if (!place) return;
    (container ?? openTopLayer(document) ?? document.body).append(place);
    return () => queueMicrotask(() => place.childElementCount === 0 && place.remove());
  }, [place, container]);
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
