import {
  type AdminClient,
  ApiError,
  call,
  decodeCodeBatches,
  decodeCodes,
  decodeLtiData,
  type LtiData,
  type Organization,
} from '@timemap/admin-api';
import { type FirstQueries, followedBy } from '../../data/prefetched.ts';
import { type Query, query } from '../../data/query.ts';
import { canSeeLms, lmsTabOf } from './rules.ts';

/** @spec B §4, §8 */
export function institutionQuery(
  organizationId: number,
): Query<LtiData | null, 'GET /organizations/{id}/lti'> {
  const read = query('GET /organizations/{id}/lti', decodeLtiData, { path: { id: organizationId } });
  return { ...read, load: (client, signal) => read.load(client, signal).catch(nullIfNone) };
}

/** Only the API's own 404 means that there is none: after a proxy's 404, people could create a second one. */
function nullIfNone(error: unknown): null {
  const isApi404 =
    error instanceof ApiError &&
    error.status === 404 &&
    error.answeredJson &&
    (error.kind === 'refused' || error.kind === 'status');
  if (isApi404) return null;
  throw error;
}

export const codeBatchesQuery = (institutionId: number) =>
  query('GET /admin/lti/paywall/code-batches/{institutionid}', decodeCodeBatches, {
    path: { institutionid: institutionId },
  });

export interface NewBatch {
  readonly name: string;
  readonly count: number;
}

/** null if the server generated the codes but did not send them. */
export const generateBatch = (client: AdminClient, institutionId: number, { name, count }: NewBatch) =>
  call(
    client,
    'POST /admin/lti/paywall/generate-code-batch',
    { body: { name, count, institution_id: institutionId } },
    decodeCodesIfAny,
  );

function decodeCodesIfAny(answer: unknown): readonly string[] | null {
  try {
    return decodeCodes(answer);
  } catch {
    return null;
  }
}

export const lmsPanelFirstQueries: FirstQueries<{
  readonly organization: Pick<Organization, 'id' | 'parentId'>;
  readonly tab?: string | null;
}> = ({ organization, tab = null }, session) => {
  if (!canSeeLms(session, organization)) return [];
  const read = institutionQuery(organization.id);
  return lmsTabOf(tab) === 'paywall'
    ? [followedBy(read, (institution) => (institution ? [codeBatchesQuery(institution.id)] : []))]
    : [read];
};
