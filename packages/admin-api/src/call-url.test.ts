import { describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { callUrl } from './call-url.ts';
import { createAdminClient } from './client.ts';
import { json, scriptedFetch } from './testing/scripted-fetch.ts';

describe('the address of a call', () => {
  it('is the address that is sent, so its length is known before (T26)', async () => {
    const { fetch, sent } = scriptedFetch(json({}));
    const client = createAdminClient({ baseUrl: 'https://api.example/v1/', getSessionId: () => null, fetch });
    const input = {
      path: { id: 7 },
      query: { name: 'A+B & C', description: '東京 😀', mappins: '{"nodes":[]}', data: '{"type":"default"}' },
    };
    await call(client, 'POST /organizations/{id}/projects', input);
    expect(callUrl(client, 'POST /organizations/{id}/projects', input)).toBe(sent[0]?.url);
  });

  it('has no question mark where there is no query', () => {
    expect(callUrl({ baseUrl: '/api' }, 'GET /organizations/{id}', { path: { id: 7 } })).toBe(
      '/api/organizations/7',
    );
  });
});
