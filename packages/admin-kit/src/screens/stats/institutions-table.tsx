import type { LtiInstitutionStats } from '@timemap/admin-api';
import { Suspense, useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { DataTable, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { institutionColumns } from './institution-columns.ts';
import { statsMessages } from './messages.ts';

const BarChart = lazyPart('bar-chart', () => import('./bar-chart.tsx'), { optional: true });

const CHARTED = 10;
const getRowId = (row: LtiInstitutionStats) => String(row.institutionId);
const filterTexts = (row: LtiInstitutionStats) => [row.institutionName, row.organizationName];
const initialState: Partial<DataTableState> = { sort: { columnId: 'institution', direction: 'ascending' } };

/** Two of the same name are told apart by their organizations. */
function labelOf(
  { institutionName, organizationName }: LtiInstitutionStats,
  rows: readonly LtiInstitutionStats[],
) {
  const isAlone = rows.filter((row) => row.institutionName === institutionName).length === 1;
  return isAlone ? institutionName : `${institutionName} (${organizationName})`;
}

/** LTI institutions, sortable on all columns, by name at first. @spec A §2 */
export default function InstitutionsTable({ rows }: { rows: readonly LtiInstitutionStats[] }) {
  const words = useMessages(statsMessages);
  const columns = useMemo(() => institutionColumns(words), [words]);
  const largest = useMemo(
    () => rows.toSorted((a, b) => (b.userCount ?? 0) - (a.userCount ?? 0)).slice(0, CHARTED),
    [rows],
  );

  return (
    <>
      {rows.length > 1 && (
        <Suspense fallback={null}>
          <BarChart
            title={words.chartOfInstitutions}
            facts={largest.map((row) => ({
              id: row.institutionId,
              label: labelOf(row, rows),
              value: row.userCount,
            }))}
          />
        </Suspense>
      )}
      <DataTable
        name="lti-institutions"
        label={words.byInstitution}
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        emptyText={words.noInstitutions}
        filterLabel={words.filterInstitutions}
        filterTexts={filterTexts}
        initialState={initialState}
      />
    </>
  );
}
