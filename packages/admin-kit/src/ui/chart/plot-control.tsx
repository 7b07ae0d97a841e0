import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { chartMessages } from './chart-messages.ts';
import { ordered, type PeriodSpan } from './plot-layout.ts';

interface PlotControlProps {
  label: string;
  count: number;
  textOf: (span: PeriodSpan) => string;
  mark: PeriodSpan | null;
  onMark: (mark: PeriodSpan | null) => void;
  onSelect: ((selected: PeriodSpan) => void) | undefined;
  children: ReactNode;
}

export function PlotControl({ label, count, textOf, mark, onMark, onSelect, children }: PlotControlProps) {
  const words = useMessages(chartMessages);
  const countOf = useCount();
  const frame = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [at, setAt] = useState(count - 1);
  const current = Math.min(at, count - 1);

  const moveTo = (index: number, from: number | null) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setAt(next);
    setAnchor(from);
    onMark(ordered(from ?? next, next));
  };
  const clear = () => {
    setAnchor(null);
    onMark(null);
  };
  const select = (span: PeriodSpan) => {
    clear();
    onSelect?.(span);
  };

  const spoken = mark ?? { first: current, last: current };
  const selectedCount = spoken.last - spoken.first + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = frame.current !== null && getComputedStyle(frame.current).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const page = Math.max(2, Math.round(count / 10));
    const step = mark === null ? 0 : 1;
    const targets: Readonly<Record<string, number>> = {
      [forward]: current + step,
      [back]: current - step,
      ArrowUp: current + step,
      ArrowDown: current - step,
      PageDown: current - page,
      PageUp: current + page,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      moveTo(target, event.shiftKey && onSelect ? (anchor ?? current) : null);
    } else if (event.key === 'Enter' && mark !== null && onSelect) {
      event.preventDefault();
      select(mark);
    } else if (event.key === 'Escape' && mark !== null) {
      event.preventDefault();
      clear();
    }
  };

  const periodAt = ({ clientX }: PointerEvent): number => {
    const plot = frame.current?.querySelector('[data-plot]');
    if (!plot || frame.current === null) return 0;
    const { left, width } = plot.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    const isRightToLeft = getComputedStyle(frame.current).direction === 'rtl';
    return Math.min(Math.max(Math.floor((isRightToLeft ? 1 - share : share) * count), 0), count - 1);
  };

  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={current}
      aria-valuetext={
        selectedCount > 1 ? `${textOf(spoken)}. ${words.selected(countOf(selectedCount))}` : textOf(spoken)
      }
      className="ak-chart-plot"
      onKeyDown={onKeyDown}
      onBlur={clear}
      onPointerDown={(event) => {
        const canDrag = onSelect !== undefined && event.pointerType === 'mouse' && event.button === 0;
        moveTo(periodAt(event), null);
        if (!canDrag) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setAnchor(periodAt(event));
      }}
      onPointerMove={(event) => {
        const period = periodAt(event);
        setAt(period);
        onMark(ordered(event.buttons === 1 && anchor !== null ? anchor : period, period));
      }}
      onPointerUp={(event) => {
        const span = ordered(anchor ?? periodAt(event), periodAt(event));
        if (anchor !== null && span.first < span.last) select(span);
        else setAnchor(null);
      }}
      onPointerLeave={clear}
    >
      {children}
    </div>
  );
}
