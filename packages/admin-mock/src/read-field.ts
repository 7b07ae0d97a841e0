import type { ContractField } from './contract.gen.ts';

function wantedText(field: ContractField): string {
  if (field.values) return field.values.map((value) => JSON.stringify(value)).join(' or ');
  const names = {
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    string: 'a text',
    json: 'a text that holds JSON',
  };
  return names[field.type] + (field.nullable ? ' or null' : '');
}

export type ReadField = { isValid: true; value: unknown } | { isValid: false; wanted: string };

/** `isText`: every value of a path, query or form is text. In JSON, a quoted number is no number. */
export function readField(field: ContractField, sent: unknown, isText: boolean): ReadField {
  const value = isText && typeof sent === 'string' ? fromText(field.type, sent) : sent;
  const isValid =
    (value === null && field.nullable === true) ||
    (isOfType(field.type, value) && (!field.values || field.values.some((allowed) => allowed === value)));
  return isValid ? { isValid, value } : { isValid, wanted: wantedText(field) };
}

function fromText(type: ContractField['type'], text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function isOfType(type: ContractField['type'], value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string';
    case 'json':
      return typeof value === 'string' && isJson(value);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
