// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';

const kinds: ApiErrorKind[] = [
  'refused',
  'status',
  'session',
  'access',
  'format',
  'shape',
  'network',
  'offline',
  'timeout',
  'aborted',
  'input',
];

describe('an error of the API', () => {
  it.each(kinds)('of kind %s has a sentence of its own', (kind) => {
    const { message } = new ApiError(kind, 'GET /userinfo');
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(kinds.filter((other) => new ApiError(other, 'GET /userinfo').message === message)).toEqual([kind]);
  });

  it('is an Error by name and by kind', () => {
    const error = new ApiError('network', 'GET /userinfo', { cause: new TypeError('Failed to fetch') });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'network',
      operation: 'GET /userinfo',
      status: null,
    });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('reports itself without cause, stack or body', () => {
    const cause = new Error('Bearer sid-1');
    const error = new ApiError('status', 'POST /licenses', { status: 500, cause });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'ApiError',
      kind: 'status',
      operation: 'POST /licenses',
      status: 500,
      message:
        'The server could not complete the request. The result is unknown: the change may have been applied.',
      mayHaveBeenApplied: true,
    });
  });

  it.each<[ApiErrorKind, number | null, boolean]>([
    ['refused', 200, false],
    ['refused', 400, false],
    ['refused', 500, true],
    ['status', 404, false],
    ['status', 502, true],
    ['session', 400, false],
    ['access', 403, false],
    ['format', 200, true],
    ['shape', null, true],
    ['network', null, true],
    ['timeout', null, true],
    ['aborted', null, true],
    ['offline', null, false],
    ['input', null, false],
  ])('of kind %s and status %s after a write: may have been applied is %s', (kind, status, expected) => {
    expect(new ApiError(kind, 'POST /licenses', { status }).mayHaveBeenApplied).toBe(expected);
    expect(new ApiError(kind, 'GET /userinfo', { status }).mayHaveBeenApplied).toBe(false);
  });

  it('never says that what was not sent may have been applied', () => {
    const error = new ApiError('aborted', 'POST /licenses', { wasSent: false });
    expect(error).toMatchObject({ mayHaveBeenApplied: false, message: 'The request was cancelled.' });
  });

  it('says when to try again', () => {
    expect(new ApiError('offline', 'POST /licenses').message).toBe(
      'You are offline. Nothing was sent. Try again when the connection is back.',
    );
    expect(new ApiError('timeout', 'GET /userinfo').message).toBe(
      'The server did not answer in time. Try again.',
    );
  });
});
