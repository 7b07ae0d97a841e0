import createFetchClient from 'openapi-fetch';
import { type RawAnswer, readAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { pause, Stopped, withDeadline } from './deadline.ts';
import { type CallInput, isFormEncoded, isWrite, type Operation } from './operations.ts';
import { encodeForm, encodeJson, encodeQuery, fillPath } from './request-values.ts';
import { retryDelayMs } from './retry.ts';
import { usableSessionId } from './session-id.ts';

/** Told to `onSessionInvalid`. */
export interface SessionInvalidEvent {
  operation: Operation;
  /** The id the refused request was sent with: an answer to an older session than the present one can be ignored. */
  sessionId: string | null;
}

export interface AdminClientOptions {
  /** Where the API is, with or without a slash at the end; a path alone is taken from the page's own origin. */
  baseUrl: string;
  /** Asked once per call. The id travels as a bearer token to this API and nowhere else; `null` sends none. */
  getSessionId: () => string | null;
  /** @default the global fetch, looked up at each call */
  fetch?: typeof fetch;
  /**
   * Milliseconds after which a call fails with kind `timeout`, its retries and the whole body included.
   * @default 20000
   */
  timeoutMs?: number;
  /**
   * Fires for each answer 'Invalid session' or 'Not signed in', before the call rejects; also for a 401 with other
   * words, where GET /userinfo agrees that the session has ended.
   */
  onSessionInvalid?: (event: SessionInvalidEvent) => void;
}

/** A connection to one API as one session. Only `call` needs to know it. */
export interface AdminClient {
  /** Differs for each client of a page, so that two of them never share cached data. */
  readonly id: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /**
   * Sends one operation and answers its parsed JSON; `null` for the empty success of a write.
   * @throws {ApiError} only
   */
  send<O extends Operation>(operation: O, input: CallInput<O>): Promise<unknown>;
}

type Values = Readonly<Record<string, unknown>>;

/** The parts of any call, whatever its operation. */
interface Parts {
  path?: Values | undefined;
  query?: Values | undefined;
  body?: Values | undefined;
  signal?: AbortSignal;
}

interface Encoded {
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
}

// openapi-fetch is given addresses that are filled in and checked already, so its types need only say 'any path'.
interface AnyCall {
  requestBody?: { content: { '*/*': string } };
  responses: { 200: { content: { '*/*': unknown } } };
}
type Method = 'get' | 'post' | 'put' | 'delete';
type AnyPaths = Record<string, Record<Method, AnyCall>>;

let created = 0;

function encode(operation: Operation, { path, query, body }: Parts, sessionId: string | null): Encoded {
  const isForm = isFormEncoded(operation);
  const search = encodeQuery(operation, query ?? {});
  return {
    url: fillPath(operation, path) + (search && `?${search}`),
    body: body && (isForm ? encodeForm : encodeJson)(operation, body),
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(sessionId && { Authorization: `Bearer ${sessionId}` }),
    },
  };
}

