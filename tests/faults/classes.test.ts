import {
  type AdminClient,
  type ApiError,
  call,
  createAdminClient,
  decodeCoupons,
  type Operation,
} from '@timemap/admin-api';
import { createMockServer } from '@timemap/admin-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMissing } from '../../packages/admin-kit/src/messages/is-missing.ts';
import { type Fault, isUnclear, readClasses, writeClasses } from './columns.ts';

interface Call {
  readonly operation: Operation;
  readonly make: (client: AdminClient) => Promise<unknown>;
}

const read: Call = {
  operation: 'GET /coupons',
  make: (client) => call(client, 'GET /coupons', {}, decodeCoupons),
};
const write: Call = {
  operation: 'POST /licenses/toggle',
  make: (client) => call(client, 'POST /licenses/toggle', { body: { licenseKey: 5001 } }),
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function errorUnder(fault: Fault, { operation, make }: Call): Promise<ApiError | null> {
  const server = createMockServer({ scenarios: fault.scenarios(operation) });
  const sessionId = server.signIn('globalAdmin');
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (request) => server.fetch(request as Request),
  });
  const error = make(client).then(
    () => null,
    (thrown: ApiError) => thrown,
  );
  await vi.advanceTimersByTimeAsync(90_000);
  return error;
}

/** What a screen can tell apart. Screens treat all kinds of unclear writes alike. */
async function factsUnder(fault: Fault, made: Call) {
  const error = await errorUnder(fault, made);
  if (error === null) return null;
  const { kind, serverText, mayHaveBeenApplied } = error;
  return {
    kind: mayHaveBeenApplied ? 'unclear' : kind,
    hasReason: serverText !== null,
    mayHaveBeenApplied,
    isMissing: isMissing(error),
  };
}

describe.each([
  ['read', read, readClasses],
  ['write', write, writeClasses],
] as const)('the classes of faults of a %s', (_, made, classes) => {
  const pairs = Object.entries(classes).flatMap(([name, [representative, ...others]]) =>
    others.map((fault) => [fault.id, name, fault, representative as Fault] as const),
  );

  it.each(pairs)('%s gives the error that represents %s', async (_id, _name, fault, representative) => {
    expect(await factsUnder(fault, made)).toEqual(await factsUnder(representative, made));
  });
});

describe('the faults of a write', () => {
  it.each(Object.entries(writeClasses))('say for %s whether it may have been made', async (name, faults) => {
    for (const fault of faults) {
      const error = await errorUnder(fault, write);
      expect(error?.mayHaveBeenApplied === true).toBe(isUnclear(name as keyof typeof writeClasses));
    }
  });
});
