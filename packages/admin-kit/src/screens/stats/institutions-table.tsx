import type { LtiInstitutionStats } from '@timemap/admin-api';
import { Suspense, useMemo } from 'react';
import type { MessageCatalogue } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { DataTable, type DataTableColumn, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { projectCounts } from './api.ts';
import { statsMessages } from './messages.ts';

const BarChart = lazyPart('bar-chart', () => import('./bar-chart.tsx'), { optional: true });

/** How many institutions the chart shows. */
const CHARTED = 10;
const getRowId = (row: LtiInstitutionStats) => String(row.institutionId);
const filterTexts = (row: LtiInstitutionStats) => [row.institutionName, row.organizationName];
const initialState: Partial<DataTableState> = { sort: { columnId: 'institution', direction: 'ascending' } };

/** Adds the organization to a name that several institutions have. */
function labelOf(
  { institutionName, organizationName }: LtiInstitutionStats,
  rows: readonly LtiInstitutionStats[],
) {
  const isUnique = rows.filter((row) => row.institutionName === institutionName).length === 1;
  return isUnique ? institutionName : `${institutionName} (${organizationName})`;
}

/** LTI institutions, sortable on all columns, initially by name. @spec A §2 */
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

type Words = typeof statsMessages extends MessageCatalogue<infer M> ? M : never;

const ownCounts = ['projectCount', 'projectCountWithNodes', 'userCount', 'userCountWithNodes'] as const;

/** Every field of a row as a sortable column. The counts of project contents come last. */
function institutionColumns(words: Words): DataTableColumn<LtiInstitutionStats>[] {
  return [
    {
      id: 'institution',
      header: words.institutionName,
      value: (row) => row.institutionName,
      isRowHeader: true,
    },
    { id: 'organization', header: words.organizationName, value: (row) => row.organizationName },
    { id: 'id', header: words.institutionId, kind: 'id', value: (row) => row.institutionId, priority: 4 },
    ...ownCounts.map(
      (count): DataTableColumn<LtiInstitutionStats> => ({
        id: count,
        header: words[count],
        kind: 'number',
        value: (row) => row[count],
        firstDirection: 'descending',
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
        priority: 5,
      }),
    ),
  ];
}