/**
 * A client of the administration API. It retries reads, never writes; it follows no redirects, sends no
 * cookies and no referrer, and logs nothing.
 *
 * @spec A §7, B §7
 */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { getSessionId, timeoutMs = 20_000, onSessionInvalid } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const http = createFetchClient<AnyPaths>({
    // A bare path means the page's origin; Node's Request, unlike a browser's, would not take it.
    baseUrl: baseUrl.startsWith('/') && globalThis.location ? globalThis.location.origin + baseUrl : baseUrl,
    bodySerializer: String,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });

  /** Whether the server said with an answer that no browser may keep it. */
  let isStorageForbidden = false;
  /** Operations with an answer that did not say so. */
  const storable = new Set<Operation>();

  /**
   * Answers never enter the browser's cache. With `no-store` of the client Chromium asks before each call to another
   * origin, however long the last permission holds; where the server sends it, the client need not.
   */
  function cacheMode(operation: Operation): RequestCache {
    return isStorageForbidden && !storable.has(operation) ? 'default' : 'no-store';
  }

  function exchange(operation: Operation, encoded: Encoded, signal: AbortSignal): Promise<RawAnswer> {
    const { url, body, headers } = encoded;
    const method = operation.slice(0, operation.indexOf(' ')).toLowerCase() as Method;
    return new Promise((resolve, reject) => {
      // openapi-fetch shows raw HTML as an error, calls an empty 500 a success and throws on truncated JSON:
      // so the body is read here, within the time limit, and it gets an empty answer to look at.
      const readAll = async (request: Request): Promise<Response> => {
        const response = await (options.fetch ?? fetch)(request);
        if (/\bno-store\b/i.test(response.headers.get('Cache-Control') ?? '')) isStorageForbidden = true;
        else storable.add(operation);
        const text = await response.text();
        resolve({ status: response.status, text, retryAfter: response.headers.get('Retry-After') });
        return new Response(null, { status: 204 });
      };
      http
        .request(method, url, { body, headers, signal, cache: cacheMode(operation), fetch: readAll })
        .catch(reject);
    });
  }

  async function attempt(
    operation: Operation,
    encoded: Encoded,
    sessionId: string | null,
    signal: AbortSignal,
  ) {
    for (let attempts = 1; ; attempts++) {
      let answer: RawAnswer | null = null;
      try {
        answer = await exchange(operation, encoded, signal);
        return readAnswer(operation, answer, sessionId);
      } catch (cause) {
        const failure = cause instanceof ApiError ? cause : new ApiError('network', operation, { cause });
        const delayMs = retryDelayMs(attempts, failure, answer?.retryAfter ?? null);
        if (delayMs === null) throw failure;
        await pause(delayMs, signal);
        if (signal.aborted) throw failure;
      }
    }
  }

  // By session id: calls refused at the same time share one question.
  const sessionChecks = new Map<string | null, Promise<boolean>>();

  function hasSessionEnded(sessionId: string | null): Promise<boolean> {
    const running = sessionChecks.get(sessionId);
    if (running) return running;
    const userinfo = 'GET /userinfo';
    const check = withDeadline(timeoutMs, undefined, (signal) =>
      attempt(userinfo, encode(userinfo, {}, sessionId), sessionId, signal),
    )
      .then(
        () => false,
        (error) => error instanceof ApiError && (error.kind === 'session' || error.status === 401),
      )
      .finally(() => sessionChecks.delete(sessionId));
    sessionChecks.set(sessionId, check);
    return check;
  }

  /** A 401 with other words than the two specified ends the session only where GET /userinfo agrees. */
  async function withSessionChecked(error: unknown, sessionId: string | null): Promise<unknown> {
    if (!(error instanceof ApiError) || error.status !== 401 || error.kind === 'session') return error;
    const { operation, status, answeredJson } = error;
    // A refused sign-in says nothing about a session, and GET /userinfo has been asked already.
    if (operation === 'POST /login' || operation === 'GET /userinfo') return error;
    if (!(await hasSessionEnded(sessionId))) return error;
    return new ApiError('session', operation, { status, answeredJson, cause: error });
  }

  async function send<O extends Operation>(operation: O, input: CallInput<O>): Promise<unknown> {
    const parts: Parts = input;
    // One id for all attempts: a retry must not go out under another account that signed in meanwhile.
    const sessionId = usableSessionId(getSessionId());
    const encoded = encode(operation, parts, sessionId);
    if (parts.signal?.aborted) throw new ApiError('aborted', operation, { wasSent: false });
    if (isWrite(operation) && globalThis.navigator?.onLine === false)
      throw new ApiError('offline', operation);
    try {
      return await withDeadline(timeoutMs, parts.signal, async (signal) => {
        try {
          return await attempt(operation, encoded, sessionId, signal);
        } catch (error) {
          throw await withSessionChecked(error, sessionId);
        }
      });
    } catch (error) {
      if (error instanceof Stopped) throw new ApiError(error.reason, operation);
      // Queued, so that an error thrown by the host's handler is the host's, and the call still rejects with its own.
      if (error instanceof ApiError && error.kind === 'session') {
        queueMicrotask(() => onSessionInvalid?.({ operation, sessionId }));
      }
      throw error;
    }
  }

  return { id: `api-${++created}`, baseUrl, send };
}
