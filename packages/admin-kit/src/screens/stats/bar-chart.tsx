import { type ReactNode, useId } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { Link } from '../../ui/link/link.tsx';
import { EmptyValue } from '../../ui/text/empty-value.tsx';
import { TruncatedText } from '../../ui/text/truncated-text.tsx';

export interface Bar {
  readonly id?: number;
  readonly label: string;
  readonly length: number;
  readonly part?: number;
  readonly text: string;
  readonly detail?: string;
  readonly tone?: 'danger' | 'muted' | undefined;
  readonly href?: string;
}

interface BarChartProps {
  title: string;
  rowsId?: string;
  bars: readonly Bar[];
  actions?: ReactNode;
  legend?: ReactNode;
}

export default function BarChart({ title, rowsId, bars, actions, legend }: BarChartProps) {
  const titleId = useId();
  const { linkComponent } = useAdminKit();
  if (bars.length === 0 && actions === undefined) return null;
  return (
    <figure className="ak-stats-cards-chart" aria-labelledby={titleId}>
      <div className="ak-stats-cards-chart-head">
        <figcaption id={titleId} className="ak-stats-cards-chart-title">
          {title}
        </figcaption>
        {actions}
      </div>
      {legend}
      {bars.length === 0 && <EmptyValue />}
      <ul id={rowsId} className="ak-stats-cards-chart-rows">
        {bars.map(({ id, label, length, part = length, text, detail, tone, href }) => (
          <li key={id ?? label} className="ak-stats-cards-chart-row" data-tone={tone}>
            {href === undefined ? (
              <TruncatedText text={label} className="ak-stats-cards-chart-label" />
            ) : (
              <Link href={href} component={linkComponent} isQuiet className="ak-stats-cards-chart-label">
                <TruncatedText text={label} />
              </Link>
            )}
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
