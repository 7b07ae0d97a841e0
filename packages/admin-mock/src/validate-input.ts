import type { ContractField, ContractVariant, OperationContract } from './contract.gen.ts';
import type { ReadBody } from './read-body.ts';
import { readField } from './read-field.ts';
import { invalid } from './refusal.ts';

type Values = Record<string, unknown>;

export interface ValidInput {
  path?: Values;
  query?: Values;
  body?: Values;
}

interface Reading<T> {
  value: T;
  faults: string[];
}

const encodingNames = {
  form: 'a form (application/x-www-form-urlencoded)',
  json: 'JSON (application/json)',
  other: 'one of another content type',
};

export function validateInput(
  operation: OperationContract,
  pathValues: Record<string, string>,
  query: { values: Record<string, string>; repeated: string | null },
  body: ReadBody,
): ValidInput {
  if (body.fault) throw invalid(body.fault);
  if (query.repeated) throw invalid(`The query string has the field "${query.repeated}" twice.`);
  const path = readFields(operation.pathParams, pathValues, 'path', true);
  const readings = operation.variants.map((variant) => readVariant(operation, variant, query.values, body));
  const nearest = readings.reduce((best, other) => (other.faults.length < best.faults.length ? other : best));
  const fault = path.faults[0] ?? nearest.faults[0];
  if (fault) throw invalid(fault);
  const parts = Object.entries({ path: path.value, ...nearest.value });
  return Object.fromEntries(parts.filter(([, fields]) => Object.keys(fields).length > 0));
}

function readVariant(
  operation: OperationContract,
  variant: ContractVariant,
  queryValues: Values,
  body: ReadBody,
): Reading<Omit<ValidInput, 'path'>> {
  const query = readFields(variant.query, queryValues, 'query string', true);
  const wanted = Object.keys(variant.body).length > 0 ? operation.encoding : 'none';
  if (body.encoding !== wanted && body.encoding !== 'none') {
    const sent = encodingNames[body.encoding];
    const fault =
      wanted === 'none'
        ? `This call has no body, but there is ${sent}.`
        : `The body must be ${encodingNames[wanted]}, not ${sent}.`;
    return { value: { query: query.value, body: {} }, faults: [...query.faults, fault] };
  }
  if (body.encoding === 'json' && !isPlainObject(body.value)) {
    return {
      value: { query: query.value, body: {} },
      faults: [...query.faults, 'The body must be a JSON object.'],
    };
  }
  const sent = isPlainObject(body.value) ? body.value : {};
  const read = readFields(variant.body, sent, wanted === 'form' ? 'form' : 'body', wanted === 'form');
  return { value: { query: query.value, body: read.value }, faults: [...query.faults, ...read.faults] };
}

function isPlainObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFields(
  fields: Readonly<Record<string, ContractField>>,
  sent: Values,
  place: string,
  isText: boolean,
): Reading<Values> {
  const value: Values = {};
  const faults: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(sent, name)) {
      if (field.required) faults.push(`The ${place} lacks the field "${name}".`);
      continue;
    }
    const read = readField(field, sent[name], isText);
    if (read.isValid) value[name] = read.value;
    else faults.push(`The field "${name}" of the ${place} must be ${read.wanted}.`);
  }
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(fields, name))
      faults.push(`The ${place} has a field "${name}" that this call does not know.`);
  }
  return { value, faults };
}
