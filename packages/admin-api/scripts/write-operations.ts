import { literalText } from './literal-text.ts';
import type { ContractOperation, Variant } from './read-contract.ts';

const HEADER = `// Generated from openapi.yaml by scripts/generate.ts. Do not edit.`;

function union(names: string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');
}

function variantType(operationId: string, variant: Variant): string {
  const fixed = Object.entries(variant.fixed).map(([name, value]) => `${name}: ${literalText(value)}`);
  const fields = `${union(Object.keys(variant.query))}, ${union(Object.keys(variant.body))}`;
  return `CallVariant<operations['${operationId}'], ${fields}${fixed.length ? `, { ${fixed.join('; ')} }` : ''}>`;
}

function callType({ operationId, variants }: ContractOperation): string {
  if (variants.length === 0) return ` Call<operations['${operationId}']>`;
  const sent = variants
    .filter((variant) => variant.isSent)
    .map((variant) => variantType(operationId, variant));
  return sent.length === 1 ? `\n    ${sent[0]}` : sent.map((type) => `\n    | ${type}`).join('');
}

function set(name: string, why: string, operations: ContractOperation[]): string {
  const lines = operations.map(({ key }) => `  '${key}',\n`).join('');
  return `/** ${why} */\nexport const ${name}: ReadonlySet<keyof Operations> = /* @__PURE__ */ new Set<keyof Operations>([\n${lines}]);\n`;
}

/** The types of all calls, and the two small tables that a client needs while it runs. */
export function writeOperations(operations: ContractOperation[]): string {
  const calls = operations.map((operation) => `  '${operation.key}':${callType(operation)};\n`).join('');
  return [
    HEADER,
    `import type { Call, CallVariant } from './operation-shape.ts';\nimport type { operations } from './schema.gen.ts';\n`,
    `/** Every call of the contract: what it sends and what it answers. A union where the documents differ. */\nexport interface Operations {\n${calls}}\n`,
    set(
      'formOperations',
      'Calls whose body is application/x-www-form-urlencoded; every other body is JSON.',
      operations.filter(({ encoding }) => encoding === 'form'),
    ),
    set(
      'writingGets',
      'GETs that change something: never retried, prefetched or fired twice.',
      operations.filter(({ method, isWrite }) => method === 'GET' && isWrite),
    ),
  ].join('\n');
}
