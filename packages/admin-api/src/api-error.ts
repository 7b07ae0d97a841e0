import { isWrite, type Operation } from './operations.ts';
import { showableText } from './server-text.ts';

/**
 * Why a call failed.
 *
 * - `refused`: the server said why; its words are the message.
 * - `status`: a status of 400 or more without usable words, HTML error pages included.
 * - `session`: 'Invalid session' or 'Not signed in', at any status.
 * - `renewed`: a write that was refused with a session that has been renewed since. Nothing was changed; whether to send it
 *   again is for the person to decide.
 * - `access`: 'User does not have access to organization'.
 * - `format`: a success status with HTML, truncated JSON, or nothing where an answer was due.
 * - `shape`: JSON, but not what was asked for.
 * - `network`: no connection, a dropped one, or a redirect.
 * - `offline`: a write that was not sent, since the machine is offline.
 * - `timeout`: no complete answer in time.
 * - `aborted`: the caller's signal stopped it.
 * - `input`: a value that may not be sent, such as `..` in a path; nothing was sent.
 * - `vetoed`: the host stopped it before anything was sent; the client itself never does.
 */
export type ApiErrorKind =
  | 'refused'
  | 'status'
  | 'session'
  | 'renewed'
  | 'access'
  | 'format'
  | 'shape'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'input'
  | 'vetoed';

export interface ApiErrorDetails {
  status?: number | null;
  /** The server's `error` field as it came; only a text is ever shown. */
  serverText?: unknown;
  answeredJson?: boolean;
  /** Whether the request may have left the machine. Ignored for kinds that are never sent. @default true */
  wasSent?: boolean;
  retryAt?: number | null;
  cause?: unknown;
}

const SENTENCES: Record<ApiErrorKind, string> = {
  refused: 'The server refused the request.',
  status: 'The server could not complete the request.',
  session: 'Your session has ended. Log in again.',
  renewed: 'Your session had ended and was renewed. Nothing was changed. Try again.',
  access: 'You do not have access to this organization.',
  format: 'The server sent an answer that cannot be read.',
  shape: 'The server sent an unexpected answer.',
  network: 'The server could not be reached.',
  offline: 'You are offline. Nothing was sent.',
  timeout: 'The server did not answer in time.',
  aborted: 'The request was canceled.',
  input: 'A value in the request is not valid. Nothing was sent.',
  vetoed: 'This app does not allow that. Nothing was sent.',
};

const STATUS_SENTENCES: Record<number, string> = {
  403: 'You do not have access to this.',
  404: 'Not found on the server.',
  429: 'The server is busy. Wait a moment and try again.',
};

const ADVICE: Partial<Record<ApiErrorKind, string>> = {
  network: ' Check the connection and try again.',
  offline: ' Try again when the connection is back.',
  timeout: ' Try again.',
};

const RESULT_UNKNOWN = ' The result is unknown: the change may have been applied.';

const UNANSWERED = new Set<ApiErrorKind>(['format', 'shape', 'network', 'timeout', 'aborted']);

/** The one error of this package. It never holds a session id, a request or a raw response body. */
export class ApiError extends Error {
  /** An error of another copy of this package is one too: the client may come from another bundle than the screen. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'mayHaveBeenApplied' in value;
  }

  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly operation: Operation;
  /** The HTTP status; `null` if no answer arrived or the decoder refused it. */
  readonly status: number | null;
  /** The server's own words, fit to show; `null` if it gave none. */
  readonly serverText: string | null;
  /** Whether the operation changes something on the server. */
  readonly isWrite: boolean;
  /** Whether the body was JSON. Distinguishes an application's 404 from the 404 page of a proxy. */
  readonly answeredJson: boolean;
  /** When a busy server (429, 503) wants to be asked again, in milliseconds like `Date.now()`; `null` if it does not say. */
  readonly retryAt: number | null;
  /** True for a write whose outcome is unknown: read the data again before repeating it. */
  readonly mayHaveBeenApplied: boolean;

  constructor(kind: ApiErrorKind, operation: Operation, details: ApiErrorDetails = {}) {
    const { status = null, answeredJson = false, wasSent = true, cause } = details;
    const serverText = showableText(details.serverText);
    const changes = isWrite(operation);
    // Signing in twice does no harm, so a login form needs no such warning.
    const mayHaveBeenApplied =
      changes && wasSent && operation !== 'POST /login' && (UNANSWERED.has(kind) || (status ?? 0) >= 500);
    const sentence = STATUS_SENTENCES[status ?? 0] ?? SENTENCES[kind];
    super(serverText ?? sentence + (mayHaveBeenApplied ? RESULT_UNKNOWN : (ADVICE[kind] ?? '')), { cause });
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.serverText = serverText;
    this.isWrite = changes;
    this.answeredJson = answeredJson;
    this.retryAt = details.retryAt ?? null;
    this.mayHaveBeenApplied = mayHaveBeenApplied;
  }

  /** Safe to log or report: no cause, no stack, no body. */
  toJSON(): {
    name: string;
    kind: ApiErrorKind;
    operation: Operation;
    status: number | null;
    message: string;
    mayHaveBeenApplied: boolean;
  } {
    const { name, kind, operation, status, message, mayHaveBeenApplied } = this;
    return { name, kind, operation, status, message, mayHaveBeenApplied };
  }
}
