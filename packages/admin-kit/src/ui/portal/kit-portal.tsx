import './kit-portal.css';
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RowHeaderContext } from '../../accessibility/row-header.ts';
import { fadeAway } from '../../browser/fade-away.ts';
import { messages, raise, zoomOf } from '../../browser/top-layer.ts';
import { callDoctor } from '../../doctor/call-doctor.ts';
import { end, ownEvents } from './own-events.ts';
import { PortalContext } from './portal-settings.ts';

interface KitPortalProps {
  /**
   * The screen that a message is about. The message outlives it, so it is mounted around the screen, and stays above what
   * opens later. null: the page.
   * @default the overlay is inside the screen where it is rendered
   */
  about?: Element | null;
  /** Stays in the dialog around it, whose trap of the focus may be of another copy of Radix. @default false */
  isOfDialog?: boolean;
  children: ReactNode;
}

/**
 * Shows an overlay in the browser's top layer. In the page it is inside its screen, so it has the look of the screen, its
 * document, its shadow root and whatever modal the host has around it.
 */
export function KitPortal({ about, isOfDialog, children }: KitPortalProps) {
  const { theme, density, dir, lang } = use(PortalContext);
  // React leaves eighty listeners on a portal's container, so it is not the host's element.
  const [place] = useState(createPlace);
  if (!place) return null;
  return (
    // An overlay that opens from a row is not in it.
    <RowHeaderContext value={null}>
      <Home {...{ place, about, isOfDialog }} />
      {createPortal(
        <div
          {...ownEvents}
          {...(about !== undefined && { onPointerDown: end })}
          className="ak-root"
          data-theme={theme === 'system' ? undefined : theme}
          data-density={density}
          dir={dir}
          lang={lang}
        >
          {children}
        </div>,
        place,
      )}
    </RowHeaderContext>
  );
}

function createPlace(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.className = 'ak-portal';
  return place;
}

interface HomeProps {
  place: HTMLElement;
  about: Element | null | undefined;
  isOfDialog: boolean | undefined;
}

/** Its effects run before those of the content, which may focus or measure. */
function Home({ place, about, isOfDialog }: HomeProps) {
  const { container } = use(PortalContext);
  const marker = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const settle = () => {
      const dialog = isOfDialog && marker.current?.closest('.ak-dialog');
      const home =
        dialog || (container ?? (about === undefined ? screenAround(marker.current) : modalAround(about)));
      // To append it again would close it.
      if (place.parentNode === home) return;
      home.append(place);
      undoZoom(place);
      raise(place);
    };
    if (about !== undefined) messages.add(place);
    settle();
    callDoctor({ opened: place });
    const page = place.ownerDocument;
    // A <dialog> of the host that closes hides the messages in it.
    if (about) page.addEventListener('close', settle, true);
    return () => {
      page.removeEventListener('close', settle, true);
      messages.delete(place);
      const shown = place.firstElementChild;
      queueMicrotask(() => {
        if (place.childElementCount > 0) return;
        if (shown) place.append(shown);
        fadeAway(place);
      });
    };
  }, [place, container, about, isOfDialog]);
  // The host may have changed its theme since the last message.
  useLayoutEffect(() => {
    if (about) copyLook(about, place);
  });
  // A template may be anywhere, in a row of a table too.
  return about === undefined && <template ref={marker} />;
}

/** A page whose <html> sets the tokens is no screen: beside its body, an overlay is outside of what a dialog hides. */
function screenAround(marker: Element | null): ParentNode {
  return marker?.closest('.ak-root:not(html)') ?? marker?.parentNode ?? document.body;
}

const MODALS = 'dialog[open], [role="dialog"]:not(.ak-dialog), [role="alertdialog"]:not(.ak-dialog)';

/** A modal of the host may take a press beside what it contains for one outside. */
function modalAround(screen: Element | null): ParentNode {
  const root = screen?.getRootNode();
  const page = root && 'host' in root ? (root as ShadowRoot) : (screen ?? document).ownerDocument?.body;
  return (screen?.closest(MODALS) && screen.parentNode) || page || document.body;
}

function copyLook(from: Element, to: HTMLElement): void {
  const look = getComputedStyle(from);
  for (const name of ['--ak-brand', 'color-scheme']) to.style.setProperty(name, look.getPropertyValue(name));
}

/** The browser measures and places in lengths without the page's `zoom`. What is shown gets it back. */
function undoZoom(place: HTMLElement): void {
  const { style } = place;
  style.zoom = '';
  const zoom = zoomOf(place);
  if (zoom === 1) return;
  style.zoom = String(1 / zoom);
  style.setProperty('--ak-zoom', String(zoom));
}
