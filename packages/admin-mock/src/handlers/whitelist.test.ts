import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const start = () => callAs(createMockServer(), 'globalAdmin');

describe('the sign-up whitelist of the stand-in server', () => {
  it('adds and removes whitelist entries as typed (B §7)', async () => {
    const call = start();
    const list = async () => (await call('GET /global/whitelist', {})).json as { whitelist: string[] };
    await call('POST /global/whitelist/add', { body: { entry: '@new.example' } });
    expect((await list()).whitelist).toContain('@new.example');
    expect(errorOf(await call('POST /global/whitelist/add', { body: { entry: '@new.example' } }))).toMatch(
      /already/,
    );
    expect(errorOf(await call('POST /global/whitelist/add', { body: { entry: ' ' } }))).toMatch(/blank/);
    await call('POST /global/whitelist/remove', { body: { entry: '@new.example' } });
    expect((await list()).whitelist).not.toContain('@new.example');
    expect(await call('POST /global/whitelist/remove', { body: { entry: '@new.example' } })).toMatchObject({
      status: 404,
    });
  });
});
