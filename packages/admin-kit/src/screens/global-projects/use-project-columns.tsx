import type { GlobalProject } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { globalProjectsMessages } from './messages.ts';
import { nameOfProject } from './rules.ts';

/** Keep `setOverride` stable: a new function renders every row again. @spec B §2 */
export function useProjectColumns(
  setOverride: (project: GlobalProject, isOn: boolean) => void,
): readonly DataTableColumn<GlobalProject>[] {
  const words = useMessages(globalProjectsMessages);
  return useMemo(
    () => [
      { id: 'id', header: words.id, kind: 'id', value: ({ id }) => id, priority: 3 },
      {
        id: 'name',
        header: words.name,
        value: ({ name }) => name,
        cell: (project) => <UserText text={nameOfProject(project, words)} />,
        isRowHeader: true,
      },
      {
        id: 'description',
        header: words.description,
        value: ({ description }) => description,
        priority: 4,
        share: 2,
      },
      { id: 'created', header: words.created, kind: 'time', value: ({ createdAt }) => createdAt },
      {
        id: 'upgradedOverride',
        header: words.upgradedOverride,
        kind: 'other',
        share: 0,
        minWidthPx: 136,
        priority: 1,
        exportValue: ({ hasUpgradedOverride }) => hasUpgradedOverride,
        cell: (project) => (
          <CellCheckbox
            label={words.upgradedOverrideOf({ project: visibleText(nameOfProject(project, words)) })}
            isChecked={project.hasUpgradedOverride}
            savesAtOnce
            onCheckedChange={(isOn) => setOverride(project, isOn)}
          />
        ),
      },
    ],
    [words, setOverride],
  );
}
