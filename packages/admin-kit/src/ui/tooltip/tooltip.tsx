import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useEscape } from '../../accessibility/escape.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import './tooltip.css';
import { AFTER_FOCUS_MS, CLOSE_DELAY_MS, OPEN_DELAY_MS, TooltipBubble } from './tooltip-bubble.tsx';

export interface TooltipOptions {
  text: string | undefined;
  isDescription?: boolean;
}

interface AnchorHandlers<E extends HTMLElement> {
  onPointerEnter?: ((event: PointerEvent<E>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<E>) => void) | undefined;
  onFocus?: ((event: FocusEvent<E>) => void) | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

export interface AnchoredTooltip<E extends HTMLElement> {
  anchorProps(outer: AnchorHandlers<E>): Required<AnchorHandlers<E>>;
  descriptionId: string | undefined;
  /** Render it inside the anchor, so that the pointer may move onto it (WCAG 1.4.13). */
  bubble: ReactNode;
  open(): void;
}

export function useTooltip<E extends HTMLElement>(
  anchor: RefObject<E | null>,
  { text, isDescription = false }: TooltipOptions,
): AnchoredTooltip<E> {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const set = (open: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setIsOpen(open);
    else timer.current = setTimeout(() => setIsOpen(open), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEscape(anchor, isOpen, () => {
    set(false);
    return true;
  });

  const isShown = isOpen && Boolean(text);
  const isRendered = isShown || (isDescription && Boolean(text));
  return {
    anchorProps: (outer) => ({
      onPointerEnter: (event) => {
        outer.onPointerEnter?.(event);
        if (text && event.pointerType !== 'touch') set(true, isOpen ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave: (event) => {
        outer.onPointerLeave?.(event);
        set(false, CLOSE_DELAY_MS);
      },
      onFocus: (event) => {
        outer.onFocus?.(event);
        if (text && (event.target as Element).matches(':focus-visible')) set(true);
      },
      onBlur: (event) => {
        outer.onBlur?.(event);
        set(false, AFTER_FOCUS_MS);
      },
    }),
    descriptionId: isDescription && text ? id : undefined,
    bubble: isRendered && (
      <TooltipBubble anchor={anchor} id={id} isOpen={isShown}>
        {text}
      </TooltipBubble>
    ),
    open: () => {
      if (text) set(true);
    },
  };
}

export interface TooltipProps extends ComponentProps<'span'> {
  /** Never the only place of information, because touch has no hover. */
  text: string;
}

/**
 * Shows a text on hover and keyboard focus of its content. Assistive technology reads the content only, so
 * describe additional information there too.
 */
export function Tooltip({ text, className, children, ref, ...rest }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const composedRef = useComposedRef(anchor, ref);
  const tooltip = useTooltip(anchor, { text });
  return (
    <span {...rest} {...tooltip.anchorProps(rest)} ref={composedRef} className={cx('ak-tooltip', className)}>
      {children}
      {tooltip.bubble}
    </span>
  );
}
