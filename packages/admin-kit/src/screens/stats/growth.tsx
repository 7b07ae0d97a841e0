import { use, useMemo, useState } from 'react';
import { useSaidRefresh } from '../../accessibility/use-said-refresh.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf, errorOf, isLoading, type QueryState, reload } from '../../data/use-read.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { Select } from '../../ui/field/select.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TimeZoneContext } from '../../ui/time/format-time.ts';
import {
  accumulated,
  countBefore,
  countIn,
  daysOf,
  growthRanges,
  growthSteps,
  namePeriods,
  type Periods,
  periodsOf,
  readRange,
  readStep,
  writeRange,
} from './growth-periods.ts';
import { statsMessages } from './messages.ts';
import { type GrowthOfList, type GrowthPartId, useGrowth } from './use-growth.ts';
import { usePercent } from './use-percent.ts';

/** The state of the growth charts, as in an address. null: the default. */
export interface GrowthView {
  /** '30d', '90d', '12m', 'all', or days such as '2026-01-05..2026-02-08'. @default '12m' */
  readonly range: string | null;
  /** 'day', 'week' or 'month'. @default the one that suits the range */
  readonly step: string | null;
  /** 'new' or 'total'. @default 'new' */
  readonly show: string | null;
}

export interface GrowthProps {
  view: GrowthView;
  onViewChange: (view: GrowthView) => void;
}

const lists = ['users', 'projects', 'tickets', 'deals'] as const;
const titles = {
  users: 'userCount',
  projects: 'projectCount',
  tickets: 'growthTickets',
  deals: 'growthDeals',
} as const;
const failures = {
  users: 'usersFailed',
  projects: 'projectsFailed',
  tickets: 'ticketsFailed',
  deals: 'dealsFailed',
} as const;
const rangeWords = { '30d': 'range30d', '90d': 'range90d', '12m': 'range12m', all: 'rangeAll' } as const;
const stepWords = { day: 'stepDay', week: 'stepWeek', month: 'stepMonth' } as const;

export default function Growth({ view, onViewChange }: GrowthProps) {
  const words = useMessages(statsMessages);
  const { appearance } = useAdminKit();
  const timeZone = use(TimeZoneContext);
  const growth = useGrowth();
  const loaded = lists.map((list) => dataOf(growth[list]));
  const [{ now, shown }, setShown] = useState(() => ({ now: Date.now(), shown: loaded }));
  if (loaded.some((data, index) => data !== shown[index])) setShown({ now: Date.now(), shown: loaded });
  const range = readRange(view.range);
  const step = readStep(view.step, range);
  const show = view.show === 'total' ? 'total' : 'new';
  const known = loaded.flatMap((data) => data?.earliest ?? []);
  const earliest = known.length === 0 ? null : Math.min(...known);
  const periods = useMemo(
    () => periodsOf({ range, step, now, earliest, timeZone }),
    [range, step, now, earliest, timeZone],
  );
  const days = daysOf(range);
  const dates = new Intl.DateTimeFormat(appearance.locale, { timeZone: 'UTC', dateStyle: 'medium' });
  const rangeOptions = [
    ...growthRanges.map((value) => ({ value, label: words[rangeWords[value]] })),
    ...(days === null
      ? []
      : [{ value: range, label: dates.formatRange(days.first * 86_400_000, days.last * 86_400_000) }]),
  ];

  const isBusy = lists.some((list) => isLoading(growth[list]));
  const said = useSaidRefresh(
    isBusy,
    lists.some((list) => errorOf(growth[list]) !== null),
  );

  return (
    <Section
      title={words.growth}
      className="ak-stats-cards-growth"
      actions={
        <>
          <Select
            size="small"
            className="ak-stats-cards-choice"
            aria-label={words.show}
            value={show}
            options={[
              { value: 'new', label: words.showNew },
              { value: 'total', label: words.showTotal },
            ]}
            onValueChange={(next) => onViewChange({ ...view, show: next })}
          />
          <Select
            size="small"
            className="ak-stats-cards-choice"
            aria-label={words.range}
            value={range}
            options={rangeOptions}
            onValueChange={(next) => onViewChange({ ...view, range: next, step: null })}
          />
          <Select
            size="small"
            className="ak-stats-cards-choice"
            aria-label={words.step}
            value={step}
            options={growthSteps.map((value) => ({ value, label: words[stepWords[value]] }))}
            onValueChange={(next) => onViewChange({ ...view, step: next })}
          />
          <Button
            size="small"
            icon={<RefreshIcon />}
            isBusy={isBusy}
            aria-label={words.refreshCard({ card: words.growth })}
            onClick={said(() => {
              for (const list of lists) reload(growth[list]);
            })}
          >
            {words.refresh}
          </Button>
        </>
      }
    >
      {periods.step !== step && (
        <p className="ak-stats-cards-note">
          {periods.step === 'week' ? words.longerWeek : words.longerMonth}
        </p>
      )}
      <div className="ak-stats-cards-growth-charts">
        {lists.map((list) => (
          // A failed refresh stands above the chart, not in a column of its own.
          <div key={list} className="ak-stats-cards-growth-chart">
            <GrowthChart
              list={list}
              read={growth[list]}
              {...{ periods, now, show }}
              onSelect={({ first, last }) =>
                onViewChange({
                  ...view,
                  range: writeRange(periods.days[first] as number, (periods.days[last + 1] as number) - 1),
                  step: zoomedStep(periods, last - first + 1),
                })
              }
            />
          </div>
        ))}
      </div>
      <p className="ak-stats-cards-note">{words.growthNote}</p>
    </Section>
  );
}

