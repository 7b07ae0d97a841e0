import type { LtiInstitutionStats } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { MessageCatalogue } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { InstitutionsChart } from './institutions-chart.tsx';
import { statsMessages } from './messages.ts';
import { projectCounts } from './use-stats.ts';

const getRowId = (row: LtiInstitutionStats) => String(row.institutionId);
const filterTexts = (row: LtiInstitutionStats) => [row.institutionName, row.organizationName];
const initialState: Partial<DataTableState> = { sort: { columnId: 'institution', direction: 'ascending' } };

const NARROW_PX = 56;

/** @spec A §2 */
export default function InstitutionsTable({ rows }: { rows: readonly LtiInstitutionStats[] }) {
  const words = useMessages(statsMessages);
  const { session } = useAdminKit();
  const columns = useMemo(() => institutionColumns(words), [words]);

  return (
    <>
      {rows.length > 1 && <InstitutionsChart rows={rows} />}
      <DataTable
        name="lti-institutions"
        label={words.byInstitution}
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        emptyText={words.noInstitutions}
        emptyHint={session.user.isAdmin ? words.noInstitutionsHint : undefined}
        filterLabel={words.filterInstitutions}
        filterTexts={filterTexts}
        initialState={initialState}
      />
    </>
  );
}

type Words = typeof statsMessages extends MessageCatalogue<infer M> ? M : never;

const ownCounts = ['projectCount', 'projectCountWithNodes', 'userCount', 'userCountWithNodes'] as const;

function institutionColumns(words: Words): DataTableColumn<LtiInstitutionStats>[] {
  return [
    {
      id: 'institution',
      header: words.institutionName,
      value: (row) => row.institutionName,
      wraps: true,
      isRowHeader: true,
    },
    {
      id: 'organization',
      header: words.organizationName,
      value: (row) => row.organizationName,
      wraps: true,
    },
    {
      id: 'id',
      header: words.institutionId,
      kind: 'id',
      value: (row) => row.institutionId,
      minWidthPx: 48,
      priority: 4,
    },
    ...ownCounts.map(
      (count): DataTableColumn<LtiInstitutionStats> => ({
        id: count,
        header: words[count],
        kind: 'number',
        value: (row) => row[count],
        firstDirection: 'descending',
        minWidthPx: NARROW_PX,
        priority: 3,
      }),
    ),
    ...projectCounts.map(
      (count): DataTableColumn<LtiInstitutionStats> => ({
        id: count,
        header: words[count],
        kind: 'number',
        value: (row) => row.projects[count],
        firstDirection: 'descending',
        minWidthPx: NARROW_PX,
        priority: 5,
      }),
    ),
  ];
}
