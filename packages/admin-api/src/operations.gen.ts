// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { CallVariant, Operation } from './operation-shape.ts';

/** The calls that the two documents describe differently. A call takes one of its shapes, never a mixture. */
export interface CallVariants {
  'DELETE /organizations/{id}/users':
    CallVariant<'DELETE /organizations/{id}/users', never, 'id' | 'userid' | 'removeFromEntireOrgTree'>;
  'POST /changepermissions':
    | CallVariant<'POST /changepermissions', 'pid' | 'uid' | 'groupID', never>
    | CallVariant<'POST /changepermissions', never, 'projectid' | 'userid' | 'access_role'>;
  'POST /createusergroup':
    | CallVariant<'POST /createusergroup', 'pid' | 'name' | 'perm', never, { perm: 'read' }>
    | CallVariant<'POST /createusergroup', 'pid' | 'name' | 'perm', never, { perm: 'projectaccess' }>;
}

/** Calls whose body is application/x-www-form-urlencoded; every other body is JSON. */
export const formOperations: ReadonlySet<Operation> = /* @__PURE__ */ new Set<Operation>([
  'POST /login',
  'POST /organizations/create',
  'POST /suborganization/create',
  'POST /licenses',
  'DELETE /licenses',
  'POST /licenses/toggle',
  'POST /organizations/{id}/users',
  'DELETE /organizations/{id}/users',
  'POST /organizations/{id}/toggleadmin',
  'POST /projects/users',
  'DELETE /projects/users/id',
]);

/** GETs that change something: never retried, prefetched or fired twice. */
export const writingGets: ReadonlySet<Operation> = /* @__PURE__ */ new Set<Operation>([
  'GET /changepermissions',
]);
