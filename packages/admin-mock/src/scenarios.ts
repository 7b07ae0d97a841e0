import type { Operation } from '@timemap/admin-api';
import type { AccountName } from './accounts.ts';

export type ScenarioTarget = Operation | '*';

export interface ScenarioOptions {
  /**
   * The number of requests it affects.
   * @default unlimited
   */
  times?: number;
}

interface Targeted extends ScenarioOptions {
  operation: ScenarioTarget;
}

/**
 * A way in which the server misbehaves. Plain data that can be sent as JSON, so that stories, tests and people at the
 * running demo (`PUT /__scenarios`) use the same scenarios.
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
  | (Targeted & { kind: 'twice'; seen: 'first' | 'second' })
  | (ScenarioOptions & { kind: 'as'; account: AccountName });

export type ScenarioKind = Scenario['kind'];

/** The answer never arrives. The request ends when the client aborts it. */
export const never = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'never',
  operation,
  ...options,
});

/** Delays the answer by `ms` milliseconds. Several delays add up. */
export const delay = (operation: ScenarioTarget, ms: number, options: ScenarioOptions = {}): Scenario => ({
  kind: 'delay',
  operation,
  ms,
  ...options,
});

/** Breaks the connection before the request is read: `fetch` rejects. */
export const drop = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'drop',
  operation,
  ...options,
});

/**
 * Changes nothing and answers `{ "error": text }`. Accepts any status, including 200; 429 and 503 carry `Retry-After:
 * 1`.
 */
export const fail = (
  operation: ScenarioTarget,
  text: string,
  status = 400,
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'fail', operation, text, status, ...options });

/** Answers a page of HTML instead of JSON, as proxies do. */
export const html = (operation: ScenarioTarget, status = 502, options: ScenarioOptions = {}): Scenario => ({
  kind: 'html',
  operation,
  status,
  ...options,
});

/** Changes nothing and answers without a body. */
export const empty = (operation: ScenarioTarget, status = 200, options: ScenarioOptions = {}): Scenario => ({
  kind: 'empty',
  operation,
  status,
  ...options,
});

/** Answers malformed JSON with a success status. */
export const malformed = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'malformed',
  operation,
  ...options,
});

/** Changes nothing and answers exactly this JSON. */
export const answer = (
  operation: ScenarioTarget,
  body: unknown,
  status = 200,
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'answer', operation, body, status, ...options });

/** Cuts the real answer off in the middle. */
export const truncated = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'truncated',
  operation,
  ...options,
});

/** Changes the type of every value of the real answer: lists to objects, numbers to null, texts to numbers. */
export const wrongTypes = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'wrongTypes',
  operation,
  ...options,
});

/** Replaces the names and messages of the real answer by hostile texts (markup, direction marks, great length). */
export const hostile = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'hostile',
  operation,
  ...options,
});

/** Empties every list of the real answer. */
export const noRows = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'noRows',
  operation,
  ...options,
});

/** Makes the change, then answers a failure without a body. */
export const applyThenFail = (
  operation: ScenarioTarget,
  status = 500,
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'applyThenFail', operation, status, ...options });

/** Makes the change, then breaks the connection: `fetch` rejects. */
export const applyThenDrop = (operation: ScenarioTarget, options: ScenarioOptions = {}): Scenario => ({
  kind: 'applyThenDrop',
  operation,
  ...options,
});

/**
 * Delivers every request twice, as a proxy does after it has lost a connection: the server handles it twice, and the
 * client sees the answer to the second or the first delivery.
 */
export const twice = (
  operation: ScenarioTarget,
  seen: 'first' | 'second' = 'second',
  options: ScenarioOptions = {},
): Scenario => ({ kind: 'twice', operation, seen, ...options });

/** Treats every request as this account's, whatever its session. */
export const as = (account: AccountName, options: ScenarioOptions = {}): Scenario => ({
  kind: 'as',
  account,
  ...options,
});
