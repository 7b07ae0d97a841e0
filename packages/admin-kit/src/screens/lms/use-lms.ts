import {
  type ApiError,
  type CodeBatch,
  call,
  decodeCodes,
  type LtiData,
  type Organization,
} from '@timemap/admin-api';
import { useRef } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { loadedInCache } from '../../data/cached.ts';
import { fetchFresh, fetchUncached } from '../../data/fetch-once.ts';
import { looksLike } from '../../data/lost-answer.ts';
import { query } from '../../data/query.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { useIsDenied } from '../../data/use-organization-list.ts';
import { type FailedQuery, type QueryState, useRead } from '../../data/use-read.ts';
import { goneBeforeWrite } from '../../messages/found-before-write.ts';
import { useMessages } from '../../messages/messages.ts';
import { codeBatchesQuery, generateBatch, institutionQuery, type NewBatch } from './api.ts';

import { lmsMessages } from './messages.ts';

export type LmsOrganization = Pick<Organization, 'id' | 'name' | 'parentId'>;

export interface LmsActions {
  /** Creates the institution. @operation POST /organizations/{id}/lti */
  readonly create: Action<{ name: string }>;
  /** Enables or disables the integration. @operation PUT /organizations/{id}/lti/enable, PUT /organizations/{id}/lti/disable */
  readonly setEnabled: Action<{ isEnabled: boolean }>;
}

export type LmsState =
  | { readonly status: 'loading' }
  /** The server said 'User does not have access to organization'. The person is sent to the root. */
  | { readonly status: 'denied' }
  | FailedQuery
  | {
      readonly status: 'ready';
      /** null if there is none. It holds the shared secret: never log it. */
      readonly institution: LtiData | null;
      readonly isRefreshing: boolean;
      /** The latest refresh failed; `institution` is older. */
      readonly refreshError: ApiError | null;
      refresh(): void;
      readonly actions: LmsActions;
    };

/** The LMS data of a root organization, without a view. For global admins. @operation GET /organizations/{id}/lti @spec A §2, B §4 */
export function useLms(organization: LmsOrganization): LmsState {
  const read = useRead(institutionQuery(organization.id));
  const actions = useLmsActions(organization);
  if (useIsDenied(read)) return { status: 'denied' };
  if (read.status !== 'ready') return read;
  const { data: institution, isRefreshing, refreshError, refresh } = read;
  return { status: 'ready', institution, isRefreshing, refreshError, refresh, actions };
}

const toggleOperation = ({ isEnabled }: { isEnabled: boolean }) =>
  isEnabled ? 'PUT /organizations/{id}/lti/enable' : 'PUT /organizations/{id}/lti/disable';

function useLmsActions({ id, name }: LmsOrganization): LmsActions {
  const words = useMessages(lmsMessages);
  const target = () => ({ kind: 'organization', id, label: name });
  const ofInstitution = institutionQuery(id);
  const invalidates = () => [ofInstitution];
  return {
    create: useAction<{ name: string }>({
      name: 'lms.create',
      operation: 'POST /organizations/{id}/lti',
      target,
      send: ({ client }, fields) =>
        call(client, 'POST /organizations/{id}/lti', {
          path: { id },
          body: { institution_name: fields.name },
        }),
      invalidates,
      check: {
        isDone: async (kit) => (await fetchUncached(kit, ofInstitution)) !== null,
        text: () => words.alreadyThere,
      },
      look: (_, fields) => looksLike(ofInstitution, { name: fields.name }),
    }),
    setEnabled: useAction<{ isEnabled: boolean }>({
      name: 'lms.set-enabled',
      operation: toggleOperation,
      target,
      send: ({ client }, input) => call(client, toggleOperation(input), { path: { id } }),
      invalidates,
      check: {
        isDone: async (kit, input) => {
          const current = await fetchUncached(kit, ofInstitution);
          if (current !== null) return current.isEnabled === input.isEnabled;
          throw goneBeforeWrite(toggleOperation(input));
        },
        text: ({ isEnabled }) => (isEnabled ? words.alreadyEnabled : words.alreadyDisabled),
      },
      change: ({ isEnabled }) => ({ before: !isEnabled, after: isEnabled }),
      look: (_, { isEnabled }) => looksLike(ofInstitution, { isEnabled }),
      undo: {
        text: ({ isEnabled }) => (isEnabled ? words.announceEnabled : words.announceDisabled),
        input: ({ isEnabled }) => ({ isEnabled: !isEnabled }),
      },
    }),
  };
}

/** The code batches of an institution. @operation GET /admin/lti/paywall/code-batches/{institutionid} @spec B §7 */
export function useCodeBatches(institutionId: number): QueryState<CodeBatch[]> {
  return useRead(codeBatchesQuery(institutionId));
}

/** The codes of a batch. @operation GET /admin/lti/paywall/code-batches/codes/{batchid} @spec B §7 */
export function useBatchCodes(batchId: number): QueryState<string[]> {
  return useRead(
    query('GET /admin/lti/paywall/code-batches/codes/{batchid}', decodeCodes, { path: { batchid: batchId } }),
  );
}

export interface BatchGeneration extends Action<NewBatch, readonly string[] | null> {
  /**
   * Looks for the batch that an earlier try with an unknown outcome may have made. null if it made none, if no try has
   * an unknown outcome, or if the list before that try was not loaded. Loads the list.
   * @throws ApiError
   * @operation GET /admin/lti/paywall/code-batches/{institutionid}
   */
  findEarlier(): Promise<CodeBatch | null>;
}

/** Generates a batch. The result is its codes, or null if the server did not send them. @operation POST /admin/lti/paywall/generate-code-batch @spec B §7 */
export function useGenerateBatch(institution: Pick<LtiData, 'id' | 'name'>): BatchGeneration {
  const kit = useAdminKit();
  const batchesQuery = codeBatchesQuery(institution.id);
  const unclearTry = useRef<(NewBatch & { readonly idsBefore: ReadonlySet<number> | null }) | null>(null);
  const knownBatches = () => loadedInCache(kit.queryClient, kit.client, batchesQuery);
  const action = useAction<NewBatch, readonly string[] | null>({
    name: 'lms.generate-codes',
    operation: 'POST /admin/lti/paywall/generate-code-batch',
    target: () => ({ kind: 'institution', id: institution.id, label: institution.name }),
    send: ({ client }, batch) => generateBatch(client, institution.id, batch),
    invalidates: () => [batchesQuery],
  });
  return {
    ...action,
    run: async (batch) => {
      const known = knownBatches();
      const outcome = await action.run(batch);
      if (outcome.status === 'failed' && outcome.error.mayHaveBeenApplied) {
        unclearTry.current = { ...batch, idsBefore: known ? new Set(known.map(({ id }) => id)) : null };
      }
      return outcome;
    },
    findEarlier: async () => {
      const earlier = unclearTry.current;
      if (earlier === null || earlier.idsBefore === null) {
        // For the next try: with an older list, a batch from before it could be taken for the one it makes.
        await fetchFresh(kit, batchesQuery).catch(() => null);
        return null;
      }
      const { name, count, idsBefore } = earlier;
      const batches = await fetchFresh(kit, batchesQuery);
      unclearTry.current = null;
      const made = batches.filter(
        (batch) => !idsBefore.has(batch.id) && batch.name === name && batch.codeCount === count,
      );
      return made.toSorted((a, b) => b.id - a.id)[0] ?? null;
    },
  };
}
