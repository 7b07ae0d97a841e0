import type { Client, ClientPathsWithMethod, FetchOptions, MethodResponse } from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

type Contract = Client<paths, 'application/json'>;
type Method = 'get' | 'post' | 'put' | 'delete';

/** A call of the contract, by method and templated path, for example `'GET /organizations/{id}'`. */
export type Operation = {
  [M in Method]: `${Uppercase<M>} ${ClientPathsWithMethod<Contract, M>}`;
}[Method];

type MethodOf<O extends Operation> = O extends `${infer M extends Uppercase<Method>} ${string}`
  ? Lowercase<M>
  : never;
type PathOf<O extends Operation> = O extends `${string} ${infer P extends keyof paths}` ? P : never;
type Described<O extends Operation> = paths[PathOf<O>][MethodOf<O>];
type Parameters<O extends Operation> = Described<O> extends { parameters: infer P } ? P : never;
type Part<P, K extends string> = P extends { [Name in K]?: infer T } ? T : never;
type Flat<T> = { [K in keyof T]: T[K] };

export interface Call<O extends Operation> {
  path: Part<Parameters<O>, 'path'>;
  query: Part<Parameters<O>, 'query'>;
  body: Flat<FetchOptions<Described<O>>['body']>;
}

export type Answer<O extends Operation> = MethodResponse<Contract, MethodOf<O>, PathOf<O>>;

/** All named keys are required; `undefined` if there are none. */
type Only<T, K extends string> = [K] extends [never] ? undefined : Required<Pick<T, K & keyof T>>;

/** The exact fields of one shape. `Fixed` narrows fields with one value. */
export interface CallVariant<
  O extends Operation,
  Query extends string,
  Body extends string,
  Fixed extends object = object,
> {
  path: Call<O>['path'];
  query: Only<Exclude<Call<O>['query'], undefined>, Query> & ([Query] extends [never] ? unknown : Fixed);
  body: Only<Exclude<Call<O>['body'], undefined>, Body>;
}
