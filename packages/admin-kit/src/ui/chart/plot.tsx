import { type RefObject, useLayoutEffect, useState } from 'react';
import { useNumberFormat } from '../../messages/messages.ts';
import {
  type ChartPeriod,
  type ChartSeries,
  labeledPeriods,
  type PeriodSpan,
  stacked,
} from './plot-layout.ts';
import { type Bands, bandsIn, wholeTicks } from './scales.ts';

export interface PlotProps {
  ref: RefObject<SVGSVGElement | null>;
  periods: readonly ChartPeriod[];
  series: readonly ChartSeries[];
  shape: 'columns' | 'area';
  mark: PeriodSpan | null;
}

const HEIGHT = 176;
const FIRST_WIDTH = 560;
const TOP = 8;
const BOTTOM = 24;
const END = 8;
const CHARACTER = 7;
const WIDEST_COLUMN = 40;

function useMeasured(ref: RefObject<SVGSVGElement | null>) {
  const [measured, setMeasured] = useState({ width: FIRST_WIDTH, isRightToLeft: false });
  useLayoutEffect(() => {
    const frame = ref.current?.parentElement;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const width = frame.clientWidth || FIRST_WIDTH;
      const isRightToLeft = getComputedStyle(frame).direction === 'rtl';
      setMeasured((old) =>
        old.width === width && old.isRightToLeft === isRightToLeft ? old : { width, isRightToLeft },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [ref]);
  return measured;
}

export function Plot({ ref, periods, series, shape, mark }: PlotProps) {
  const format = useNumberFormat();
  const { width, isRightToLeft } = useMeasured(ref);
  const stacks = stacked(series);
  const largest = Math.max(1, ...(stacks.at(-1) ?? []).map(({ to }) => to));
  const bottom = HEIGHT - BOTTOM;
  const ticks = wholeTicks(largest, 3);
  const y = (value: number) => bottom - ((bottom - TOP) * value) / (ticks.at(-1) ?? 1);
  const start = 10 + CHARACTER * Math.max(...ticks.map((tick) => format(tick).length));
  const inner = [start, width - END] as const;
  const [plotStart, plotEnd] = isRightToLeft ? [width - inner[1], width - inner[0]] : inner;
  const bands = bandsIn([plotStart, plotEnd], periods.length, {
    isReversed: isRightToLeft,
    inner: (inner[1] - inner[0]) / periods.length > 6 ? 0.25 : 0,
    outer: 0.1,
  });
  const middleOf = (index: number) => bands.startOf(index) + bands.bandwidth / 2;
  const columnWidth = Math.min(bands.bandwidth, WIDEST_COLUMN);
  const labels = labeledPeriods(periods, {
    width: inner[1] - inner[0],
    room: 20 + CHARACTER * Math.max(0, ...periods.map(({ tick }) => tick.length)),
  });
  const isArea = shape === 'area' && periods.length > 1;
  // An area without height would hide the line of the lowest one, so the lowest is drawn last.
  const drawn = series.map(({ id, tone }, position) => ({ id, tone, position })).reverse();
  const points = (position: number, side: 'from' | 'to') =>
    (stacks[position] ?? []).map((span, index) => `${middleOf(index)},${y(span[side])}`);

  return (
    <svg
      ref={ref}
      aria-hidden="true"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="ak-chart-svg"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={plotStart}
          x2={plotEnd}
          y1={Math.round(y(tick)) + 0.5}
          y2={Math.round(y(tick)) + 0.5}
          className={tick === 0 ? 'ak-chart-base' : 'ak-chart-grid'}
        />
      ))}
      {ticks.map((tick) => (
        <text
          key={tick}
          x={isRightToLeft ? plotEnd + 8 : plotStart - 8}
          y={y(tick) + 4}
          textAnchor={isRightToLeft ? 'start' : 'end'}
          className="ak-chart-label"
        >
          {format(tick)}
        </text>
      ))}
      <rect
        data-plot=""
        x={plotStart}
        y={TOP}
        width={plotEnd - plotStart}
        height={bottom - TOP}
        className="ak-chart-back"
      />
      {mark !== null && <Band bands={bands} mark={mark} top={TOP} height={bottom - TOP} />}
      {drawn.map(({ id, tone, position }) =>
        isArea ? (
          <g key={id} data-tone={tone} className="ak-chart-tone">
            <path
              d={`M${[...points(position, 'to'), ...points(position, 'from').reverse()].join('L')}Z`}
              className="ak-chart-area"
            />
            <path d={`M${points(position, 'to').join('L')}`} className="ak-chart-line" />
          </g>
        ) : (
          <g key={id} data-tone={tone} className="ak-chart-tone">
            {stacks[position]?.map(({ from, to }, index) =>
              to > from ? (
                <rect
                  key={periods[index]?.key}
                  x={middleOf(index) - columnWidth / 2}
                  y={y(to)}
                  width={columnWidth}
                  height={Math.max(1, y(from) - y(to) - (from > 0 ? 1 : 0))}
                  rx={columnWidth > 6 && series.length === 1 ? 2 : 0}
                  data-state={periods[index]?.isOngoing ? 'ongoing' : undefined}
                  className="ak-chart-column"
                />
              ) : null,
            )}
          </g>
        ),
      )}
      {periods.map(({ key, tick }, index) =>
        labels.has(index) ? (
          <text
            key={key}
            x={clamp(middleOf(index), tick.length * 3.5, width - tick.length * 3.5)}
            y={HEIGHT - 6}
            textAnchor="middle"
            className="ak-chart-label"
          >
            {tick}
          </text>
        ) : null,
      )}
    </svg>
  );
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

interface BandProps {
  bands: Bands;
  mark: PeriodSpan;
  top: number;
  height: number;
}

function Band({ bands: { startOf, step }, mark, top, height }: BandProps) {
  const ends = [startOf(mark.first), startOf(mark.last)];
  const least = Math.min(...ends);
  return (
    <rect
      x={least - step * 0.1}
      y={top}
      width={Math.max(2, Math.max(...ends) - least + step)}
      height={height}
      className="ak-chart-band"
    />
  );
}
