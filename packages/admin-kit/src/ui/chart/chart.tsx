import { type ReactNode, useId, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { ChartIcon, DownloadIcon, PictureIcon, TableIcon } from '../icon/icons.tsx';
import { CsvSeparatorMenu, useCsvSeparator } from '../menu/separator-menu.tsx';
import { chartMessages } from './chart-messages.ts';
import { Plot } from './plot.tsx';
import { PlotControl } from './plot-control.tsx';
import { type ChartPeriod, type ChartSeries, type PeriodSpan, totalsOf, valueIn } from './plot-layout.ts';
import './chart.css';

export interface ChartProps {
  /** What is counted: 'Users'. Shown as a heading of level 3. */
  title: string;
  /** The name of saved files, without extension. */
  fileName: string;
  /** Names a period: 'Day'. Heads the column of periods. */
  periodLabel: string;
  /** The periods along the axis, oldest first. */
  periods: readonly ChartPeriod[];
  /** Stacked, the first at the bottom. */
  series: readonly ChartSeries[];
  /** Columns for what happened in a period, an area for the total at its end. @default 'columns' */
  shape?: 'columns' | 'area';
  /** Next to the number of the whole range. @default nothing */
  comparison?: ReactNode;
  /** Below the chart. @default nothing */
  note?: ReactNode;
  /** Fires when a person selects periods by dragging, or with Shift and arrow keys and Enter. @default nothing can be selected */
  onSelect?: ((selected: PeriodSpan) => void) | undefined;
}

/** A chart over time, with its numbers as text, as a table and as files. Arrow keys move through its values. */
export function Chart(props: ChartProps) {
  const {
    title,
    fileName,
    periodLabel,
    periods,
    series,
    shape = 'columns',
    comparison,
    note,
    onSelect,
  } = props;
  const words = useMessages(chartMessages);
  const format = useNumberFormat();
  const titleId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [mark, setMark] = useState<PeriodSpan | null>(null);
  const [isTable, setIsTable] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [separator] = useCsvSeparator();
  const end = periods.length - 1;
  const shown = mark !== null && mark.last <= end ? mark : null;
  const totals = totalsOf(series, periods.length);
  const span = shown ?? { first: 0, last: end };
  const numberOf = (values: readonly number[], at: PeriodSpan) => format(valueIn(values, at, shape));
  const nameOf = ({ first, last }: PeriodSpan) => {
    const [from, to] = [periods[first]?.name ?? '', periods[last]?.name ?? ''];
    if (first !== last && shape === 'columns') return words.span({ first: from, last: to });
    return shape === 'columns' && periods[last]?.isOngoing ? words.soFar({ name: to }) : to;
  };
  const textOf = (at: PeriodSpan) =>
    [
      words.valueOf({ name: nameOf(at), value: numberOf(totals, at) }),
      ...(series.length > 1
        ? series.map(({ label, values }) => words.valueOf({ name: label, value: numberOf(values, at) }))
        : []),
    ].join(' · ');

  const save = (file: Promise<boolean>) => {
    setHasFailed(false);
    void file.then(
      (isSaved) => {
        setHasFailed(!isSaved);
        if (isSaved) announce(words.saved({ title }), { within: svg.current });
      },
      () => setHasFailed(true),
    );
  };
  const saveCsv = async () => {
    const [{ writeCsv }, { downloadFile }] = await Promise.all([
      import('../../text/csv.ts'),
      import('../../browser/download-file.ts'),
    ]);
    const lines = [
      [periodLabel, ...series.map(({ label }) => label)],
      ...periods.map(({ key }, index) => [key, ...series.map(({ values }) => values[index] ?? 0)]),
    ];
    return downloadFile({
      name: `${fileName}.csv`,
      text: writeCsv(lines, { separator, hasByteOrderMark: true }),
    });
  };
  const savePng = async () => {
    const { savePicture } = await import('./save-picture.ts');
    if (svg.current === null) return false;
    return savePicture({ svg: svg.current, title, text: textOf(span), name: fileName });
  };

  return (
    <figure aria-labelledby={titleId} className="ak-chart">
      <div className="ak-chart-head">
        <h3 id={titleId} className="ak-chart-title">
          {title}
        </h3>
        {hasFailed && (
          <span role="alert" className="ak-chart-failure">
            {words.notSaved}
          </span>
        )}
        <span className="ak-chart-tools">
          <IconButton
            size="small"
            label={isTable ? words.showChart({ title }) : words.showTable({ title })}
            icon={isTable ? <ChartIcon /> : <TableIcon />}
            onClick={() => setIsTable(!isTable)}
          />
          {!isTable && (
            <IconButton
              size="small"
              label={words.savePng({ title })}
              icon={<PictureIcon />}
              onClick={() => save(savePng())}
            />
          )}
          <IconButton
            size="small"
            label={words.saveCsv({ title })}
            icon={<DownloadIcon />}
            onClick={() => save(saveCsv())}
          />
          <CsvSeparatorMenu size="small" />
        </span>
      </div>
      <div className="ak-chart-readout">
        <p className="ak-chart-sum">
          <span className="ak-chart-value">{numberOf(totals, span)}</span> <bdi>{nameOf(span)}</bdi>
        </p>
        {shown === null && comparison !== undefined && (
          <p className="ak-chart-comparison">
            {/* Right-to-left pages would reorder a text that begins with a number. */}
            <bdi>{comparison}</bdi>
          </p>
        )}
        {series.length > 1 && (
          <ul className="ak-chart-legend">
            {series.map(({ id, label, tone, values }) => (
              <li key={id} className="ak-chart-legend-item">
                <span aria-hidden="true" data-tone={tone} className="ak-chart-tone ak-chart-dot" />
                {label} <span className="ak-chart-legend-value">{numberOf(values, span)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isTable ? (
        <ChartTable {...{ title, periodLabel, periods, series, totals }} />
      ) : (
        <PlotControl
          label={words.values({ title })}
          count={periods.length}
          textOf={textOf}
          mark={shown}
          onMark={setMark}
          onSelect={onSelect}
        >
          <Plot ref={svg} {...{ periods, series, shape }} mark={shown} />
          {totals.every((total) => total === 0) && <p className="ak-chart-nothing">{words.nothing}</p>}
        </PlotControl>
      )}
      {note !== undefined && <p className="ak-chart-note">{note}</p>}
    </figure>
  );
}

interface ChartTableProps {
  title: string;
  periodLabel: string;
  periods: readonly ChartPeriod[];
  series: readonly ChartSeries[];
  totals: readonly number[];
}

function ChartTable({ title, periodLabel, periods, series, totals }: ChartTableProps) {
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
                  {period.isOngoing ? words.soFar(period) : period.name}
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
