import type { Operation } from '@timemap/admin-api';
import type { AccountName } from './accounts.ts';

/** The calls a scenario bears on: one operation, or all of them. */
export type ScenarioTarget = Operation | '*';

export interface ScenarioOptions {
  /**
   * How many requests it bears on before it is used up.
   * @default unlimited
   */
  times?: number;
}

interface Targeted extends ScenarioOptions {
  operation: ScenarioTarget;
}

/**
 * One way in which the server departs from its good behaviour. Plain data: it travels as JSON, so that stories,
 * tests and a person at the running demo (`PUT /__scenarios`) say the same things.
 */
export type Scenario =
  | (Targeted & { kind: 'never' })
  | (Targeted & { kind: 'delay'; ms: number })
  | (Targeted & { kind: 'drop' })
  | (Targeted & { kind: 'fail'; text: string; status: number })
  | (Targeted & { kind: 'html'; status: number })
  | (Targeted & { kind: 'empty'; status: number })
  | (Targeted & { kind: 'malformed' })
  | (Targeted & { kind: 'answer'; body: unknown; status: number })
  | (Targeted & { kind: 'truncated' })
  | (Targeted & { kind: 'wrongTypes' })
  | (Targeted & { kind: 'hostile' })
  | (Targeted & { kind: 'noRows' })
  | (Targeted & { kind: 'applyThenFail'; status: number })
  | (Targeted & { kind: 'applyThenDrop' })
  | (ScenarioOptions & { kind: 'as'; account: AccountName });

export type ScenarioKind = Scenario['kind'];

/** The answer never comes; the request ends when the client gives up. */
export const never = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'never',
  operation,
  ...options,
});

/** The answer comes `ms` milliseconds late; several delays add up. */
export const delay = (operation: ScenarioTarget, ms: number, options: ScenarioOptions = {}): Scenario => ({
  kind: 'delay',
  operation,
  ms,
  ...options,
});

/** The connection breaks before the request is read: `fetch` rejects. */
export const drop = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'drop',
  operation,
  ...options,
});

/**
 * Nothing is done and the answer is `{ "error": text }`. Any status, 200 included; 429 and 503 carry
 * `Retry-After: 1`.
 */
export const fail = (
  operation: ScenarioTarget,
  text: string,
  status = 400,
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'fail', operation, text, status, ...options });

/** A page of HTML where JSON was due, as a proxy in between sends it. */
export const html = (operation: ScenarioTarget, status = 502, options: ScenarioOptions = {}): Scenario => ({
  kind: 'html',
  operation,
  status,
  ...options,
});

/** Nothing is done and the answer has no body. */
export const empty = (operation: ScenarioTarget, status = 200, options: ScenarioOptions = {}): Scenario => ({
  kind: 'empty',
  operation,
  status,
  ...options,
});

/** A success that calls itself JSON and is not. */
export const malformed = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'malformed',
  operation,
  ...options,
});

/** Nothing is done and the answer is exactly this JSON. */
export const answer = (
  operation: ScenarioTarget,
  body: unknown,
  status = 200,
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'answer', operation, body, status, ...options });

/** The real answer, cut off in the middle. */
export const truncated = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'truncated',
  operation,
  ...options,
});

/** The real answer with every value of another type: lists as objects, numbers as null, texts as numbers. */
export const wrongTypes = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'wrongTypes',
  operation,
  ...options,
});

/** The real answer with hostile texts (markup, direction marks, great length) in place of names and messages. */
export const hostile = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'hostile',
  operation,
  ...options,
});

/** The real answer with every list in it empty. */
export const noRows = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'noRows',
  operation,
  ...options,
});

/** The change is made, and the answer is a failure without a body. */
export const applyThenFail = (
  operation: ScenarioTarget,
  status = 500,
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'applyThenFail', operation, status, ...options });

/** The change is made, and the connection breaks before the answer: `fetch` rejects. */
export const applyThenDrop = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'applyThenDrop',
  operation,
  ...options,
});

/** Every request counts as this account's, whatever session it carries. */
export const as = (account: AccountName, options: ScenarioOptions = {}): Scenario => ({
  kind: 'as',
  account,
  ...options,
});
