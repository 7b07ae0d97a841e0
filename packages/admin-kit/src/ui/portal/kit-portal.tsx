import { type ReactNode, use, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PortalContext } from './portal-context.ts';
import './kit-portal.css';

/**
 * Mounts overlays in an `.ak-root` of the kit's own, outside the host's stacking and clipping, with the opener's theme,
 * density, direction and language. The node exists only while something is in it.
 */
export function KitPortal({ children }: { children: ReactNode }) {
  const { container, theme, density, dir, lang } = use(PortalContext);
  // React listens to eighty events on what a portal is in, for good: better on a node of ours than on the host's body.
  const [place] = useState(createPlace);
  // Before the effects of what is inside, which may take the focus or measure.
  useInsertionEffect(() => {
    if (!place) return;
    (container ?? document.body).append(place);
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

/** null on a server. */
function createPlace(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.className = 'ak-portal';
  return place;
}
