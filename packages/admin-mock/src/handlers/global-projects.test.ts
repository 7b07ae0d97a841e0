import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallProjects as projects } from '../seed/small/projects.ts';
import { callAs } from '../testing/call-server.ts';

function start() {
  const server = createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') });
  const call = callAs(server, 'globalAdmin');
  return { server, call };
}

describe('all projects of the stand-in server', () => {
  it('lists all projects, sets the override, and lists those of one user (B §7)', async () => {
    const { call } = start();
    await call('POST /global/projects/upgradedoverride', { body: { id: projects.bare, value: true } });
    const { json } = await call('GET /global/projects', {});
    const list = (json as CallAnswer<'GET /global/projects'>).projects;
    expect(list.find(({ id }) => id === projects.bare)).toMatchObject({ upgradedOverride: true });
    expect(list.length).toBeGreaterThan(20);
    // The server's format: UTC without a zone (B §9).
    expect(list[0]?.creation).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await call('GET /global/projects/user/{id}', { path: { id: 3 } })).json).toMatchObject({
      projects: [{ pid: projects.northSea }, { pid: projects.harbourWalk }, { pid: projects.personal }],
    });
  });
});
