import { type AccountName, accounts } from './accounts.ts';
import { type Answer, answerRequest } from './answer-request.ts';
import type { AppliedChange } from './applied-change.ts';
import { contract } from './contract.gen.ts';
import type { MockDb } from './db.ts';
import { createHeldAnswers } from './held-answers.ts';
import { createPacketRelay, type Packet, type PacketListener } from './packet-relay.ts';
import { readBody, readPairs } from './read-body.ts';
import { createRequestLog, type RecordedRequest } from './recorded-requests.ts';
import { invalid } from './refusal.ts';
import {
  afterApplying,
  distort,
  errorResponse,
  jsonResponse,
  orAborted,
  replace,
  waitFor,
} from './responses.ts';
import { routeRequest } from './route-request.ts';
import { createScenarioBoard, type ScenarioPlan } from './scenario-board.ts';
import type { Scenario, ScenarioTarget } from './scenarios.ts';
import { createSeed, type SeedName } from './seed/create-seed.ts';
import { openSession, requireSession } from './sessions.ts';

export interface MockServerOptions {
  /**
   * What the server knows at first: a seed by name, or a database (`createEmptyDb()` and your own rows).
   * @default 'small'
   */
  seed?: SeedName | MockDb;
  /** The server's clock. @default the machine's */
  now?: () => Date;
  /** In force from the start, and again after `resetScenarios()`. @default none */
  scenarios?: readonly Scenario[];
  /** The part of every path before the contract's, for example `/api/v1`. @default '' */
  basePath?: string;
  /**
   * Called after each call that changed the database. The answer waits for the promise, and is a failure when the
   * promise rejects.
   * @default nothing is called
   */
  onChange?: (change: AppliedChange) => void | Promise<void>;
}

/** One stateful back end behind a `fetch`. */
export interface MockServer {
  /**
   * Answers one request. Rejects only as a broken connection or a given-up request would.
   * `basePath` takes the place of the server's own for this request.
   */
  fetch(request: Request, options?: { basePath?: string }): Promise<Response>;
  readonly db: MockDb;
  /** What reached the server so far, in order. */
  requests(): RecordedRequest[];
  /** Adds scenarios; of two that exclude each other the later one decides. */
  use(...scenarios: Scenario[]): void;
  /** The scenarios in force, with what is left of their `times`. */
  scenarios(): Scenario[];
  /** Back to the scenarios the server was created with. */
  resetScenarios(): void;
  /** Takes all scenarios away, also those the server was created with. */
  clearScenarios(): void;
  /**
   * Calls of the target are recorded and then wait, until the returned function is called: what is done meanwhile is
   * done before they are answered, however slow the machine. `'*'` holds all.
   */
  hold(target: ScenarioTarget): () => void;
  /** Opens a session of an account of the seed; returns the session id. */
  signIn(account: AccountName): string;
  /** Hears the packets that clients publish; returns how to stop. */
  subscribe(listener: PacketListener): () => void;
  /** Passes a client's packet on to the others. */
  publish(packet: Packet, from?: PacketListener): void;
}

/**
 * A stand-in server: the whole contract, with state, roles and strictness, and no network.
 * @example
 * const server = createMockServer();
 * const client = createAdminClient({
 *   baseUrl: 'https://api.example',
 *   getSessionId: () => server.signIn('globalAdmin'),
 *   fetch: (input, init) => server.fetch(new Request(input, init)),
 * });
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const {
    seed = 'small',
    now = () => new Date(),
    scenarios = [],
    basePath = '',
    onChange = () => undefined,
  } = options;
  const db = typeof seed === 'string' ? createSeed(seed, now()) : seed;
  const board = createScenarioBoard(scenarios);
  const log = createRequestLog();
  const relay = createPacketRelay();
  const held = createHeldAnswers();

  const userOf = (request: Request, { account }: ScenarioPlan) => {
    if (account === null) return requireSession(db, request.headers);
    const user = db.users.get(accounts[account].userId);
    if (!user) throw invalid(`The database has no account '${account}'.`);
    return user;
  };

  const fetch: MockServer['fetch'] = async (request, { basePath: prefix = basePath } = {}) => {
    const url = new URL(request.url);
    const path = withoutPrefix(url.pathname, prefix);
    const route = path === null ? ({ found: 'nothing' } as const) : routeRequest(request.method, path);
    const query = readPairs(url.searchParams);
    const recorded: RecordedRequest = {
      operation: route.found === 'operation' ? route.operation : null,
      method: request.method,
      path: path ?? url.pathname,
      query: query.values,
      encoding: 'none',
      body: null,
      headers: Object.fromEntries(request.headers),
    };
    // Counted before anything is waited for: requests are in the order in which they arrived.
    log.add(recorded);
    const plan = board.plan(recorded.operation);
    const released = held.released(recorded.operation);
    const body = await readBody(request);
    recorded.encoding = body.encoding;
    recorded.body = body.value;

    if (released) await orAborted(released, request.signal);
    await waitFor(plan.delayMs, request.signal);
    if (plan.replacement) return replace(plan.replacement, request.signal);
    const { method } = request;
    const call = { method, path: recorded.path, query, body };
    const at = now();
    let userId: number | null = null;
    const requireUser = () => {
      const user = userOf(request, plan);
      userId = user.id;
      return user;
    };
    const answer = answerRequest({ ...call, route, requireUser }, db, () => at);
    if (recorded.operation && contract[recorded.operation].isWrite && answer.status < 400) {
      const change: AppliedChange | null =
        recorded.operation === 'POST /login'
          ? signInOf(answer, db)
          : { kind: 'call', at: at.toISOString(), userId, call };
      try {
        if (change) await onChange(change);
      } catch (error) {
        return errorResponse(error instanceof Error ? error.message : String(error), 500);
      }
    }
    return respond(answer, plan);
  };

  return {
    fetch,
    db,
    requests: log.list,
    use: board.use,
    scenarios: board.list,
    resetScenarios: board.reset,
    clearScenarios: board.clear,
    hold: held.hold,
    signIn: (account) => {
      const { userId } = accounts[account];
      const sessionId = openSession(db, userId);
      // Whoever keeps the changes reports a failure elsewhere; this method answers before they are kept.
      void Promise.resolve(onChange({ kind: 'signIn', userId })).catch(() => undefined);
      return sessionId;
    },
    subscribe: relay.subscribe,
    publish: relay.publish,
  };
}

function respond({ value, status }: Answer, plan: ScenarioPlan): Response {
  // What was refused was not applied, and its text is not the wire's to spoil.
  if (status >= 400) return jsonResponse(value, status);
  if (plan.afterwards) return afterApplying(plan.afterwards);
  return distort(value, status, plan.distortions);
}

/** The session that a login opened, without the password; `null` for a login that was turned down. */
function signInOf({ value }: Answer, db: MockDb): AppliedChange | null {
  const sessionId = typeof value === 'object' && value !== null && 'sid' in value ? String(value.sid) : '';
  const userId = db.sessions.get(sessionId);
  return userId === undefined ? null : { kind: 'signIn', userId };
}

/** The path as the contract writes it; `null` when it lies outside the prefix. */
function withoutPrefix(path: string, prefix: string): string | null {
  const base = prefix.replace(/\/+$/, '');
  if (base === '') return path;
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
