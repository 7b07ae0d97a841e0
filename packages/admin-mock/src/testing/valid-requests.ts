import type { Operation } from '@timemap/admin-api';
import { type ContractField, type ContractVariant, contract } from '../contract.gen.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import type { RequestParts } from './call-server.ts';

type Values = Record<string, unknown>;

const fitting: Partial<Record<Operation, RequestParts>> = {
  'POST /login': { body: { user: 'ada', pass: 'ada-demo' } },
  'POST /organizations/create': { body: { admin_username: 'mia' } },
  'GET /licenses/{orgId}': { path: { orgId: organizations.northwind } },
  'POST /licenses': { body: { id: organizations.emptyLot } },
  'DELETE /licenses': { body: { id: 5001 } },
  'POST /licenses/toggle': { body: { licenseKey: 5001 } },
  'POST /organizations/{id}/users': { body: { username: 'second.admin' }, path: { id: 2 } },
  'DELETE /organizations/{id}/users': { body: { userid: 7 } },
  'POST /organizations/{id}/toggleadmin': { body: { userid: 7 } },
  'POST /organizations/{id}/projects': { query: { mappins: '{"nodes":[]}', data: '{"type":"default"}' } },
  'POST /projects/users': { body: { user: 'zero.width', projectid: 2 } },
  'DELETE /projects/users/id': { body: { userid: 3 } },
  'GET /changepermissions': { query: { uid: 3 } },
  'POST /changepermissions': { query: { uid: 3 }, body: { userid: 3 } },
  'POST /deleteusergroup': { query: { id: 2 } },
  'POST /modifyusergrouppermissions': { query: { id: 2 } },
  'GET /global/users/questions/{id}': { path: { id: 17 } },
  'GET /global/users/customerpage/{id}': { path: { id: 2 } },
  'POST /global/users/email': { body: { value: 'new@mail.example' } },
  'POST /global/whitelist/remove': { body: { entry: '@harbour.example' } },
  'POST /enterprise/whitelist/remove': { body: { entry: '@northwind.example' } },
  'DELETE /coupons/{code}': { path: { code: 'HALF OFF/50%' } },
  'POST /organizations/{id}/lti': { path: { id: organizations.harbour } },
};

function madeUp(name: string, field: ContractField): unknown {
  if (field.values) return field.values[0];
  if (field.type === 'json') return '{}';
  if (field.type === 'string') return `some ${name}`;
  return field.type === 'boolean' ? true : 1;
}

function fill(fields: ContractVariant['query'], known: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, known[name] ?? madeUp(name, field)]),
  );
}

export function validRequest(operation: Operation, variant: ContractVariant): RequestParts {
  const { pathParams } = contract[operation];
  const known = fitting[operation] ?? {};
  const path = fill(pathParams, known.path);
  const body = fill(variant.body, known.body);
  if (operation.endsWith('/organizations/{id}/users') && 'id' in body) body.id = path.id;
  return {
    path,
    query: fill(variant.query, known.query),
    ...(Object.keys(body).length > 0 ? { body } : {}),
  };
}

interface ContractCase {
  operation: Operation;
  variant: ContractVariant;
}

export const contractCases: ContractCase[] = (Object.keys(contract) as Operation[]).flatMap((operation) =>
  contract[operation].variants.map((variant) => ({ operation, variant })),
);
