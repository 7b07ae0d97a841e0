import type { LtiInstitutionStats, ProjectStats } from '@timemap/admin-api';
import type { MessageCatalogue } from '../../messages/define-messages.ts';
import type { DataTableColumn } from '../../ui/data-table/data-table.tsx';
import type { statsMessages } from './messages.ts';

type Words = typeof statsMessages extends MessageCatalogue<infer M> ? M : never;

export const projectCounts = [
  'folderCount',
  'timelineCount',
  'timelinesInFolders',
  'nodeCount',
  'nodeWordCountApprox',
  'eventCount',
  'eraCount',
  'tagCount',
  'connectionCount',
  'connectionWordCountApprox',
] as const satisfies readonly (keyof ProjectStats)[];

const ownCounts = ['projectCount', 'projectCountWithNodes', 'userCount', 'userCountWithNodes'] as const;

/** Every field of a row as a column, all of them sortable; what projects contain is there to be chosen. */
export function institutionColumns(words: Words): DataTableColumn<LtiInstitutionStats>[] {
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
