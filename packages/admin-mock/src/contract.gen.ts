// Generated from packages/admin-api/openapi.yaml by its scripts/generate.ts. Do not edit.
import type { Operation } from '@timemap/admin-api';

/** One of an operation's roles is enough. Signed-in users have 'signedIn'; narrower lists name 'globalAdmin' too. */
export type ContractRole = 'public' | 'signedIn' | 'orgAdmin' | 'projectAdmin' | 'globalAdmin';

export interface ContractField {
  /** 'json' is a text that holds JSON. In a path, a query string and a form every type travels as text. */
  type: 'integer' | 'number' | 'boolean' | 'string' | 'json';
  required: boolean;
  nullable?: true;
  values?: readonly (string | number | boolean)[];
}

/** One shape of a request: exactly these fields. Without body fields it has no body, whatever the encoding. */
export interface ContractVariant {
  name: string;
  query: Readonly<Record<string, ContractField>>;
  body: Readonly<Record<string, ContractField>>;
}

/** A literal path takes precedence over a templated one. */
export interface OperationContract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  encoding: 'none' | 'form' | 'json';
  isWrite: boolean;
  roles: readonly ContractRole[];
  pathParams: Readonly<Record<string, ContractField>>;
  /** One where the documents agree, one per document ('A', 'B' in the name) where they differ. */
  variants: readonly [ContractVariant, ...ContractVariant[]];
}

