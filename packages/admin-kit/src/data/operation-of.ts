import type { Operation } from '@timemap/admin-api';

export function operationOf<Input>(
  { operation }: { readonly operation: Operation | ((input: Input) => Operation) },
  input: Input,
): Operation {
  return typeof operation === 'function' ? operation(input) : operation;
}
