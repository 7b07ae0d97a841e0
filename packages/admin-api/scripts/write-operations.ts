import { literalText } from './literal-text.ts';
import type { ContractOperation, Variant } from './read-contract.ts';

const HEADER = `// Generated from openapi.yaml by scripts/generate.ts. Do not edit.`;

function union(names: string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');
}

function variantType(key: string, variant: Variant): string {
  const fixed = Object.entries(variant.fixed).map(([name, value]) => `${name}: ${literalText(value)}`);
  const fields = `${union(Object.keys(variant.query))}, ${union(Object.keys(variant.body))}`;
  return `CallVariant<'${key}', ${fields}${fixed.length ? `, { ${fixed.join('; ')} }` : ''}>`;
}

function callType({ key, variants }: ContractOperation): string {
  const sent = variants.filter((variant) => variant.isSent).map((variant) => variantType(key, variant));
  return sent.length === 1 ? `\n    ${sent[0]}` : sent.map((type) => `\n    | ${type}`).join('');
}

function set(name: string, why: string, operations: ContractOperation[]): string {
  const lines = operations.map(({ key }) => `  '${key}',\n`).join('');
  return `/** ${why} */\nexport const ${name}: ReadonlySet<Operation> = /* @__PURE__ */ new Set<Operation>([\n${lines}]);\n`;
}

export function writeOperations(operations: ContractOperation[]): string {
  const calls = operations
    .filter(({ variants }) => variants.length > 0)
    .map((operation) => `  '${operation.key}':${callType(operation)};\n`)
    .join('');
  return [
    HEADER,
    `import type { CallVariant, Operation } from './operation-shape.ts';\n`,
    `/** The calls that the two documents describe differently. A call takes one of its shapes, never a mixture. */\nexport interface CallVariants {\n${calls}}\n`,
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
