import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { chartMessages } from './chart-messages.ts';
import type { ChartPeriod, ChartSeries } from './plot-layout.ts';

interface ChartTableProps {
  title: string;
  periodLabel: string;
  periods: readonly ChartPeriod[];
  series: readonly ChartSeries[];
  totals: readonly number[];
}

export function ChartTable({ title, periodLabel, periods, series, totals }: ChartTableProps) {
  const words = useMessages(chartMessages);
  const format = useNumberFormat();
  const columns = [
    ...series.map(({ id, label, values }) => ({ id, label, values })),
    ...(series.length > 1 ? [{ id: 'total', label: words.total, values: totals }] : []),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section aria-label={title} tabIndex={0} className="ak-chart-table-frame">
      <table className="ak-chart-table">
        <thead>
          <tr>
            <th scope="col" className="ak-chart-cell">
              {periodLabel}
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" className="ak-chart-cell ak-chart-cell--number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods
            .map((period, index) => (
              <tr key={period.key}>
                <th scope="row" className="ak-chart-cell">
                  {period.name}
                </th>
                {columns.map(({ id, values }) => (
                  <td key={id} className="ak-chart-cell ak-chart-cell--number">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}
