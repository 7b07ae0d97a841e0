import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeBubble } from './place-bubble.ts';
import './tooltip-bubble.css';

interface TooltipBubbleProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Hidden from assistive technology, which hears the same text as the anchor's name or description. In the top layer
 * where the browser has one, so that no host can clip it.
 */
export function TooltipBubble({ anchor, id, isOpen, children }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isOpen || !element) return;
    // Set here and not in the markup: without the top layer the attribute alone would hide it.
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    const place = () => {
      if (!anchor.current) return;
      const window = {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      };
      const { top, left } = placeBubble(
        anchor.current.getBoundingClientRect(),
        element.getBoundingClientRect(),
        window,
      );
      element.style.top = `${top}px`;
      element.style.left = `${left}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      if (element.isConnected) element.hidePopover?.();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [isOpen, anchor]);

  return (
    <span
      ref={bubble}
      id={id}
      className="ak-tooltip-bubble"
      aria-hidden="true"
      hidden={!isOpen}
      onClick={keepFromAnchor}
    >
      {children}
    </span>
  );
}

/** Selecting the text of a bubble is not a press of the button it lies in. */
function keepFromAnchor(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
