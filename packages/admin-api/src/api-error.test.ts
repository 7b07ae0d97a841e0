import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';

describe('an error of the API', () => {
  it.each<[ApiErrorKind, string]>([
    ['refused', 'The server refused the request.'],
    ['status', 'The server could not complete the request.'],
    ['session', 'Your session has ended. Log in again.'],
    ['renewed', 'Your session had ended and was renewed. Nothing was changed. Try again.'],
    ['access', 'You do not have access to this organization.'],
    ['format', 'The server sent an answer that cannot be read.'],
    ['shape', 'The server sent an unexpected answer.'],
    ['network', 'The server could not be reached. Check the connection and try again.'],
    ['offline', 'You are offline. Nothing was sent. Try again when the connection is back.'],
    ['timeout', 'The server did not answer in time. Try again.'],
    ['aborted', 'The request was canceled.'],
    ['input', 'A value in the request is not valid. Nothing was sent.'],
    ['vetoed', 'This app does not allow that. Nothing was sent.'],
  ])('of kind %s says: %s', (kind, sentence) => {
    expect(new ApiError(kind, 'GET /userinfo').message).toBe(sentence);
  });

  it.each([
    [403, 'You do not have access to this.'],
    [404, 'Not found on the server.'],
    [429, 'The server is busy. Wait a moment and try again.'],
    [418, 'The server could not complete the request.'],
  ])('with status %i and no words of the server says: %s', (status, sentence) => {
    expect(new ApiError('status', 'GET /userinfo', { status }).message).toBe(sentence);
  });

  it('says the words of the server where there are any', () => {
    const error = new ApiError('refused', 'GET /userinfo', { status: 403, serverText: 'No seats left' });
    expect(error).toMatchObject({ message: 'No seats left', serverText: 'No seats left' });
  });

  it('knows whether the answer was JSON', () => {
    expect(new ApiError('status', 'GET /userinfo', { status: 404 }).answeredJson).toBe(false);
    expect(new ApiError('status', 'GET /userinfo', { status: 404, answeredJson: true }).answeredJson).toBe(
      true,
    );
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
    ['vetoed', null, false],
  ])('of kind %s and status %s after a write: may have been applied is %s', (kind, status, expected) => {
    expect(new ApiError(kind, 'POST /licenses', { status }).mayHaveBeenApplied).toBe(expected);
    expect(new ApiError(kind, 'GET /userinfo', { status }).mayHaveBeenApplied).toBe(false);
  });

  it('never says that a login may have been applied', () => {
    expect(new ApiError('timeout', 'POST /login')).toMatchObject({
      isWrite: true,
      mayHaveBeenApplied: false,
      message: 'The server did not answer in time. Try again.',
    });
  });

  it('never says that an unsent write may have been applied', () => {
    const error = new ApiError('aborted', 'POST /licenses', { wasSent: false });
    expect(error).toMatchObject({ mayHaveBeenApplied: false, message: 'The request was canceled.' });
  });

  it('says when to try again', () => {
    expect(new ApiError('offline', 'POST /licenses').message).toBe(
      'You are offline. Nothing was sent. Try again when the connection is back.',
    );
    expect(new ApiError('timeout', 'GET /userinfo').message).toBe(
      'The server did not answer in time. Try again.',
    );
  });

  it('knows when a busy server wants to be asked again', () => {
    const busy = { status: 503, retryAt: 1_764_331_200_000 };
    expect(new ApiError('status', 'GET /userinfo', busy).retryAt).toBe(1_764_331_200_000);
    expect(new ApiError('status', 'GET /userinfo', { status: 503 }).retryAt).toBeNull();
  });

  it.each([
    ['another error', new TypeError('Failed to fetch')],
    ['an error of another library with this name', Object.assign(new Error('x'), { name: 'ApiError' })],
    ['an error with its field only', Object.assign(new Error('x'), { mayHaveBeenApplied: true })],
    ['a report of one', new ApiError('offline', 'POST /licenses').toJSON()],
    ['nothing', null],
  ])('is not %s', (_, value) => {
    expect(value instanceof ApiError).toBe(false);
  });

  it('is one to another copy of this package', async () => {
    vi.resetModules();
    const other = await import('./api-error.ts');
    const error = new other.ApiError('offline', 'GET /userinfo');
    expect(other.ApiError).not.toBe(ApiError);
    expect(error instanceof ApiError).toBe(true);
  });
});
