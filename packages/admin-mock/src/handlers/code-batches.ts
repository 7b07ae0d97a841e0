import { invalid, notFound } from '../refusal.ts';
import { createRandom } from '../seed/random.ts';
import { toInstant, wireTime } from '../wire-time.ts';
import type { Handlers } from './handler.ts';

const COUNT_MAX = 10_000;
const CODE_LENGTH = 10;

export const codeBatchHandlers = {
  'GET /admin/lti/paywall/code-batches/{institutionid}': ({ path }, { db }) => {
    if (!db.institutions.get(path.institutionid)) throw notFound('LTI institution');
    const batches = db.codeBatches.filter(({ institutionId }) => institutionId === path.institutionid);
    return {
      batches: batches.map(({ id, name, codes, used, createdAt }) => ({
        id,
        name,
        count: codes.length,
        used,
        created_at: wireTime(createdAt),
      })),
    };
  },
  'GET /admin/lti/paywall/code-batches/codes/{batchid}': ({ path }, { db }) => {
    const batch = db.codeBatches.get(path.batchid);
    if (!batch) throw notFound('code batch');
    return { codes: [...batch.codes] };
  },
  'POST /admin/lti/paywall/generate-code-batch': ({ body }, { db, now }) => {
    if (!db.institutions.get(body.institution_id)) throw notFound('LTI institution');
    if (body.count < 1 || body.count > COUNT_MAX) throw invalid(`The count must be from 1 to ${COUNT_MAX}.`);
    const random = createRandom(db.codeBatches.size + body.count);
    const codes = Array.from({ length: body.count }, () => random.code(CODE_LENGTH));
    db.codeBatches.insert({
      institutionId: body.institution_id,
      name: body.name,
      used: 0,
      createdAt: toInstant(now()),
      codes,
    });
    return { codes: [...codes] };
  },
} satisfies Handlers;
