import createFetchClient, { type FetchOptions, type Middleware } from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { pause, Stopped, withDeadline } from './deadline.ts';
import { type CallInput, isFormEncoded, isWrite, type Operation } from './operations.ts';
import { type Parts, safeValues } from './request-values.ts';
import { retryDelayMs } from './retry.ts';
import type { paths } from './schema.gen.ts';
import { noteServerDate } from './server-clock.ts';
import { usableSessionId } from './session-id.ts';
import { tokenWarning } from './warn-of-token.ts';

export interface SessionInvalidEvent {
  operation: Operation;
  /** The id that the refused request was sent with. Lets the host ignore answers to an older session. */
  sessionId: string | null;
}

type MaybePromise<T> = T | Promise<T>;

export interface TokenRequest {
  /** The server has refused the token that was given last: a new one is needed. */
  readonly renew: boolean;
}

export interface AdminClientOptions {
  /**
   * Where the API is, with or without a trailing slash. A path alone is relative to the page's origin, so a server needs the
   * whole address.
   */
  baseUrl: string;
  /**
   * Gives the token of the session, which is sent as a bearer token, to this API only; `null` sends none. Called once per
   * call, and with `renew` when the server has refused the token and this gives no other: once for all calls that were
   * refused. A read is then repeated by itself; a write fails with kind `renewed`. If it throws or rejects, the call fails
   * with kind `input` and nothing is sent. A renewal that does not come within `timeoutMs`
   * ends the session.
   */
  getToken?: (request: TokenRequest) => MaybePromise<string | null>;
  /** In place of `getToken`, for a session that cannot be renewed without a new login. */
  getSessionId?: () => MaybePromise<string | null>;
  /**
   * Whether the browser sends its cookies. For a server that keeps the session in a cookie, use `same-origin` or
   * `include` with `getToken: () => null`.
   * @default 'omit'
   */
  credentials?: RequestCredentials;
  /**
   * Headers for each attempt of a call, such as a CSRF token. They do not replace the client's own. If it throws, or a
   * header is not valid, the call fails with kind `input` and nothing is sent.
   * @default none
   */
  headers?: () => MaybePromise<Readonly<Record<string, string>>>;
  /** @default the global fetch, looked up at each call */
  fetch?: typeof fetch;
  /**
   * Milliseconds after which a call fails with kind `timeout`, its retries and the whole body included.
   * @default 20000
   */
  timeoutMs?: number;
  /**
   * Fires for each answer 'Invalid session' or 'Not signed in', before the call rejects. For a 401 with other words it
   * fires if GET /userinfo confirms that the session has ended.
   */
  onSessionInvalid?: (event: SessionInvalidEvent) => void;
}

/** A connection to one API with one session. Hosts pass it on; only `call` uses it. */
export interface AdminClient {
  /** Different for each client of a page and each API, so that two clients never share cached data. */
  readonly id: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Sends one operation and returns its parsed JSON; `null` for the empty success of a write.
   * @throws {ApiError} only
   */
  send<O extends Operation>(operation: O, input: CallInput<O>): Promise<unknown>;
}

const FORM = 'application/x-www-form-urlencoded';

const OWN_HEADERS = /^(accept|content-type|authorization)$/i;

const isSessionError = (error: unknown) => error instanceof ApiError && error.kind === 'session';

let created = 0;

type Exchange = (
  method: string,
  path: string,
  init: Omit<FetchOptions<unknown>, 'body'> & { body: unknown },
) => Promise<unknown>;

interface Sent extends ReturnType<typeof safeValues> {
  operation: Operation;
  sessionId: string | null;
}

