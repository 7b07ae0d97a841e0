import { decodeLtiInstitutions } from '@timemap/admin-api';
import { query } from '../data/query.ts';

export const institutionsQuery = /* @__PURE__ */ query('GET /organizations/lti', decodeLtiInstitutions);
