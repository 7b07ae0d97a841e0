import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { MessageContext } from '../messages/messages.ts';
import { PortalContext } from './portal-context.ts';
import './kit-portal.css';

/**
 * Mounts overlays in an `.ak-root` of the kit's own, outside the host's stacking and clipping, with the opener's theme,
 * density, direction and language. The node exists only while something is in it.
 */
export function KitPortal({ children }: { children: ReactNode }) {
  const { container, theme, density, dir } = use(PortalContext);
  const { locale } = use(MessageContext);
  if (typeof document === 'undefined') return null;
  return createPortal(
    <div
      className="ak-root ak-portal"
      data-theme={theme === 'system' ? undefined : theme}
      data-density={density}
      dir={dir}
      lang={locale}
    >
      {children}
    </div>,
    container ?? document.body,
  );
}