/**
 * A client of the administration API. It retries reads, never writes; it follows no redirects, sends no cookies unless
 * `credentials` says so and no referrer, and logs nothing.
 *
 * @spec A §7, B §7
 */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { getToken, timeoutMs = 20_000, onSessionInvalid } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const { request } = createFetchClient<paths>({
    // Node's Request refuses a bare path.
    baseUrl: baseUrl.startsWith('/') && globalThis.location ? globalThis.location.origin + baseUrl : baseUrl,
    headers: { Accept: 'application/json' },
    credentials: options.credentials ?? 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  const exchange = request as Exchange;

  let isStorageForbidden = false;
  const storable = new Set<Operation>();

  /** A `no-store` of the client costs a preflight in Chromium. One of the server makes it unnecessary. */
  function cacheMode(operation: Operation): RequestCache {
    return isStorageForbidden && !storable.has(operation) ? 'default' : 'no-store';
  }

  const hostHeaders = async () =>
    [...new Headers(await options.headers?.())].filter(([name]) => !OWN_HEADERS.test(name));

  /** A mistake in a host's function would look like a lost connection. */
  async function fromHost<T>(operation: Operation, ask: () => MaybePromise<T>): Promise<T> {
    try {
      return await ask();
    } catch (cause) {
      throw new ApiError('input', operation, { cause });
    }
  }

  async function attempt({ operation, sessionId, params, body }: Sent, signal: AbortSignal) {
    const [method = '', path = ''] = operation.split(' ');
    const headers = {
      'Content-Type': body && isFormEncoded(operation) ? FORM : undefined,
      Authorization: sessionId === null ? undefined : `Bearer ${sessionId}`,
    };
    for (let attempts = 1; ; attempts++) {
      let answer: unknown;
      const onResponse: Middleware['onResponse'] = async ({ response }) => {
        noteServerDate(response.headers.get('Date'));
        if (/\bno-store\b/i.test(response.headers.get('Cache-Control') ?? '')) isStorageForbidden = true;
        else storable.add(operation);
        // openapi-fetch hides whether a failed answer was JSON, which tells the app's 404 from a proxy's.
        answer = await readAnswer(operation, response, sessionId);
      };
      const ofHost = Object.fromEntries(await fromHost(operation, hostHeaders));
      try {
        await exchange(method, path, {
          params,
          body,
          headers: { ...headers, ...ofHost },
          signal,
          cache: cacheMode(operation),
          fetch: options.fetch ?? fetch,
          middleware: [{ onResponse }],
          parseAs: 'stream',
        });
        return answer;
      } catch (cause) {
        const failure = cause instanceof ApiError ? cause : new ApiError('network', operation, { cause });
        const delayMs = retryDelayMs(attempts, failure);
        if (delayMs === null) throw failure;
        await pause(delayMs, signal);
        if (signal.aborted) throw failure;
      }
    }
  }

  const sessionChecks = new Map<string | null, Promise<boolean>>();

  function hasSessionEnded(sessionId: string | null): Promise<boolean> {
    const running = sessionChecks.get(sessionId);
    if (running) return running;
    const operation = 'GET /userinfo';
    const userinfo = { operation, sessionId, ...safeValues(operation, {}) } as const;
    const check = withDeadline(timeoutMs, undefined, (signal) => attempt(userinfo, signal))
      .then(
        () => false,
        (error) => error instanceof ApiError && (error.kind === 'session' || error.status === 401),
      )
      .finally(() => sessionChecks.delete(sessionId));
    sessionChecks.set(sessionId, check);
    return check;
  }

  async function withSessionChecked(error: unknown, sessionId: string | null): Promise<unknown> {
    if (!(error instanceof ApiError) || error.status !== 401 || error.kind === 'session') return error;
    const { operation, status, answeredJson } = error;
    // A refused sign-in says nothing about a session.
    if (operation === 'POST /login' || operation === 'GET /userinfo') return error;
    if (!(await hasSessionEnded(sessionId))) return error;
    return new ApiError('session', operation, { status, answeredJson, cause: error });
  }

  function refuseRelative(operation: Operation): void {
    if (globalThis.location || URL.canParse(baseUrl)) return;
    const cause = new TypeError(
      `The baseUrl "${baseUrl}" of createAdminClient is a path alone, which has no meaning on a server. Give the whole address there.`,
    );
    throw new ApiError('input', operation, { cause });
  }

  const warnOfToken = tokenWarning(getToken ? 'getToken' : 'getSessionId');

  async function tokenOf(operation: Operation, renew: boolean): Promise<string | null> {
    const ask = getToken ?? options.getSessionId;
    const token = await fromHost(operation, () => ask?.({ renew }));
    warnOfToken(token);
    return usableSessionId(token);
  }

  const renewals = new Map<string | null, Promise<string | null>>();

  /** `null` if the session cannot be renewed. All calls that were refused with one token share the renewal. */
  function renewedAfter(operation: Operation, refused: string | null): Promise<string | null> {
    if (!getToken || operation === 'POST /login') return Promise.resolve(null);
    const running = renewals.get(refused);
    if (running) return running;
    const renewing = withDeadline(timeoutMs, undefined, async () => {
      const token = await tokenOf(operation, false);
      return token === refused ? tokenOf(operation, true) : token;
    })
      .then((token) => (token === refused ? null : token))
      .catch(() => null)
      .finally(() => renewals.delete(refused));
    renewals.set(refused, renewing);
    return renewing;
  }

  async function sendAs(sessionId: string | null, operation: Operation, parts: Parts): Promise<unknown> {
    if (parts.signal?.aborted || parts.mayBeSent?.() === false)
      throw new ApiError('aborted', operation, { wasSent: false });
    const sent: Sent = { operation, sessionId, ...safeValues(operation, parts) };
    let refusal: unknown;
    try {
      return await withDeadline(timeoutMs, parts.signal, async (signal) => {
        try {
          return await attempt(sent, signal);
        } catch (error) {
          refusal = error;
          throw await withSessionChecked(error, sessionId);
        }
      });
    } catch (error) {
      // A slow check of the session must not make a refusal look like a lost answer.
      if (error instanceof Stopped) throw refusal ?? new ApiError(error.reason, operation);
      throw error;
    }
  }

  async function send<O extends Operation>(operation: O, input: CallInput<O>): Promise<unknown> {
    const parts: Parts = input;
    safeValues(operation, parts);
    refuseRelative(operation);
    if (parts.signal?.aborted) throw new ApiError('aborted', operation, { wasSent: false });
    if (isWrite(operation) && globalThis.navigator?.onLine === false)
      throw new ApiError('offline', operation);
    // A retry must not run under an account that signed in later.
    let sessionId = await withDeadline(timeoutMs, parts.signal, () => tokenOf(operation, false)).catch(
      (error) => {
        throw error instanceof Stopped ? new ApiError(error.reason, operation, { wasSent: false }) : error;
      },
    );
    try {
      try {
        return await sendAs(sessionId, operation, parts);
      } catch (error) {
        const token = isSessionError(error) ? await renewedAfter(operation, sessionId) : null;
        if (token === null) throw error;
        if (isWrite(operation)) throw new ApiError('renewed', operation, { cause: error });
        sessionId = token;
        return await sendAs(token, operation, parts);
      }
    } catch (error) {
      // An error of the host's handler must not replace the error of the call.
      if (isSessionError(error)) queueMicrotask(() => onSessionInvalid?.({ operation, sessionId }));
      throw error;
    }
  }

  return { id: `${baseUrl} ${++created}`, baseUrl, send };
}
