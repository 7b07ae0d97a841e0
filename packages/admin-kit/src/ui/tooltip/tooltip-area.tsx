import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useEscape } from '../../accessibility/escape.ts';
import { AFTER_FOCUS_MS, CLOSE_DELAY_MS, OPEN_DELAY_MS, TooltipBubble } from './tooltip-bubble.tsx';

const CONTROL = '[data-tooltip]';

/**
 * One tooltip for all controls inside that have `data-tooltip`, for lists in which separate tooltips would
 * cost more than the rows. The control's name or description must contain the same text.
 */
export function TooltipArea({ children, ...props }: ComponentProps<'div'>) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState<string | null>(null);
  const isOpen = text !== null;

  const inMoments = (delayMs: number, then: () => void) => {
    clearTimeout(timer.current);
    if (delayMs === 0) then();
    else timer.current = setTimeout(then, delayMs);
  };
  const close = (delayMs = 0) => inMoments(delayMs, () => setText(null));
  const open = (control: HTMLElement, delayMs = 0) =>
    inMoments(delayMs, () => {
      anchor.current = control;
      setText(control.dataset.tooltip || null);
    });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(anchor, isOpen, () => {
    close();
    return true;
  });

  const onPointerOver = (event: PointerEvent<HTMLDivElement>) => {
    props.onPointerOver?.(event);
    const control = controlAt(event);
    // The pointer may move onto the bubble (WCAG 1.4.13).
    if (isOpen && (control === anchor.current || isInBubble(event))) clearTimeout(timer.current);
    else if (control === null) close(CLOSE_DELAY_MS);
    else if (event.pointerType !== 'touch') open(control, isOpen ? 0 : OPEN_DELAY_MS);
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    props.onFocus?.(event);
    const control = controlAt(event);
    if (control?.matches(':focus-visible')) open(control);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    props.onClick?.(event);
    // Without hover, a press on a disabled control shows its reason.
    const control = controlAt(event);
    if (control?.ariaDisabled === 'true') open(control);
  };

  const onPointerLeave = (event: PointerEvent<HTMLDivElement>) => {
    props.onPointerLeave?.(event);
    close(CLOSE_DELAY_MS);
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    props.onBlur?.(event);
    close(AFTER_FOCUS_MS);
  };

  return (
    <div {...props} {...{ onPointerOver, onPointerLeave, onFocus, onBlur, onClick }}>
      {children}
      {isOpen && (
        <TooltipBubble key={text} anchor={anchor} id={id} isOpen>
          {text}
        </TooltipBubble>
      )}
    </div>
  );
}

function controlAt({ target }: { target: EventTarget }): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(CONTROL);
}

function isInBubble({ target }: { target: EventTarget }): boolean {
  return (target as Element).closest('.ak-tooltip-bubble') !== null;
}
