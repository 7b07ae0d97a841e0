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
  readonly kind?: 'slow' | 'session' | 'access' | 'notFound' | 'hang';
}

const faults: readonly Fault[] = [
  { id: 'F1', name: 'the connection is refused', scenarios: (call) => [drop(call)], readAttempts: 3 },
  {
    id: 'F2',
    name: 'the answer never comes',
    scenarios: (call) => [never(call)],
    readAttempts: 1,
    kind: 'hang',
  },
  {
    id: 'F3',
    name: 'the answer takes 3 s',
    scenarios: (call) => [delay(call, 3000)],
    readAttempts: 1,
    kind: 'slow',
  },
  {
    id: 'F4',
    name: '400 with a reason',
    scenarios: (call) => [fail(call, SERVER_TEXT, 400)],
    readAttempts: 1,
    saysWhy: true,
  },
  {
    id: 'F5a',
    name: 'Invalid session at 200',
    scenarios: (call) => [fail(call, 'Invalid session', 200)],
    readAttempts: 1,
    kind: 'session',
  },
  {
    id: 'F5b',
    name: 'Not signed in at 400',
    scenarios: (call) => [fail(call, 'Not signed in', 400)],
    readAttempts: 1,
    kind: 'session',
  },
  {
    id: 'F6a',
    name: 'no access to the organization',
    scenarios: (call) => [fail(call, ACCESS_TEXT, 400)],
    readAttempts: 1,
    saysWhy: true,
    kind: 'access',
  },
  {
    id: 'F6b',
    name: '403 with a reason',
    scenarios: (call) => [fail(call, SERVER_TEXT, 403)],
    readAttempts: 1,
    saysWhy: true,
  },
  {
    id: 'F7',
    name: '404 with a reason',
    scenarios: (call) => [fail(call, SERVER_TEXT, 404)],
    readAttempts: 1,
    saysWhy: true,
    kind: 'notFound',
  },
  { id: 'F8', name: '404 of a proxy', scenarios: (call) => [html(call, 404)], readAttempts: 1 },
  {
    id: 'F9',
    name: '429 with Retry-After',
    scenarios: (call) => [fail(call, SERVER_TEXT, 429)],
    readAttempts: 3,
    saysWhy: true,
  },
  {
    id: 'F10',
    name: '500 with a reason',
    scenarios: (call) => [fail(call, SERVER_TEXT, 500)],
    readAttempts: 3,
    saysWhy: true,
  },
  { id: 'F11', name: '502 of a proxy', scenarios: (call) => [html(call, 502)], readAttempts: 3 },
  { id: 'F12', name: '503 without a body', scenarios: (call) => [empty(call, 503)], readAttempts: 3 },
  {
    id: 'F13',
    name: 'a reason at 200',
    scenarios: (call) => [fail(call, SERVER_TEXT, 200)],
    readAttempts: 1,
    saysWhy: true,
  },
  { id: 'F15', name: 'HTML at 200', scenarios: (call) => [html(call, 200)], readAttempts: 1 },
  { id: 'F16a', name: 'JSON cut off', scenarios: (call) => [truncated(call)], readAttempts: 1 },
  { id: 'F16b', name: 'JSON that is none', scenarios: (call) => [malformed(call)], readAttempts: 1 },
  {
    id: 'F24',
    name: 'refused because it was changed elsewhere',
    scenarios: (call) => [fail(call, SERVER_TEXT, 409)],
    readAttempts: 1,
    saysWhy: true,
  },
];

export const readFaults: readonly Fault[] = [
  ...faults,
  { id: 'F14a', name: '200 without a body', scenarios: (call) => [empty(call, 200)], readAttempts: 1 },
  { id: 'F14b', name: '204', scenarios: (call) => [empty(call, 204)], readAttempts: 1 },
  { id: 'F17', name: 'wrong types throughout', scenarios: (call) => [wrongTypes(call)], readAttempts: 1 },
];

export const writeFaults: readonly Fault[] = [
  ...faults,
  {
    id: 'F21a',
    name: 'applied, and the answer is lost',
    scenarios: (call) => [applyThenDrop(call)],
    readAttempts: 1,
  },
  {
    id: 'F21b',
    name: 'applied, and the answer is a 500',
    scenarios: (call) => [applyThenFail(call)],
    readAttempts: 1,
  },
];

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
