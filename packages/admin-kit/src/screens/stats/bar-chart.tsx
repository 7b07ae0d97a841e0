import { useId } from 'react';
import { useNumberFormat } from '../../messages/messages.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import type { Fact } from './stats-card.tsx';

interface Bar extends Fact {
  /** Required if labels can repeat. @default the label */
  readonly id?: number;
}

interface BarChartProps {
  title: string;
  facts: readonly Bar[];
}

/** Counts as bars relative to the largest. Labels and numbers are also text. */
export default function BarChart({ title, facts }: BarChartProps) {
  const titleId = useId();
  const format = useNumberFormat();
  const known = facts.filter(
    (fact): fact is Bar & { value: number } => fact.value !== null && fact.value >= 0,
  );
  if (known.length === 0) return null;
  const largest = Math.max(1, ...known.map(({ value }) => value));

  return (
    <figure className="ak-stats-cards-chart" aria-labelledby={titleId}>
      <figcaption id={titleId} className="ak-stats-cards-chart-title">
        {title}
      </figcaption>
      <ul className="ak-stats-cards-chart-rows">
        {known.map(({ id, label, value }) => (
          <li key={id ?? label} className="ak-stats-cards-chart-row">
            <UserText text={label} className="ak-stats-cards-chart-label" />
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="ak-stats-cards-chart-picture"
            >
              <rect width={(value / largest) * 100} height="8" className="ak-stats-cards-chart-bar" />
            </svg>
            <span className="ak-stats-cards-chart-value">{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
