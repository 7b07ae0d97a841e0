import { type ReactNode, useId } from 'react';
import { UserText } from '../../ui/text/user-text.tsx';

/** Lengths are shares of the longest possible bar, from 0 to 1. */
export interface Bar {
  /** Required if labels can repeat. @default the label */
  readonly id?: number;
  readonly label: string;
  readonly length: number;
  /** The darker beginning of the bar. @default all of it */
  readonly part?: number;
  readonly text: string;
  readonly detail?: string;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** At the end of the title's line. @default none */
  actions?: ReactNode;
  /** Below the title, for example an explanation of the two tones. @default none */
  legend?: ReactNode;
}

/** Numbers of one unit as bars, with labels and numbers as text. */
export default function BarChart({ title, bars, actions, legend }: BarChartProps) {
  const titleId = useId();
  if (bars.length === 0) return null;
  return (
    <figure className="ak-stats-cards-chart" aria-labelledby={titleId}>
      <div className="ak-stats-cards-chart-head">
        <figcaption id={titleId} className="ak-stats-cards-chart-title">
          {title}
        </figcaption>
        {actions}
      </div>
      {legend}
      <ul className="ak-stats-cards-chart-rows">
        {bars.map(({ id, label, length, part = length, text, detail }) => (
          <li key={id ?? label} className="ak-stats-cards-chart-row">
            <UserText text={label} className="ak-stats-cards-chart-label" />
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="ak-stats-cards-chart-picture"
            >
              <rect width={within(length) * 100} height="8" className="ak-stats-cards-chart-whole" />
              <rect width={within(part) * 100} height="8" className="ak-stats-cards-chart-bar" />
            </svg>
            <span className="ak-stats-cards-chart-value">{text}</span>
            <bdi className="ak-stats-cards-chart-detail">{detail}</bdi>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const within = (share: number) => Math.min(Math.max(share, 0), 1);
