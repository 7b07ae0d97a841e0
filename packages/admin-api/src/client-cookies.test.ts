import { createMockServer } from '@timemap/admin-mock';
import { describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { type AdminClientOptions, createAdminClient } from './client.ts';
import { decodeCurrentUser } from './entities/current-user.ts';

function cookieProxy() {
  const server = createMockServer({ basePath: '/v1' });
  const cookie = server.signIn('globalAdmin');
  const proxy: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const refuse = (error: string, status: number) => Response.json({ error }, { status });
    if (request.headers.has('authorization')) return refuse('The proxy adds the session itself', 400);
    const isChange = request.method !== 'GET';
    if (isChange && request.headers.get('x-csrf-token') !== 'token-7') return refuse('CSRF', 403);
    const url = request.url.replace('/admin/backend/', '/v1/');
    const headers = new Headers(request.headers);
    if (request.credentials === 'same-origin') headers.set('authorization', `Bearer ${cookie}`);
    const body = isChange ? await request.text() : undefined;
    return server.fetch(new Request(url, { method: request.method, headers, ...(body && { body }) }));
  };
  const clientWith = (options: Partial<AdminClientOptions> = {}) =>
    createAdminClient({
      baseUrl: 'https://host.example/admin/backend',
      getSessionId: () => null,
      credentials: 'same-origin',
      headers: () => ({ 'X-CSRF-Token': 'token-7' }),
      fetch: proxy,
      ...options,
    });
  return { server, clientWith };
}

const body = { licenseKey: 5001 };

describe('a session in a cookie, behind a proxy', () => {
  it('reads as the person of the cookie, and sends no session id', async () => {
    const { clientWith, server } = cookieProxy();
    const user = await call(clientWith(), 'GET /userinfo', {}, decodeCurrentUser);
    expect(user.username).toBe('ada');
    expect(server.requests()).toEqual([expect.objectContaining({ operation: 'GET /userinfo' })]);
  });

  it('sends no cookie unless it is asked to', async () => {
    const { clientWith } = cookieProxy();
    const asked = call(clientWith({ credentials: undefined }), 'GET /userinfo', {}, decodeCurrentUser);
    await expect(asked).rejects.toMatchObject({ kind: 'session' });
  });

  it('writes with the CSRF header, read again for each call', async () => {
    const { clientWith, server } = cookieProxy();
    const headers = vi.fn(() => ({ 'X-CSRF-Token': 'token-7' }));
    const client = clientWith({ headers });
    await call(client, 'POST /licenses/toggle', { body });
    await call(client, 'POST /licenses/toggle', { body });
    expect(headers).toHaveBeenCalledTimes(2);
    expect(server.requests().map((request) => request.body)).toEqual([
      { licenseKey: '5001' },
      { licenseKey: '5001' },
    ]);
    await expect(
      call(clientWith({ headers: undefined }), 'POST /licenses/toggle', { body }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('lets no header of the host replace its own', async () => {
    const { clientWith, server } = cookieProxy();
    const headers = () => ({ accept: 'text/html', 'X-CSRF-Token': 'token-7' });
    await call(clientWith({ headers }), 'GET /userinfo', {}, decodeCurrentUser);
    expect(server.requests()[0]?.headers.accept).toBe('application/json');
  });
});
