import type { ApiError, CodeBatch, LtiData, Organization } from '@timemap/admin-api';
import { useEffect, useRef } from 'react';
import { type Action, useAction } from '../../data/use-action.ts';
import { errorOf, type FailedRead, fetchFresh, type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import {
  batchCodesQuery,
  codeBatchesQuery,
  codeBatchReads,
  createLti,
  disableLti,
  enableLti,
  generateBatch,
  ltiQuery,
  ltiReads,
  type NewBatch,
} from './api.ts';

/** The root organization whose LMS data is shown; `name` is what events call it. */
export type LmsOrganization = Pick<Organization, 'id' | 'name' | 'parentId'>;

export interface LmsActions {
  /** Creates the institution. @operation POST /organizations/{id}/lti */
  readonly create: Action<{ name: string }>;
  /** Enables or disables the integration. @operation PUT /organizations/{id}/lti/enable, PUT /organizations/{id}/lti/disable */
  readonly setEnabled: Action<{ isEnabled: boolean }>;
}

/** The LTI institution of an organization as its screen must show it. */
export type LmsState =
  | { readonly status: 'loading' }
  /** The server said 'User does not have access to organization': the person is being sent to the root. */
  | { readonly status: 'denied' }
  | FailedRead
  | {
      readonly status: 'ready';
      /** null: there is none yet. Holds the shared secret: never log it. */
      readonly institution: LtiData | null;
      readonly isRefreshing: boolean;
      /** The newest refresh failed; `institution` is from before. */
      readonly refreshError: ApiError | null;
      refresh(): void;
      readonly actions: LmsActions;
    };

/** The LMS data of a root organization, without any view. For global admins. @operation GET /organizations/{id}/lti @spec A §2, B §4 */
export function useLms(organization: LmsOrganization): LmsState {
  const kit = useAdminKit();
  const read = useRead(ltiQuery(kit.client, organization.id));
  const actions = useLmsActions(organization);
  const isDenied = errorOf(read)?.kind === 'access';

  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);

  if (isDenied) return { status: 'denied' };
  if (read.status !== 'ready') return read;
  const { data: institution, isRefreshing, refreshError, refresh } = read;
  return { status: 'ready', institution, isRefreshing, refreshError, refresh, actions };
}

function useLmsActions({ id, name }: LmsOrganization): LmsActions {
  const target = () => ({ kind: 'organization', id, label: name });
  const invalidates = () => ltiReads(id);
  return {
    create: useAction<{ name: string }>({
      name: 'lms.create',
      operation: 'POST /organizations/{id}/lti',
      target,
      send: ({ client }, fields) => createLti(client, id, fields.name),
      invalidates,
    }),
    setEnabled: useAction<{ isEnabled: boolean }>({
      name: 'lms.set-enabled',
      operation: 'PUT /organizations/{id}/lti/disable',
      target,
      send: ({ client }, { isEnabled }) => (isEnabled ? enableLti(client, id) : disableLti(client, id)),
      invalidates,
    }),
  };
}

/** @operation GET /admin/lti/paywall/code-batches/{institutionid} @spec B §7 */
export function useCodeBatches(institutionId: number): ReadState<CodeBatch[]> {
  const { client } = useAdminKit();
  return useRead(codeBatchesQuery(client, institutionId));
}

/** @operation GET /admin/lti/paywall/code-batches/codes/{batchid} @spec B §7 */
export function useBatchCodes(batchId: number): ReadState<string[]> {
  const { client } = useAdminKit();
  return useRead(batchCodesQuery(client, batchId));
}

export interface BatchGeneration extends Action<NewBatch, readonly string[] | null> {
  /**
   * After a try whose outcome is unknown: looks once for the batch it may have made. null: there is none, or nothing is
   * unknown. @throws ApiError @operation GET /admin/lti/paywall/code-batches/{institutionid}
   */
  findEarlier(batch: NewBatch): Promise<CodeBatch | null>;
}

/** Generates a batch; results in its codes, or null where the server did not send them. @operation POST /admin/lti/paywall/generate-code-batch @spec B §7 */
export function useGenerateBatch(institution: Pick<LtiData, 'id' | 'name'>): BatchGeneration {
  const kit = useAdminKit();
  const batchesQuery = codeBatchesQuery(kit.client, institution.id);
  const unknown = useRef<{ readonly idsBefore: ReadonlySet<number> } | null>(null);
  const action = useAction<NewBatch, readonly string[] | null>({
    name: 'lms.generate-codes',
    operation: 'POST /admin/lti/paywall/generate-code-batch',
    target: () => ({ kind: 'institution', id: institution.id, label: institution.name }),
    send: ({ client }, batch) => generateBatch(client, institution.id, batch),
    invalidates: () => codeBatchReads(institution.id),
  });
  return {
    ...action,
    run: async (batch) => {
      const held = kit.queryClient.getQueryData<CodeBatch[]>(batchesQuery.queryKey) ?? [];
      const outcome = await action.run(batch);
      if (outcome.status === 'failed' && outcome.error.mayHaveBeenApplied) {
        unknown.current = { idsBefore: new Set(held.map(({ id }) => id)) };
      }
      return outcome;
    },
    findEarlier: async ({ name, count }) => {
      if (unknown.current === null) return null;
      const batches = await fetchFresh(kit, batchesQuery);
      const { idsBefore } = unknown.current;
      unknown.current = null;
      const made = batches.filter(
        (batch) => !idsBefore.has(batch.id) && batch.name === name && batch.codeCount === count,
      );
      return made.toSorted((a, b) => b.id - a.id)[0] ?? null;
    },
  };
}
