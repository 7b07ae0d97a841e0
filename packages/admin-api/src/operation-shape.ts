/** What openapi-typescript writes for one operation, as far as this package reads it. */
interface DescribedOperation {
  parameters: { path?: unknown; query?: unknown };
  requestBody?: unknown;
  responses: unknown;
}

type JsonOf<R> = R extends { content: { 'application/json': infer T } } ? T : null;

type AnswerOf<R> = R extends { 200: infer Ok } ? JsonOf<Ok> : never;

type BodyOf<O extends DescribedOperation> = O['requestBody'] extends { content: infer C }
  ? C[keyof C]
  : undefined;

/** The keys of `T` named by `K`, all of them required; `undefined` when none is named. */
type Only<T, K extends string> = [K] extends [never] ? undefined : Required<Pick<T, K & keyof T>>;

/** One call: what goes into its path, its query string and its body, and what comes back on success. */
export interface Call<O extends DescribedOperation> {
  path: O['parameters']['path'];
  query: O['parameters']['query'];
  body: BodyOf<O>;
  answer: AnswerOf<O['responses']>;
}

/**
 * One of several shapes of a call that the two documents describe differently: exactly the named query
 * and body fields, with `Fixed` narrowing those of one value.
 */
export interface CallVariant<
  O extends DescribedOperation,
  Query extends string,
  Body extends string,
  Fixed extends object = object,
> {
  path: O['parameters']['path'];
  query: Only<Exclude<O['parameters']['query'], undefined>, Query> &
    ([Query] extends [never] ? unknown : Fixed);
  body: Only<Exclude<O['requestBody'], undefined> extends { content: infer C } ? C[keyof C] : never, Body>;
  answer: AnswerOf<O['responses']>;
}