function zoomedStep({ step }: Periods, count: number) {
  if (step === 'month' && count > 3) return 'month';
  return (step === 'month' && count > 1) || (step === 'week' && count > 8) ? 'week' : 'day';
}

interface GrowthChartProps {
  list: (typeof lists)[number];
  read: QueryState<GrowthOfList>;
  periods: Periods;
  now: number;
  show: 'new' | 'total';
  onSelect: (selected: { first: number; last: number }) => void;
}

function GrowthChart({ list, read, periods, now, show, onSelect }: GrowthChartProps) {
  const words = useMessages(statsMessages);
  const { appearance } = useAdminKit();
  const countOf = useCount();
  const percent = usePercent();
  const title = words[titles[list]];
  const labelOf = (id: GrowthPartId) =>
    id === 'all' ? title : id === 'other' ? words.otherStatus : words[id];
  const named = useMemo(
    () => namePeriods(periods, { locale: appearance.locale, now }),
    [periods, appearance.locale, now],
  );
  return (
    <ReadView
      read={read}
      failedTitle={words[failures[list]]}
      loading={
        <LoadingState label={title}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height="220px" />
        </LoadingState>
      }
    >
      {(data) => {
        const all = data.parts.flatMap(({ instants }) => instants);
        const before = countBefore(all, periods, { now, earliest: data.earliest });
        const inRange = countIn(all, periods.beginnings).values.reduce((sum, value) => sum + value, 0);
        const missing =
          data.withoutDate + ((read.status === 'ready' ? read.unreadableCount : undefined) ?? 0);
        return (
          <Chart
            title={title}
            fileName={`growth-${list}`}
            periodLabel={words[periods.step]}
            periods={named}
            shape={show === 'total' ? 'area' : 'columns'}
            series={data.parts.map(({ id, tone, instants }) => {
              const counted = countIn(instants, periods.beginnings);
              return {
                id,
                tone,
                label: labelOf(id),
                values: show === 'total' ? accumulated(counted) : counted.values,
              };
            })}
            comparison={
              show === 'new' && before !== null && before > 0
                ? comparisonText(words, inRange / before - 1, percent)
                : undefined
            }
            note={missing > 0 ? words.withoutDate(countOf(missing)) : undefined}
            onSelect={onSelect}
          />
        );
      }}
    </ReadView>
  );
}

function comparisonText(
  words: {
    more: (facts: { share: string }) => string;
    less: (facts: { share: string }) => string;
    same: string;
  },
  change: number,
  percent: (share: number) => string,
): string {
  if (change === 0) return words.same;
  const share = percent(Math.abs(change));
  return change > 0 ? words.more({ share }) : words.less({ share });
}
