import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import { type DealWithUse, dealConditions, endOfDeal, limitStateOf } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleName } from '../../text/visible-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { TableFacet } from '../../ui/data-table/data-table-state.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { Time } from '../../ui/time/time.tsx';
import { enterpriseDealsMessages } from './messages.ts';

export function useDealColumns(): readonly DataTableColumn<DealWithUse>[] {
  const words = useMessages(enterpriseDealsMessages);
  return useMemo<readonly DataTableColumn<DealWithUse>[]>(
    () => [
      {
        id: 'name',
        header: words.name,
        value: ({ name }) => (name.trim() === '' ? words.unnamed : name),
        exportValue: ({ name }) => name,
        isRowHeader: true,
        share: 2,
      },
      {
        id: 'created',
        header: words.created,
        kind: 'time',
        value: ({ createdAt }) => createdAt,
        priority: 3,
      },
      {
        id: 'period',
        header: words.period,
        kind: 'number',
        value: ({ periodDays }) => periodDays,
        minWidthPx: 112,
      },
      {
        id: 'softLimit',
        header: words.softLimit,
        kind: 'number',
        value: ({ softLimit }) => softLimit,
        isFact: true,
        minWidthPx: 96,
      },
      {
        id: 'hardLimit',
        header: words.hardLimit,
        kind: 'number',
        value: ({ hardLimit }) => hardLimit,
        isFact: true,
        minWidthPx: 96,
      },
      {
        id: 'institutionId',
        header: words.institutionId,
        kind: 'id',
        value: ({ institutionId }) => institutionId,
        minWidthPx: 112,
        priority: 3,
      },
      {
        id: 'activeUsers',
        header: words.activeUsers,
        kind: 'number',
        value: ({ activeUserCount }) => activeUserCount,
        cell: (deal) => <Use deal={deal} />,
        firstDirection: 'descending',
        isFact: true,
        minWidthPx: 144,
      },
      {
        id: 'ends',
        header: words.ends,
        kind: 'time',
        value: endOfDeal,
        cell: (deal) => <Time value={endOfDeal(deal)} precision="date" />,
        minWidthPx: 120,
        priority: 3,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        minWidthPx: 96,
        priority: 1,
        cell: (deal) => <ManageButton deal={deal} />,
      },
    ],
    [words],
  );
}

function ManageButton({ deal: { id, name } }: { deal: EnterpriseDeal }) {
  const words = useMessages(enterpriseDealsMessages);
  const { links, linkComponent } = useAdminKit();
  return (
    <Replaceable name="manageDeal">
      <ButtonLink
        size="small"
        href={links.enterpriseDeal(id)}
        component={linkComponent}
        aria-label={words.manageDeal({ deal: visibleName(name, words.unnamed) })}
      >
        {words.manage}
      </ButtonLink>
    </Replaceable>
  );
}

const tones = { aboveSoftLimit: 'warning', aboveHardLimit: 'danger' } as const;

function Use({ deal }: { deal: DealWithUse }) {
  const words = useMessages(enterpriseDealsMessages);
  const { meter } = useMessages(displayMessages);
  const number = useNumberFormat();
  const { activeUserCount: count, softLimit, hardLimit } = deal;
  if (count === undefined) return null;
  if (count === null) return words.usersUnknown;
  const limit = softLimit ?? hardLimit;
  const text = limit === null ? number(count) : meter({ value: number(count), max: number(limit) });
  const limitState = limitStateOf(count, deal);
  return limitState === 'withinLimits' ? text : <Status tone={tones[limitState]}>{text}</Status>;
}

/** @param isUseKnown whether the active users of all deals are known */
export function useDealFacets(isUseKnown: boolean): readonly TableFacet<DealWithUse>[] {
  const words = useMessages(enterpriseDealsMessages);
  return useMemo(
    () => [
      { value: 'ending', label: words.ending, where: dealConditions.ending },
      {
        value: 'aboveSoftLimit',
        label: words.aboveSoftLimit,
        tone: tones.aboveSoftLimit,
        where: dealConditions.aboveSoftLimit,
        isWhole: isUseKnown,
      },
      {
        value: 'aboveHardLimit',
        label: words.aboveHardLimit,
        tone: tones.aboveHardLimit,
        where: dealConditions.aboveHardLimit,
        isWhole: isUseKnown,
      },
    ],
    [words, isUseKnown],
  );
}
