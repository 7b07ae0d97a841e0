import { deepActiveElement } from '../../accessibility/focus.ts';
import { showOnTop, zoomOf } from '../../browser/top-layer.ts';
import './tooltip.css';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

export interface TooltipBubbleProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Hidden from assistive technology, which reads the anchor's name or description. In the browser's top layer
 * if available, so that no host can clip it.
 */
export function TooltipBubble({ anchor, id, isOpen, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useBubblePlace(bubble, anchor, isOpen);

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      className="ak-tooltip-bubble"
      aria-hidden="true"
      hidden={!isOpen}
      onClick={keepFromAnchor}
    >
      {children}
    </span>
  );
}

/** Keeps a bubble beside its anchor and off the focused control, in the browser's top layer. */
export function useBubblePlace(
  bubble: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isOpen || !element) return;
    showOnTop(element);
    const page = element.ownerDocument;
    const view = page.defaultView ?? window;
    const place = () => {
      if (!anchor.current) return;
      const { clientWidth: width, clientHeight: height } = page.documentElement;
      const focused = deepActiveElement(page);
      const { top, left } = placeBubble(
        anchor.current.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width, height },
        focused && focused !== page.body && !element.contains(focused)
          ? focused.getBoundingClientRect()
          : null,
      );
      const zoom = zoomOf(element);
      element.style.top = `${top / zoom}px`;
      element.style.left = `${left / zoom}px`;
    };
    place();
    const changes = ['scroll', 'resize', 'focusin'];
    for (const change of changes) view.addEventListener(change, place, { capture: true, passive: true });
    return () => {
      if (element.isConnected) element.hidePopover?.();
      for (const change of changes) view.removeEventListener(change, place, { capture: true });
    };
  }, [bubble, anchor, isOpen]);
}

function keepFromAnchor(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Prevents flashing over a row of buttons. */
export const OPEN_DELAY_MS = 400;
export const CLOSE_DELAY_MS = 120;

/** A focus trap takes the focus when a node is removed during a focus move, which would block Tab. */
export const AFTER_FOCUS_MS = 1;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 6;
const MARGIN_PX = 8;

export function placeBubble(
  anchor: Box,
  bubble: Size,
  window: Size,
  focused: Box | null = null,
): { top: number; left: number } {
  const centered = anchor.left + anchor.width / 2 - bubble.width / 2;
  const furthest = window.width - MARGIN_PX - bubble.width;
  const left = Math.max(MARGIN_PX, Math.min(centered, furthest));
  const above = anchor.top - GAP_PX - bubble.height;
  const below = anchor.bottom + GAP_PX;
  const fitsBelow = below + bubble.height + MARGIN_PX <= window.height;
  const coversFocus =
    focused !== null &&
    focused.top < above + bubble.height &&
    focused.bottom > above &&
    focused.left < left + bubble.width &&
    focused.left + focused.width > left;
  const fitsAbove = above >= MARGIN_PX && !coversFocus;
  return { top: Math.max(MARGIN_PX, fitsAbove || !fitsBelow ? above : below), left };
}
