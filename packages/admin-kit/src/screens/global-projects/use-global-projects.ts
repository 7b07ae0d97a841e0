import type { GlobalProject } from '@timemap/admin-api';
import { useCallback, useState } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { globalProjectsQuery } from './api.ts';
import { type OverrideFailure, useUpgradedOverrides } from './use-upgraded-overrides.ts';

export interface GlobalProjectsState {
  /** Projects with pending overrides. Nothing is requested unless the person is a global admin. */
  readonly read: ReadState<readonly GlobalProject[]>;
  readonly failure: OverrideFailure | null;
  dismissFailure(): void;
  /** Saves and shows the value immediately. Keeps its identity. @operation POST /global/projects/upgradedoverride @spec B §4 */
  setUpgradedOverride(project: GlobalProject, isOn: boolean): void;
}

/** All projects, without any view. @operation GET /global/projects @spec B §2 */
export function useGlobalProjects(): GlobalProjectsState {
  const { client, session } = useAdminKit();
  const loaded = useRead(session.user.isAdmin ? globalProjectsQuery(client) : null);
  const [failure, setFailure] = useState<OverrideFailure | null>(null);
  const { read, set } = useUpgradedOverrides(loaded, setFailure);
  return {
    read,
    failure,
    dismissFailure: useCallback(() => setFailure(null), []),
    setUpgradedOverride: set,
  };
}
