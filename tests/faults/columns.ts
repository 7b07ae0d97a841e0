import type { Operation } from '@timemap/admin-api';
import {
  applyThenDrop,
  applyThenFail,
  delay,
  drop,
  empty,
  fail,
  hostile,
  html,
  malformed,
  never,
  noRows,
  type Scenario,
  truncated,
  twice,
  wrongTypes,
} from '@timemap/admin-mock/scenarios';

export const SERVER_TEXT = 'The registry is being moved';
export const ACCESS_TEXT = 'User does not have access to organization';

export interface Fault {
  readonly id: string;
  readonly name: string;
  readonly scenarios: (operation: Operation) => Scenario[];
  readonly readAttempts: number;
  readonly saysWhy?: boolean;
}

const withReason = (id: string, name: string, text: string, status: number, readAttempts = 1): Fault => ({
  id,
  name,
  scenarios: (call) => [fail(call, text, status)],
  readAttempts,
  saysWhy: true,
});

const fault = (id: string, name: string, spoil: (call: Operation) => Scenario, readAttempts = 1): Fault => ({
  id,
  name,
  scenarios: (call) => [spoil(call)],
  readAttempts,
});

const connectionRefused = fault('F1', 'the connection is refused', drop, 3);
const noAnswer = fault('F2', 'the answer never comes', never);
const slowAnswer = fault('F3', 'the answer takes 3 s', (call) => delay(call, 3000));
const refusal = withReason('F4', '400 with a reason', SERVER_TEXT, 400);
const invalidSession = fault('F5a', 'Invalid session at 200', (call) => fail(call, 'Invalid session', 200));
const notSignedIn = fault('F5b', 'Not signed in at 400', (call) => fail(call, 'Not signed in', 400));
const noAccess = withReason('F6a', 'no access to the organization', ACCESS_TEXT, 400);
const forbidden = withReason('F6b', '403 with a reason', SERVER_TEXT, 403);
const notFound = withReason('F7', '404 with a reason', SERVER_TEXT, 404);
const notFoundByProxy = fault('F8', '404 of a proxy', (call) => html(call, 404));
const tooManyRequests = withReason('F9', '429 with Retry-After', SERVER_TEXT, 429, 3);
const serverError = withReason('F10', '500 with a reason', SERVER_TEXT, 500, 3);
const badGateway = fault('F11', '502 of a proxy', (call) => html(call, 502), 3);
const unavailable = fault('F12', '503 without a body', (call) => empty(call, 503), 3);
const refusalAt200 = withReason('F13', 'a reason at 200', SERVER_TEXT, 200);
const emptyAt200 = fault('F14a', '200 without a body', (call) => empty(call, 200));
const noContent = fault('F14b', '204', (call) => empty(call, 204));
const htmlAt200 = fault('F15', 'HTML at 200', (call) => html(call, 200));
const jsonCutOff = fault('F16a', 'JSON cut off', truncated);
const notJson = fault('F16b', 'JSON that is none', malformed);
const wrongTypesThroughout = fault('F17', 'wrong types throughout', wrongTypes);
const appliedAndDropped = fault('F21a', 'applied, and the answer is lost', applyThenDrop);
const appliedAndFailed = fault('F21b', 'applied, and the answer is a 500', applyThenFail);
const conflict = withReason('F24', 'refused because it was changed elsewhere', SERVER_TEXT, 409);

type Classes = Readonly<Record<string, readonly [representative: Fault, ...others: Fault[]]>>;

/** A screen cannot tell the faults of a class apart (see `classes.test.ts`), so the first one stands for the others. */
export const readClasses = {
  network: [connectionRefused],
  timeout: [noAnswer],
  slow: [slowAnswer],
  refused: [refusal, forbidden, tooManyRequests, serverError, refusalAt200, conflict],
  session: [invalidSession, notSignedIn],
  access: [noAccess],
  missing: [notFound],
  status: [notFoundByProxy, badGateway, unavailable],
  format: [htmlAt200, emptyAt200, noContent, jsonCutOff, notJson],
  shape: [wrongTypesThroughout],
} satisfies Classes;

/** Unlike a refusal, an error of the server leaves open whether the change was made. */
export const writeClasses = {
  network: [connectionRefused],
  timeout: [noAnswer],
  slow: [slowAnswer],
  refused: [refusal, forbidden, tooManyRequests, refusalAt200, conflict],
  session: [invalidSession, notSignedIn],
  access: [noAccess],
  missing: [notFound],
  status: [notFoundByProxy],
  error: [badGateway, unavailable],
  'error with a reason': [serverError],
  format: [htmlAt200, notJson],
  lost: [appliedAndDropped, appliedAndFailed, jsonCutOff],
} satisfies Classes;

type WriteClass = keyof typeof writeClasses;

const unclear: ReadonlySet<WriteClass> = new Set([
  'network',
  'timeout',
  'error',
  'error with a reason',
  'format',
  'lost',
]);

/** Whether the server may have made the change, as far as the client can know. */
export const isUnclear = (faultClass: WriteClass) => unclear.has(faultClass);

export interface Column<Class extends string = string> extends Fault {
  readonly faultClass: Class;
}

interface Row {
  readonly operation: Operation;
  readonly standsFor?: string;
}

const isRest = process.env.FAULTS === 'rest';

/** Every run has one fault of each class, and all for the rows that stand for others. `FAULTS=rest` has what is left. */
export function cellsOf<R extends Row, Class extends string>(
  rows: readonly R[],
  classes: Readonly<Record<Class, readonly Fault[]>>,
  part: 'every run' | 'rest' = isRest ? 'rest' : 'every run',
): (readonly [operation: Operation, row: R, columns: readonly Column<Class>[]])[] {
  const isChosen = (row: R, index: number) =>
    (index === 0 || row.standsFor !== undefined) === (part === 'every run');
  return rows
    .map((row) => {
      const columns = (Object.keys(classes) as Class[]).flatMap((faultClass) =>
        classes[faultClass]
          .filter((_, index) => isChosen(row, index))
          .map((fault) => ({ ...fault, faultClass })),
      );
      return [row.operation, row, columns] as const;
    })
    .filter(([, , columns]) => columns.length > 0);
}

export const reloadFault = {
  id: 'F23',
  name: 'the write succeeds, the reload after it fails',
  scenarios: (reads: readonly Operation[]): Scenario[] => reads.map((call) => fail(call, SERVER_TEXT, 400)),
} as const;

/** A refused second delivery hides that the first one was accepted. */
export const twiceFaults = (['first', 'second'] as const).map((seen) => ({
  id: seen === 'first' ? 'F25a' : 'F25b',
  name: `delivered twice, and the ${seen} answer arrives`,
  scenarios: (call: Operation): Scenario[] => [twice(call, seen, { times: 1 })],
}));

export const orderFault = {
  id: 'F26',
  name: 'an outdated answer arrives after a newer one',
  scenarios: (call: Operation): Scenario[] =>
    [noRows, hostile, wrongTypes].map((spoil) => spoil(call, { times: 1 })),
} as const;
