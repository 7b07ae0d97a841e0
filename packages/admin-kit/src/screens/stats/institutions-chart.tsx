import type { LtiInstitutionStats } from '@timemap/admin-api';
import { useId, useMemo, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import BarChart, { type Bar } from './bar-chart.tsx';
import { statsMessages } from './messages.ts';
import { usePercent } from './use-percent.ts';

const FIRST_SHOWN = 10;

const measures = {
  users: { all: 'userCount', withNodes: 'userCountWithNodes' },
  projects: { all: 'projectCount', withNodes: 'projectCountWithNodes' },
} as const;
type Measure = keyof typeof measures;
const orders = ['bySize', 'byShare', 'byName'] as const;
type Order = (typeof orders)[number];

interface Measured {
  readonly id: number;
  readonly label: string;
  readonly all: number;
  readonly withNodes: number | null;
  readonly share: number | null;
}

export function measured(
  rows: readonly LtiInstitutionStats[],
  { measure, order, locale }: { measure: Measure; order: Order; locale: string },
): Measured[] {
  const names = new Map<string, number>();
  for (const { institutionName } of rows) {
    names.set(institutionName, (names.get(institutionName) ?? 0) + 1);
  }
  const collator = new Intl.Collator(locale, { numeric: true });
  return rows
    .flatMap((row): Measured[] => {
      const [all, withNodes] = [row[measures[measure].all], row[measures[measure].withNodes]];
      if (all === null || all < 0) return [];
      const isUnique = names.get(row.institutionName) === 1;
      return [
        {
          id: row.institutionId,
          label: isUnique ? row.institutionName : `${row.institutionName} (${row.organizationName})`,
          all,
          withNodes,
          share: withNodes === null || all === 0 ? null : withNodes / all,
        },
      ];
    })
    .sort((a, b) => {
      const byShare = order === 'byShare' ? (b.share ?? -1) - (a.share ?? -1) : 0;
      const bySize = order === 'byName' ? 0 : b.all - a.all;
      return byShare || bySize || collator.compare(a.label, b.label);
    });
}

export function InstitutionsChart({ rows }: { rows: readonly LtiInstitutionStats[] }) {
  const words = useMessages(statsMessages);
  const { showAll, showLess } = useMessages(displayMessages);
  const { appearance } = useAdminKit();
  const format = useNumberFormat();
  const [measure, setMeasure] = useState<Measure>('users');
  const [order, setOrder] = useState<Order>('bySize');
  const [isWhole, setIsWhole] = useState(false);
  const rowsId = useId();
  const sorted = useMemo(
    () => measured(rows, { measure, order, locale: appearance.locale }),
    [rows, measure, order, appearance.locale],
  );
  const largest = sorted.reduce((most, { all }) => Math.max(most, all), 1);
  const percent = usePercent();
  const { all, withNodes } = measures[measure];

  return (
    <>
      <BarChart
        title={words.chartOfInstitutions}
        rowsId={rowsId}
        actions={
          <>
            <Select
              size="small"
              className="ak-stats-cards-choice"
              aria-label={words.compare}
              value={measure}
              options={(['users', 'projects'] as const).map((value) => ({
                value,
                label: words[measures[value].all],
              }))}
              onValueChange={(value) => setMeasure(value as Measure)}
            />
            <Select
              size="small"
              className="ak-stats-cards-choice"
              aria-label={words.order}
              value={order}
              options={orders.map((value) => ({ value, label: words[value] }))}
              onValueChange={(value) => setOrder(value as Order)}
            />
          </>
        }
        legend={
          <p className="ak-stats-cards-chart-legend">
            <span aria-hidden="true" className="ak-stats-cards-chart-key" /> {words[withNodes]}
            <span aria-hidden="true" data-tone="whole" className="ak-stats-cards-chart-key" /> {words[all]}
          </p>
        }
        bars={(isWhole ? sorted : sorted.slice(0, FIRST_SHOWN)).map(
          (row): Bar => ({
            id: row.id,
            label: row.label,
            length: row.all / largest,
            part: (row.withNodes ?? 0) / largest,
            text: format(row.all),
            ...(row.share !== null && {
              detail: words.shareWithNodes({ share: percent(row.share) }),
            }),
          }),
        )}
      />
      {sorted.length > FIRST_SHOWN && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={rowsId}
          className="ak-stats-cards-chart-more"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? showLess : `${showAll} (${format(sorted.length)})`}
        </Button>
      )}
    </>
  );
}
