// @vitest-environment node
import { createAdminClient } from '@timemap/admin-api';
import { createMockServer } from '@timemap/admin-mock';
import { renderToReadableStream } from 'react-dom/server.browser';
import { describe, expect, it, vi } from 'vitest';
import { prefetchScreen } from './index.ts';
import { cases, connect, globalAdmin, page } from './testing/prefetched-page.tsx';

describe.each(cases)('$screen on a server', ({ screen, props, element, text }) => {
  it('is in the first HTML with its data, and reads nothing while it renders', async () => {
    const server = createMockServer();
    const loaded = await prefetchScreen(
      { client: connect(server), session: globalAdmin.session },
      screen,
      props,
    );
    const readCount = server.requests().length;
    const errors: unknown[] = [];
    const stream = await renderToReadableStream(page(server, [loaded], element), {
      onError: (error) => void errors.push(error),
    });
    await stream.allReady;
    expect(await new Response(stream).text()).toMatch(text);
    expect(errors).toEqual([]);
    expect(server.requests().length).toBe(readCount);
  });
});

it('says why nothing was read through a base that is a path alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = createAdminClient({ baseUrl: '/api', getToken: () => 'a-token' });
  const loaded = await prefetchScreen({ client, session: globalAdmin.session }, 'UsersTable', {});
  expect(loaded.reads).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^prefetchScreen read nothing for UsersTable\..*"\/api".*whole address/)],
  ]);
  warn.mockRestore();
});
