import type { Answer, Call, Operation } from './operation-shape.ts';
import { type CallVariants, formOperations, writingGets } from './operations.gen.ts';

export type { Operation } from './operation-shape.ts';

/** What a successful call answers, as openapi.yaml describes it. A server may answer otherwise: read it tolerantly. */
export type CallAnswer<O extends Operation> = Answer<O>;

type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T }
    : object extends T
      ? { [P in K]?: T }
      : { [P in K]: T };

type InputOf<S> = S extends { path: infer P; query: infer Q; body: infer B }
  ? Part<'path', P> & Part<'query', Q> & Part<'body', B> & { signal?: AbortSignal }
  : never;

/**
 * What a call sends: path, query and body, each required where the operation requires one, and a signal
 * to abort it. A call that the documents describe in two shapes takes either, never a mixture.
 */
export type CallInput<O extends Operation> = InputOf<
  O extends keyof CallVariants ? CallVariants[O] : Call<O>
>;

/** Whether a call changes something on the server: every method but GET, and the GETs that write. */
export function isWrite(operation: Operation): boolean {
  return !operation.startsWith('GET ') || writingGets.has(operation);
}

/** Whether the body of a call travels as application/x-www-form-urlencoded; every other body is JSON. */
export function isFormEncoded(operation: Operation): boolean {
  return formOperations.has(operation);
}
