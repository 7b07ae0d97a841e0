import { type AccountName, accounts } from './accounts.ts';
import { type Answer, answerRequest } from './answer-request.ts';
import type { AppliedChange } from './applied-change.ts';
import { contract } from './contract.gen.ts';
import type { MockDb } from './db.ts';
import { createHeldAnswers, type HoldOptions } from './held-answers.ts';
import { createPacketRelay, type Packet, type PacketListener } from './packet-relay.ts';
import { readBody, readPairs } from './read-body.ts';
import { createRequestLog, type RecordedRequest } from './recorded-requests.ts';
import { invalid } from './refusal.ts';
import { afterApplying, distort, jsonResponse, orAborted, replace, waitFor } from './responses.ts';
import { routeRequest } from './route-request.ts';
import { createScenarioBoard, type ScenarioPlan } from './scenario-board.ts';
import type { Scenario, ScenarioTarget } from './scenarios.ts';
import { createSeed, type SeedName } from './seed/create-seed.ts';
import { openSession, requireSession } from './sessions.ts';

export interface MockServerOptions {
  /**
   * The initial data: a seed by name, or a database (`createEmptyDb()` and your own rows).
   * @default 'small'
   */
  seed?: SeedName | MockDb;
  /** The clock of the server. @default the machine's */
  now?: () => Date;
  /** The initial scenarios, also active after `resetScenarios()`. @default none */
  scenarios?: readonly Scenario[];
  /** The part of every path before the contract's, for example `/api/v1`. @default '' */
  basePath?: string;
  /**
   * Called after each call that changed the database. The answer waits for the promise, and becomes a failure if it
   * rejects.
   * @default nothing is called
   */
  onChange?: (change: AppliedChange) => void | Promise<void>;
}

/** One stateful server behind a `fetch`. */
export interface MockServer {
  /**
   * Answers one request. Rejects only for a broken connection or an aborted request. `basePath` replaces the server's
   * own for this request.
   */
  fetch(request: Request, options?: { basePath?: string }): Promise<Response>;
  readonly db: MockDb;
  /** All requests so far, in order. */
  requests(): RecordedRequest[];
  /** Adds scenarios. If two exclude each other, the later one wins. */
  use(...scenarios: Scenario[]): void;
  /** The active scenarios, with their remaining `times`. */
  scenarios(): Scenario[];
  /** Restores the scenarios that the server was created with. */
  resetScenarios(): void;
  /** Removes all scenarios, including those that the server was created with. */
  clearScenarios(): void;
  /**
   * Records calls of the target and holds their answers until the returned function is called, so that a test can act
   * before the answer on any machine. `'*'` holds all. With `isHandled`, what the calls do is done before the release.
   */
  hold(target: ScenarioTarget, options?: HoldOptions): () => void;
  /** Opens a session for an account of the seed; returns the session id. */
  signIn(account: AccountName): string;
  /** Fires for packets that clients publish. Returns a function that unsubscribes. */
  subscribe(listener: PacketListener): () => void;
  /** Forwards a client's packet to all other clients. */
  publish(packet: Packet, from?: PacketListener): void;
}

/**
 * A stand-in server: the whole contract, with state, roles and strict checks, without a network.
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
    // Before the first await, in order of arrival.
    log.add(recorded);
    const plan = board.plan(recorded.operation);
    if (plan.twice) log.add(recorded);
    const { beforeHandling, beforeAnswer } = held.arrive(recorded.operation);
    const body = await readBody(request);
    recorded.encoding = body.encoding;
    recorded.body = body.value;

    if (beforeHandling) await orAborted(beforeHandling, request.signal);
    await waitFor(plan.delayMs, request.signal);
    if (plan.replacement) return replace(plan.replacement, request.signal);
    const call = { method: request.method, path: recorded.path, query, body };
    const handle = async (): Promise<Answer> => {
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
          return { status: 500, value: { error: error instanceof Error ? error.message : String(error) } };
        }
      }
      return answer;
    };
    let answer = await handle();
    if (plan.twice) {
      const second = await handle();
      if (plan.twice.seen === 'second') answer = second;
    }
    if (beforeAnswer) await orAborted(beforeAnswer, request.signal);
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
      void Promise.resolve(onChange({ kind: 'signIn', userId })).catch(() => undefined);
      return sessionId;
    },
    subscribe: relay.subscribe,
    publish: relay.publish,
  };
}

function respond({ value, status }: Answer, plan: ScenarioPlan): Response {
  // Scenarios do not change the text of a refusal.
  if (status >= 400) return jsonResponse(value, status);
  if (plan.afterwards) return afterApplying(plan.afterwards);
  return distort(value, status, plan.distortions);
}

function signInOf({ value }: Answer, db: MockDb): AppliedChange | null {
  const sessionId = typeof value === 'object' && value !== null && 'sid' in value ? String(value.sid) : '';
  const userId = db.sessions.get(sessionId);
  return userId === undefined ? null : { kind: 'signIn', userId };
}

function withoutPrefix(path: string, prefix: string): string | null {
  const base = prefix.replace(/\/+$/, '');
  if (base === '') return path;
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
