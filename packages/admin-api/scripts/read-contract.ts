import { parse } from 'yaml';

export type FieldType = 'integer' | 'number' | 'boolean' | 'string' | 'json';
export type Encoding = 'none' | 'form' | 'json';

export interface Field {
  type: FieldType;
  required: boolean;
  nullable?: true;
  values?: (string | number | boolean)[];
}

export interface Variant {
  name: string;
  document: string | null;
  /** False for a shape that only a server may accept. */
  isSent: boolean;
  query: Record<string, Field>;
  body: Record<string, Field>;
  fixed: Record<string, string | number | boolean>;
}

export interface ContractOperation {
  key: string;
  operationId: string;
  method: string;
  path: string;
  encoding: Encoding;
  isWrite: boolean;
  roles: string[];
  pathParams: Record<string, Field>;
  /** One shape only if the documents differ nowhere. */
  variants: Variant[];
  shape: Variant;
}

type Node = Record<string, unknown>;

interface WrittenVariant {
  name: string;
  document: string;
  sent?: boolean;
  query: string[];
  body: string[];
  values?: Record<string, string | number | boolean>;
}

const METHODS = ['get', 'post', 'put', 'delete'];
const ENCODINGS: Record<string, Encoding> = {
  'application/x-www-form-urlencoded': 'form',
  'application/json': 'json',
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childOf(node: unknown, key: string): Node {
  const child = isNode(node) ? node[key] : undefined;
  return isNode(child) ? child : {};
}

function resolve(root: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  if (typeof node.$ref !== 'string') return node;
  const { $ref, ...beside } = node;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, part) => (isNode(at) ? at[part] : undefined), root);
  if (!isNode(target)) throw new Error(`openapi.yaml refers to ${$ref}, which does not exist.`);
  return { ...resolve(root, target), ...beside };
}

function fieldOf(root: Node, written: unknown, required: boolean, where: string): Field {
  const schema = resolve(root, written);
  const types = [schema.type].flat();
  const type = schema.contentMediaType === 'application/json' ? 'json' : types.find((one) => one !== 'null');
  if (type !== 'integer' && type !== 'number' && type !== 'boolean' && type !== 'string' && type !== 'json') {
    throw new Error(`${where}: a request field must be a number, a boolean or a text, not ${String(type)}.`);
  }
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return {
    type,
    required,
    ...(types.includes('null') ? { nullable: true } : {}),
    ...(Array.isArray(values) ? { values } : {}),
  };
}

function readBody(
  root: Node,
  operation: Node,
  where: string,
): { encoding: Encoding; body: Record<string, Field> } {
  if (operation.requestBody === undefined) return { encoding: 'none', body: {} };
  const [media, ...others] = Object.entries(childOf(resolve(root, operation.requestBody), 'content'));
  const encoding = media && ENCODINGS[media[0]];
  if (!media || !encoding || others.length > 0)
    throw new Error(`${where}: a body must be either a form or JSON.`);
  const schema = resolve(root, childOf(media[1], 'schema'));
  if (schema.additionalProperties !== false)
    throw new Error(`${where}: a body must have additionalProperties: false.`);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const body: Record<string, Field> = {};
  for (const [name, written] of Object.entries(childOf(schema, 'properties'))) {
    body[name] = fieldOf(root, written, required.includes(name), `${where}, ${name}`);
  }
  return { encoding, body };
}

function pick(fields: Record<string, Field>, variant: WrittenVariant, names: string[], where: string) {
  const picked: Record<string, Field> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field)
      throw new Error(`${where}: the variant ${variant.name} names ${name}, which the call does not have.`);
    const value = variant.values?.[name];
    picked[name] = { ...field, required: true, ...(value === undefined ? {} : { values: [value] }) };
  }
  return picked;
}

function readOperation(
  root: Node,
  path: string,
  method: string,
  item: Node,
  operation: Node,
): ContractOperation {
  const key = `${method.toUpperCase()} ${path}`;
  const { operationId, 'x-roles': roles, 'x-variants': variants = [] } = operation;
  if (typeof operationId !== 'string') throw new Error(`${key} has no operationId.`);
  if (!Array.isArray(roles) || roles.length === 0)
    throw new Error(`${key} does not say who may call it (x-roles).`);
  const parameters = [item.parameters ?? [], operation.parameters ?? []]
    .flat()
    .map((one) => resolve(root, one));
  const fieldsIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map((one) => [
          String(one.name),
          fieldOf(root, one.schema, one.required === true, `${key}, ${String(one.name)}`),
        ]),
    );
  const query = fieldsIn('query');
  const { encoding, body } = readBody(root, operation, key);
  return {
    key,
    operationId,
    method: method.toUpperCase(),
    path,
    encoding,
    isWrite: method !== 'get' || operation['x-write'] === true,
    roles: roles.map(String),
    pathParams: fieldsIn('path'),
    shape: { name: 'only', document: null, isSent: true, query, body, fixed: {} },
    variants: (variants as WrittenVariant[]).map((variant) => ({
      name: variant.name,
      document: variant.document,
      isSent: variant.sent !== false,
      query: pick(query, variant, variant.query, key),
      body: pick(body, variant, variant.body, key),
      fixed: variant.values ?? {},
    })),
  };
}

export function readContract(openapiYaml: string): ContractOperation[] {
  const root: unknown = parse(openapiYaml);
  if (!isNode(root)) throw new Error('openapi.yaml is not a map.');
  return Object.entries(childOf(root, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isNode(item) && isNode(item[method])).map((method) =>
      readOperation(root, path, method, item as Node, childOf(item, method)),
    ),
  );
}