export const contract: Record<Operation, OperationContract> = {
  'POST /login': {
    method: 'POST',
    path: '/login',
    encoding: 'form',
    isWrite: true,
    roles: ['public'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { user: { type: 'string', required: true }, pass: { type: 'string', required: true } },
      },
    ],
  },
  'GET /userinfo': {
    method: 'GET',
    path: '/userinfo',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /admin/stats/general': {
    method: 'GET',
    path: '/admin/stats/general',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /admin/stats/project': {
    method: 'GET',
    path: '/admin/stats/project',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /admin/stats/lti': {
    method: 'GET',
    path: '/admin/stats/lti',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /admin/stats/lti-by-institution': {
    method: 'GET',
    path: '/admin/stats/lti-by-institution',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /organizations': {
    method: 'GET',
    path: '/organizations',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /organizations/admin/all': {
    method: 'GET',
    path: '/organizations/admin/all',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { includeChildren: { type: 'boolean', required: true, values: [true] } },
        body: {},
      },
    ],
  },
  'POST /organizations/create': {
    method: 'POST',
    path: '/organizations/create',
    encoding: 'form',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { name: { type: 'string', required: true }, admin_username: { type: 'string', required: true } },
      },
    ],
  },
  'POST /suborganization/create': {
    method: 'POST',
    path: '/suborganization/create',
    encoding: 'form',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { parentid: { type: 'integer', required: true }, name: { type: 'string', required: true } },
      },
    ],
  },
  'GET /organizations/{id}': {
    method: 'GET',
    path: '/organizations/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'DELETE /organizations/{id}': {
    method: 'DELETE',
    path: '/organizations/{id}',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /licenses/{orgId}': {
    method: 'GET',
    path: '/licenses/{orgId}',
    encoding: 'none',
    isWrite: false,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: { orgId: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /licenses': {
    method: 'POST',
    path: '/licenses',
    encoding: 'form',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, seats: { type: 'integer', required: true } },
      },
    ],
  },
  'DELETE /licenses': {
    method: 'DELETE',
    path: '/licenses',
    encoding: 'form',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true } },
      },
    ],
  },
  'POST /licenses/toggle': {
    method: 'POST',
    path: '/licenses/toggle',
    encoding: 'form',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { licenseKey: { type: 'integer', required: true } },
      },
    ],
  },
  'GET /organizations/{id}/users': {
    method: 'GET',
    path: '/organizations/{id}/users',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /organizations/{id}/users': {
    method: 'POST',
    path: '/organizations/{id}/users',
    encoding: 'form',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, username: { type: 'string', required: true }, admin: { type: 'boolean', required: true } },
      },
    ],
  },
  'DELETE /organizations/{id}/users': {
    method: 'DELETE',
    path: '/organizations/{id}/users',
    encoding: 'form',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'A with-tree',
        query: {},
        body: { id: { type: 'integer', required: true }, userid: { type: 'integer', required: true }, removeFromEntireOrgTree: { type: 'boolean', required: true } },
      },
      {
        name: 'B without-tree',
        query: {},
        body: { id: { type: 'integer', required: true }, userid: { type: 'integer', required: true } },
      },
    ],
  },
  'POST /organizations/{id}/toggleadmin': {
    method: 'POST',
    path: '/organizations/{id}/toggleadmin',
    encoding: 'form',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: { userid: { type: 'integer', required: true } },
      },
    ],
  },
  'GET /organizations/{id}/projects': {
    method: 'GET',
    path: '/organizations/{id}/projects',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /organizations/{id}/projects': {
    method: 'POST',
    path: '/organizations/{id}/projects',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: { name: { type: 'string', required: true }, description: { type: 'string', required: true }, mappins: { type: 'json', required: true }, data: { type: 'json', required: true } },
        body: {},
      },
    ],
  },
  'POST /deleteproject': {
    method: 'POST',
    path: '/deleteproject',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { pid: { type: 'integer', required: true } },
        body: {},
      },
    ],
  },
  'GET /projects/mapdata': {
    method: 'GET',
    path: '/projects/mapdata',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { projectid: { type: 'integer', required: true } },
        body: {},
      },
    ],
  },
  'GET /global/projects': {
    method: 'GET',
    path: '/global/projects',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /global/projects/upgradedoverride': {
    method: 'POST',
    path: '/global/projects/upgradedoverride',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'boolean', required: true } },
      },
    ],
  },
  'GET /global/projects/user/{id}': {
    method: 'GET',
    path: '/global/projects/user/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /viewprojectusers': {
    method: 'GET',
    path: '/viewprojectusers',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { pid: { type: 'integer', required: true } },
        body: {},
      },
    ],
  },
  'GET /getprojectusergroups': {
    method: 'GET',
    path: '/getprojectusergroups',
    encoding: 'none',
    isWrite: false,
    roles: ['signedIn'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { pid: { type: 'integer', required: true } },
        body: {},
      },
    ],
  },
  'POST /projects/users': {
    method: 'POST',
    path: '/projects/users',
    encoding: 'form',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { projectid: { type: 'integer', required: true }, user: { type: 'string', required: true }, access_role: { type: 'integer', required: true } },
      },
    ],
  },
  'DELETE /projects/users/id': {
    method: 'DELETE',
    path: '/projects/users/id',
    encoding: 'form',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { projectid: { type: 'integer', required: true }, userid: { type: 'integer', required: true } },
      },
    ],
  },
  'GET /changepermissions': {
    method: 'GET',
    path: '/changepermissions',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { pid: { type: 'integer', required: true }, uid: { type: 'integer', required: true }, groupid: { type: 'integer', required: true, values: [-1] } },
        body: {},
      },
    ],
  },
  'POST /changepermissions': {
    method: 'POST',
    path: '/changepermissions',
    encoding: 'json',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'A query',
        query: { pid: { type: 'integer', required: true }, uid: { type: 'integer', required: true }, groupID: { type: 'integer', required: true } },
        body: {},
      },
      {
        name: 'B body',
        query: {},
        body: { projectid: { type: 'integer', required: true }, userid: { type: 'integer', required: true }, access_role: { type: 'integer', required: true } },
      },
    ],
  },
  'POST /createusergroup': {
    method: 'POST',
    path: '/createusergroup',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'A read',
        query: { pid: { type: 'integer', required: true }, name: { type: 'string', required: true }, perm: { type: 'string', required: true, values: ['read'] } },
        body: {},
      },
      {
        name: 'B projectaccess',
        query: { pid: { type: 'integer', required: true }, name: { type: 'string', required: true }, perm: { type: 'string', required: true, values: ['projectaccess'] } },
        body: {},
      },
    ],
  },
  'POST /deleteusergroup': {
    method: 'POST',
    path: '/deleteusergroup',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { pid: { type: 'integer', required: true }, id: { type: 'integer', required: true } },
        body: {},
      },
    ],
  },
  'POST /modifyusergrouppermissions': {
    method: 'POST',
    path: '/modifyusergrouppermissions',
    encoding: 'none',
    isWrite: true,
    roles: ['orgAdmin', 'projectAdmin', 'globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: { pid: { type: 'integer', required: true }, id: { type: 'integer', required: true }, perm: { type: 'integer', required: true } },
        body: {},
      },
    ],
  },
  'GET /global/users': {
    method: 'GET',
    path: '/global/users',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /global/users/{id}': {
    method: 'GET',
    path: '/global/users/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /global/users/subscribed/{id}': {
    method: 'GET',
    path: '/global/users/subscribed/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /global/users/questions/{id}': {
    method: 'GET',
    path: '/global/users/questions/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /global/users/sso/{id}': {
    method: 'GET',
    path: '/global/users/sso/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /global/users/tickets/{id}': {
    method: 'GET',
    path: '/global/users/tickets/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /global/users/customerpage/{id}': {
    method: 'GET',
    path: '/global/users/customerpage/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /global/users/verified': {
    method: 'POST',
    path: '/global/users/verified',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'boolean', required: true } },
      },
    ],
  },
  'POST /global/users/grandfathered': {
    method: 'POST',
    path: '/global/users/grandfathered',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'boolean', required: true } },
      },
    ],
  },
  'POST /global/users/edueligibilityoverride': {
    method: 'POST',
    path: '/global/users/edueligibilityoverride',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'boolean', required: true } },
      },
    ],
  },
  'POST /global/users/global_admin': {
    method: 'POST',
    path: '/global/users/global_admin',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'boolean', required: true } },
      },
    ],
  },
  'POST /global/users/skip_lti_payments': {
    method: 'POST',
    path: '/global/users/skip_lti_payments',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'boolean', required: true } },
      },
    ],
  },
  'POST /global/users/email': {
    method: 'POST',
    path: '/global/users/email',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'string', required: true } },
      },
    ],
  },
  'POST /global/users/display_name': {
    method: 'POST',
    path: '/global/users/display_name',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, value: { type: 'string', required: true } },
      },
    ],
  },
  'POST /global/users/loginas': {
    method: 'POST',
    path: '/global/users/loginas',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { user_id: { type: 'integer', required: true } },
      },
    ],
  },
  'POST /trial/admin/reset': {
    method: 'POST',
    path: '/trial/admin/reset',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true } },
      },
    ],
  },
  'POST /trial/admin/expire': {
    method: 'POST',
    path: '/trial/admin/expire',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true } },
      },
    ],
  },
  'POST /trial/admin/restart': {
    method: 'POST',
    path: '/trial/admin/restart',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true } },
      },
    ],
  },
  'GET /support/': {
    method: 'GET',
    path: '/support/',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /support/unresolved': {
    method: 'GET',
    path: '/support/unresolved',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /support/resolved': {
    method: 'GET',
    path: '/support/resolved',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /support/{id}': {
    method: 'GET',
    path: '/support/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'PUT /support/status/{id}': {
    method: 'PUT',
    path: '/support/status/{id}',
    encoding: 'none',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: { status: { type: 'integer', required: true, values: [0, 1, 2] } },
        body: {},
      },
    ],
  },
  'GET /global/whitelist': {
    method: 'GET',
    path: '/global/whitelist',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /global/whitelist/add': {
    method: 'POST',
    path: '/global/whitelist/add',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { entry: { type: 'string', required: true } },
      },
    ],
  },
  'POST /global/whitelist/remove': {
    method: 'POST',
    path: '/global/whitelist/remove',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { entry: { type: 'string', required: true } },
      },
    ],
  },
  'GET /enterprise': {
    method: 'GET',
    path: '/enterprise',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /enterprise': {
    method: 'POST',
    path: '/enterprise',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { name: { type: 'string', required: true }, period: { type: 'number', required: true }, softLimit: { type: 'number', required: true }, hardLimit: { type: 'number', required: true }, institutionId: { type: 'integer', required: true, nullable: true } },
      },
    ],
  },
  'PUT /enterprise': {
    method: 'PUT',
    path: '/enterprise',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, name: { type: 'string', required: true }, created: { type: 'string', required: true }, period: { type: 'number', required: true }, softLimit: { type: 'number', required: true }, hardLimit: { type: 'number', required: true }, institutionId: { type: 'integer', required: true, nullable: true } },
      },
    ],
  },
  'GET /enterprise/{id}': {
    method: 'GET',
    path: '/enterprise/{id}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'DELETE /enterprise/{id}': {
    method: 'DELETE',
    path: '/enterprise/{id}',
    encoding: 'none',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /enterprise/{id}/whitelist': {
    method: 'GET',
    path: '/enterprise/{id}/whitelist',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /enterprise/{id}/rtau': {
    method: 'GET',
    path: '/enterprise/{id}/rtau',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /enterprise/whitelist/add': {
    method: 'POST',
    path: '/enterprise/whitelist/add',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, entry: { type: 'string', required: true } },
      },
    ],
  },
  'POST /enterprise/whitelist/remove': {
    method: 'POST',
    path: '/enterprise/whitelist/remove',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, entry: { type: 'string', required: true } },
      },
    ],
  },
  'GET /coupons': {
    method: 'GET',
    path: '/coupons',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /coupons': {
    method: 'POST',
    path: '/coupons',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { code: { type: 'string', required: true }, value: { type: 'number', required: true }, percentage: { type: 'boolean', required: true }, months: { type: 'number', required: true }, maxUses: { type: 'number', required: true }, forUsers: { type: 'boolean', required: true }, forProjects: { type: 'boolean', required: true } },
      },
    ],
  },
  'PUT /coupons': {
    method: 'PUT',
    path: '/coupons',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { id: { type: 'integer', required: true }, code: { type: 'string', required: true }, value: { type: 'number', required: true }, percentage: { type: 'boolean', required: true }, months: { type: 'number', required: true }, uses: { type: 'integer', required: true }, maxUses: { type: 'number', required: true }, forUsers: { type: 'boolean', required: true }, forProjects: { type: 'boolean', required: true }, created: { type: 'string', required: true } },
      },
    ],
  },
  'DELETE /coupons/{code}': {
    method: 'DELETE',
    path: '/coupons/{code}',
    encoding: 'none',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: { code: { type: 'string', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /organizations/lti': {
    method: 'GET',
    path: '/organizations/lti',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /organizations/{id}/lti': {
    method: 'GET',
    path: '/organizations/{id}/lti',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /organizations/{id}/lti': {
    method: 'POST',
    path: '/organizations/{id}/lti',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: { institution_name: { type: 'string', required: true } },
      },
    ],
  },
  'PUT /organizations/{id}/lti/enable': {
    method: 'PUT',
    path: '/organizations/{id}/lti/enable',
    encoding: 'none',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'PUT /organizations/{id}/lti/disable': {
    method: 'PUT',
    path: '/organizations/{id}/lti/disable',
    encoding: 'none',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: { id: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /admin/lti/paywall/code-batches/{institutionid}': {
    method: 'GET',
    path: '/admin/lti/paywall/code-batches/{institutionid}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { institutionid: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'GET /admin/lti/paywall/code-batches/codes/{batchid}': {
    method: 'GET',
    path: '/admin/lti/paywall/code-batches/codes/{batchid}',
    encoding: 'none',
    isWrite: false,
    roles: ['globalAdmin'],
    pathParams: { batchid: { type: 'integer', required: true } },
    variants: [
      {
        name: 'only',
        query: {},
        body: {},
      },
    ],
  },
  'POST /admin/lti/paywall/generate-code-batch': {
    method: 'POST',
    path: '/admin/lti/paywall/generate-code-batch',
    encoding: 'json',
    isWrite: true,
    roles: ['globalAdmin'],
    pathParams: {},
    variants: [
      {
        name: 'only',
        query: {},
        body: { name: { type: 'string', required: true }, count: { type: 'integer', required: true }, institution_id: { type: 'integer', required: true } },
      },
    ],
  },
};
