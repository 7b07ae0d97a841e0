import { type ApiError, call, type GlobalProject } from '@timemap/admin-api';
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { SaveDefinition } from '../../data/save-definition.ts';
import { type FailedSave, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { globalProjectsQuery } from './api.ts';
import { globalProjectsMessages } from './messages.ts';
import { nameOfProject } from './rules.ts';

export interface OverrideFailure {
  readonly project: Pick<GlobalProject, 'id' | 'name'>;
  readonly error: ApiError;
}

export interface GlobalProjectsState {
  /** Projects with pending overrides. Nothing is requested unless the person is a global admin. */
  readonly read: QueryState<readonly GlobalProject[]>;
  /** The last failure, until it is dismissed or this project's override is pressed again. */
  readonly failure: OverrideFailure | null;
  dismissFailure(): void;
  /** The failed override of a project, until it is pressed again. Keeps its identity until one comes or goes. */
  failureOf(projectId: number): FailedSave<boolean> | null;
  /** Saves and shows the value immediately. Keeps its identity. @operation POST /global/projects/upgradedoverride @spec B §4 */
  setUpgradedOverride(project: GlobalProject, isOn: boolean): void;
}

/** All projects, without a view. @operation GET /global/projects @spec B §2 */
export function useGlobalProjects(): GlobalProjectsState {
  const { session } = useAdminKit();
  const loaded = useRead(session.user.isAdmin ? globalProjectsQuery : null);
  const [failure, setFailure] = useState<OverrideFailure | null>(null);
  const { failuresOf, set, read } = useUpgradedOverrides(loaded, setFailure);
  return {
    read,
    failure,
    dismissFailure: useCallback(() => setFailure(null), []),
    failureOf: useCallback((projectId) => failuresOf(projectId)[0] ?? null, [failuresOf]),
    setUpgradedOverride: set,
  };
}

const applyOverride = (project: GlobalProject, isOn: boolean): GlobalProject => ({
  ...project,
  hasUpgradedOverride: isOn,
});

export const overrideSave = (
  words: typeof globalProjectsMessages.defaults,
): SaveDefinition<GlobalProject, boolean> => ({
  name: 'project.set-upgraded-override',
  operation: 'POST /global/projects/upgradedoverride',
  target: ({ id, name }) => ({ kind: 'project', id, label: name }),
  shownIn: () => [globalProjectsQuery],
  apply: applyOverride,
  value: ({ hasUpgradedOverride }) => hasUpgradedOverride,
  send: ({ client }, { id }, isOn) =>
    call(client, 'POST /global/projects/upgradedoverride', { body: { id, value: isOn } }),
  check: {
    query: () => globalProjectsQuery,
    alreadyText: (project, isOn) =>
      words[isOn ? 'overrideWasOn' : 'overrideWasOff']({
        project: visibleText(nameOfProject(project, words)),
      }),
  },
  undo: {
    text: (project, isOn) => {
      const name = { project: visibleText(nameOfProject(project, words)) };
      return isOn ? words.overrideOn(name) : words.overrideOff(name);
    },
    change: ({ hasUpgradedOverride }) => hasUpgradedOverride,
  },
});

/** @spec B §4, §8 */
function useUpgradedOverrides(
  loaded: QueryState<readonly GlobalProject[]>,
  setFailure: Dispatch<SetStateAction<OverrideFailure | null>>,
) {
  const words = useMessages(globalProjectsMessages);
  const { read, save, failuresOf } = useOptimisticSave<GlobalProject, boolean>(loaded, {
    ...overrideSave(words),
    onFailure: ({ item: { id, name }, error }) => setFailure({ project: { id, name }, error }),
  });
  const set = useCallback(
    ({ id }: GlobalProject, isOn: boolean) => {
      setFailure((shown) => (shown?.project.id === id ? null : shown));
      save(id, isOn);
    },
    [save, setFailure],
  );
  return { read, failuresOf, set };
}
