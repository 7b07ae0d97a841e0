import type { ApiError, GlobalProject } from '@timemap/admin-api';
import { useCallback } from 'react';
import { refresh } from '../../data/query.ts';
import { useAction } from '../../data/use-action.ts';
import { overlay, useNewestIntents } from '../../data/use-newest-intents.ts';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { globalProjectsQuery, globalProjectsReads, setUpgradedOverride } from './api.ts';

interface OverrideChange {
  readonly project: Pick<GlobalProject, 'id' | 'name'>;
  readonly isOn: boolean;
}

/** An override that is as it was before, and why; without an error the host said no. */
export interface OverrideFailure {
  readonly project: Pick<GlobalProject, 'id' | 'name'>;
  readonly error: ApiError | null;
}

export interface UpgradedOverrides {
  /** The projects with the overrides that are on their way. Rows that are not keep their identity. */
  applyTo(projects: readonly GlobalProject[]): readonly GlobalProject[];
  /** Shows the override at once and saves it; what is wanted last wins. Keeps its identity. */
  set(project: GlobalProject, isOn: boolean): void;
}

const newest = (_: OverrideChange, newer: OverrideChange) => newer;

const applyChange = (project: GlobalProject, { isOn }: OverrideChange): GlobalProject => ({
  ...project,
  hasUpgradedOverride: isOn,
});

/** The override of each project, saved on each change. One that could not be saved is shown as it was. @spec B §4, §8 */
export function useUpgradedOverrides(
  onFailure: (failure: OverrideFailure | null) => void,
): UpgradedOverrides {
  const { client, queryClient } = useAdminKit();
  const { run } = useAction<OverrideChange>({
    name: 'project.set-upgraded-override',
    operation: 'POST /global/projects/upgradedoverride',
    key: ({ project }) => String(project.id),
    target: ({ project }) => ({ kind: 'project', id: project.id, label: project.name }),
    send: async (kit, { project, isOn }) => {
      await setUpgradedOverride(kit.client, project.id, isOn);
      keepOverride(kit, project.id, isOn);
    },
  });

  const save = async (_: number, change: OverrideChange) => {
    const outcome = await run(change);
    if (outcome.status === 'vetoed') onFailure({ project: change.project, error: null });
    if (outcome.status !== 'failed') return;
    onFailure({ project: change.project, error: outcome.error });
    if (outcome.error.mayHaveBeenApplied) void refresh(queryClient, client, globalProjectsReads);
  };
  const { wanted, want } = useNewestIntents<OverrideChange>({ save, combine: newest });

  const applyTo = useCallback(
    (projects: readonly GlobalProject[]) => overlay(projects, wanted, applyChange),
    [wanted],
  );
  const set = useCallback(
    ({ id, name }: GlobalProject, isOn: boolean) => {
      onFailure(null);
      want(id, { project: { id, name }, isOn });
    },
    [want, onFailure],
  );
  return { applyTo, set };
}

/** Confirmed is confirmed, in the list as well: loading all projects again for one box would take seconds. */
function keepOverride({ client, queryClient }: AdminKit, projectId: number, isOn: boolean): void {
  const { queryKey } = globalProjectsQuery(client);
  queryClient.setQueryData<GlobalProject[]>(queryKey, (projects) =>
    projects?.map((project) =>
      project.id === projectId ? { ...project, hasUpgradedOverride: isOn } : project,
    ),
  );
  // A list that was asked for before may not know it yet.
  if (queryClient.isFetching({ queryKey }) > 0) void refresh(queryClient, client, globalProjectsReads);
}
