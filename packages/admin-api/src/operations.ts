import type { Answer, Call, Operation } from './operation-shape.ts';
import { type CallVariants, formOperations, writingGets } from './operations.gen.ts';

export type { Operation } from './operation-shape.ts';

/** The answer of a successful call as openapi.yaml describes it. A server may answer differently, so use a decoder. */
export type CallAnswer<O extends Operation> = Answer<O>;

type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T }
    : object extends T
      ? { [P in K]?: T }
      : { [P in K]: T };

type InputOf<S> = S extends { path: infer P; query: infer Q; body: infer B }
  ? Part<'path', P> &
      Part<'query', Q> &
      Part<'body', B> & {
        signal?: AbortSignal;
        /** Asked when the token is there, right before the call is sent; `false` ends the call as aborted. @default it may */
        mayBeSent?: () => boolean;
      }
  : never;

/**
 * The input of a call: path, query and body, each required if the operation requires it, and a signal to abort it. A
 * call that the documents describe in two shapes takes either, never a mixture.
 */
export type CallInput<O extends Operation> = InputOf<
  O extends keyof CallVariants ? CallVariants[O] : Call<O>
>;

/** Whether a call changes something on the server: every method except GET, and the GETs that write. */
export function isWrite(operation: Operation): boolean {
  return !operation.startsWith('GET ') || writingGets.has(operation);
}

/** Whether the body of a call is sent as application/x-www-form-urlencoded; every other body is JSON. */
export function isFormEncoded(operation: Operation): boolean {
  return formOperations.has(operation);
}
