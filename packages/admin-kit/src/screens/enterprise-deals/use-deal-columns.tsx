import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import { DealEnd } from '../../checks/deal-end.tsx';
import { type DealFacet, type DealWithUse, dealConditions, endOfDeal } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { SeenChecks } from '../../data/use-check-seen.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleName } from '../../text/visible-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { TableFacet } from '../../ui/data-table/data-table-state.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { DealInstitution, DealUse, limitTones } from './deal-cells.tsx';
import { enterpriseDealsMessages } from './messages.ts';

export function useDealColumns(see: SeenChecks<unknown>['see']): readonly DataTableColumn<DealWithUse>[] {
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
        cell: ({ institutionId }) => (institutionId !== null ? <DealInstitution id={institutionId} /> : null),
        minWidthPx: 136,
        priority: 3,
      },
      {
        id: 'activeUsers',
        header: words.activeUsers,
        kind: 'number',
        value: ({ activeUserCount }) => activeUserCount,
        cell: (deal) => <DealUse deal={deal} see={see} />,
        firstDirection: 'descending',
        isFact: true,
        minWidthPx: 112,
      },
      {
        id: 'ends',
        header: words.ends,
        kind: 'time',
        value: endOfDeal,
        cell: (deal) => <DealEnd deal={deal} />,
        isFact: true,
        minWidthPx: 112,
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
    [words, see],
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

interface DealTableFacet extends TableFacet<DealWithUse> {
  readonly value: DealFacet;
}

/** @param isUseKnown whether the active users of all deals are known */
export function useDealFacets(isUseKnown: boolean): readonly DealTableFacet[] {
  const words = useMessages(enterpriseDealsMessages);
  return useMemo<readonly DealTableFacet[]>(
    () => [
      {
        value: 'aboveHard',
        label: words.aboveHardLimit,
        tone: limitTones.aboveHardLimit,
        where: dealConditions.aboveHard,
        isWhole: isUseKnown,
      },
      {
        value: 'aboveSoft',
        label: words.aboveSoftLimit,
        tone: limitTones.aboveSoftLimit,
        where: dealConditions.aboveSoft,
        isWhole: isUseKnown,
      },
      { value: 'ending', label: words.ending, where: dealConditions.ending },
      { value: 'ended', label: words.ended, where: dealConditions.ended },
    ],
    [words, isUseKnown],
  );
}
