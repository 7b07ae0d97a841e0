import type { Operation } from '@timemap/admin-api';
import { describe, expect, it, vi } from 'vitest';
import { createMockServer } from './mock-server.ts';
import { buildRequest, type RequestParts } from './testing/call-server.ts';

function start() {
  const server = createMockServer();
  const sessionId = server.signIn('globalAdmin');
  const send = (operation: Operation, parts: RequestParts = {}, signal?: AbortSignal) =>
    server.fetch(new Request(buildRequest(operation, parts, { sessionId }), signal && { signal }));
  return { server, send };
}

const licenseOf = (server: ReturnType<typeof start>['server']) => server.db.licenses.get(5001);
const toggle = { body: { licenseKey: 5001 } };

describe('held answers', () => {
  it('wait until they are released, and others pass', async () => {
    const { server, send } = start();
    const letGo = server.hold('POST /licenses/toggle');
    const pending = [send('POST /licenses/toggle', toggle), send('POST /licenses/toggle', toggle)];
    expect((await send('GET /userinfo')).status).toBe(200);
    expect(server.requests()).toHaveLength(3);
    expect(licenseOf(server)?.status).toBe(1);
    letGo();
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect([...statuses, (await send('POST /licenses/toggle', toggle)).status]).toEqual([200, 200, 200]);
    expect(licenseOf(server)?.status).toBe(0);
  });

  it('wait for everyone who holds them', async () => {
    const { server, send } = start();
    const [first, second] = [server.hold('*'), server.hold('GET /userinfo')];
    let isAnswered = false;
    const pending = send('GET /userinfo').then(() => {
      isAnswered = true;
    });
    first();
    await send('POST /licenses/toggle', toggle);
    expect(isAnswered).toBe(false);
    second();
    await pending;
  });

  it('can be outdated when they arrive, where the requests are handled before', async () => {
    const { server, send } = start();
    const letGo = server.hold('GET /licenses/{orgId}', { isHandled: true, times: 1 });
    const statusOf = async (response: Promise<Response>) => (await (await response).json()).data[0].status;
    const organizationId = licenseOf(server)?.organizationId ?? 0;
    const read = () => statusOf(send('GET /licenses/{orgId}', { path: { orgId: organizationId } }));
    const older = read();
    await send('POST /licenses/toggle', toggle);
    expect(await read()).toBe(0);
    letGo();
    expect(await older).toBe(1);
  });

  it('are handled for a client that gave up: the change is made and no answer comes', async () => {
    const { server, send } = start();
    const letGo = server.hold('*', { isHandled: true });
    const abort = new AbortController();
    const pending = send('POST /licenses/toggle', toggle, abort.signal);
    await vi.waitFor(() => expect(licenseOf(server)?.status).toBe(0));
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    letGo();
  });

  it('change nothing if the client gives up first', async () => {
    const { server, send } = start();
    const letGo = server.hold('*');
    const abort = new AbortController();
    const pending = send('POST /licenses/toggle', toggle, abort.signal);
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    letGo();
    expect(licenseOf(server)?.status).toBe(1);
  });
});
