import { literalText } from './literal-text.ts';
import type { ContractOperation, Field, Variant } from './read-contract.ts';

const TYPES = `// Generated from packages/admin-api/openapi.yaml by its scripts/generate.ts. Do not edit.
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
`;

function fieldText(field: Field): string {
  const values = field.values ? `, values: [${field.values.map(literalText).join(', ')}]` : '';
  return `{ type: '${field.type}', required: ${field.required}${field.nullable ? ', nullable: true' : ''}${values} }`;
}

function fieldsText(fields: Record<string, Field>): string {
  const written = Object.entries(fields).map(([name, field]) => `${name}: ${fieldText(field)}`);
  return written.length === 0 ? '{}' : `{ ${written.join(', ')} }`;
}

function variantText(variant: Variant): string {
  const name = variant.document ? `${variant.document} ${variant.name}` : variant.name;
  return [
    `      {`,
    `        name: '${name}',`,
    `        query: ${fieldsText(variant.query)},`,
    `        body: ${fieldsText(variant.body)},`,
    `      },`,
  ].join('\n');
}

function operationText(operation: ContractOperation): string {
  const variants = operation.variants.length > 0 ? operation.variants : [operation.shape];
  return [
    `  '${operation.key}': {`,
    `    method: '${operation.method}',`,
    `    path: '${operation.path}',`,
    `    encoding: '${operation.encoding}',`,
    `    isWrite: ${operation.isWrite},`,
    `    roles: [${operation.roles.map(literalText).join(', ')}],`,
    `    pathParams: ${fieldsText(operation.pathParams)},`,
    `    variants: [`,
    ...variants.map(variantText),
    `    ],`,
    `  },\n`,
  ].join('\n');
}

export function writeServerContract(operations: ContractOperation[]): string {
  const entries = operations.map(operationText).join('');
  return `${TYPES}\nexport const contract: Record<Operation, OperationContract> = {\n${entries}};\n`;
}
