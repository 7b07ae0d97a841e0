import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const start = () => callAs(createMockServer(), 'globalAdmin');

describe('LTI data of the stand-in server', () => {
  it('has none until it is created, then enables and disables it (B §4)', async () => {
    const call = start();
    const path = { id: organizations.harbour };
    expect(await call('GET /organizations/{id}/lti', { path })).toMatchObject({
      status: 404,
      json: { error: expect.any(String) },
    });
    await call('POST /organizations/{id}/lti', { path, body: { institution_name: 'Harbour Moodle' } });
    expect((await call('GET /organizations/{id}/lti', { path })).json).toMatchObject({
      name: 'Harbour Moodle',
      enabled: true,
    });
    await call('PUT /organizations/{id}/lti/disable', { path });
    expect((await call('GET /organizations/{id}/lti', { path })).json).toMatchObject({ enabled: false });
    await call('PUT /organizations/{id}/lti/enable', { path });
    expect((await call('GET /organizations/{id}/lti', { path })).json).toMatchObject({ enabled: true });
    expect((await call('GET /organizations/lti', {})).json).toContainEqual({ id: 4, name: 'Harbour Moodle' });
    const again = { path, body: { institution_name: 'Twice' } };
    expect(errorOf(await call('POST /organizations/{id}/lti', again))).toMatch(/already/);
  });
});
