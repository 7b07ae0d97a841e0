import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import { smallProjects as projects } from '../seed/small/projects.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const { emptyLot } = organizations;

function start() {
  const server = createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') });
  const call = callAs(server, 'globalAdmin');
  const create = (query: Partial<{ name: string; description: string; mappins: string; data: string }>) =>
    call('POST /organizations/{id}/projects', {
      path: { id: emptyLot },
      query: {
        name: 'New',
        description: 'Text',
        mappins: '{"nodes":[]}',
        data: '{"type":"default"}',
        ...query,
      },
    });
  return { server, call, create };
}

describe('projects of the stand-in server', () => {
  it('creates a project with its map pins, which then can be read (B §7)', async () => {
    const { call, create, server } = start();
    const nodes = [{ name: 'Quay & <b>', xCoord: 5.3, yCoord: -60 }];
    const data = { type: 'map', coords: { latitude: 1, longitude: 2, zoom_level: 3 } };
    const created = {
      name: 'A+B & C',
      description: '50% ünïcode',
      mappins: JSON.stringify({ nodes }),
      data: JSON.stringify(data),
    };
    expect(await create(created)).toMatchObject({ status: 200 });
    const { json } = await call('GET /organizations/{id}/projects', { path: { id: emptyLot } });
    const [project] = (json as CallAnswer<'GET /organizations/{id}/projects'>).data;
    expect(project).toMatchObject({ name: 'A+B & C', description: '50% ünïcode' });
    const projectid = project?.id ?? 0;
    expect((await call('GET /projects/mapdata', { query: { projectid } })).json).toEqual({
      mapdata: [{ title: 'Quay & <b>', x: 5.3, y: -60 }],
    });
    expect(server.db.projects.get(projectid)?.data).toEqual(data);
    const { json: users } = await call('GET /viewprojectusers', { query: { pid: projectid } });
    expect(users).toMatchObject({ users: [{ userid: 1, userGroupID: 1 }] });
  });

  it.each([
    [{ name: '  ' }, /name and a description/],
    [{ description: '' }, /name and a description/],
    [{ name: 'x'.repeat(76) }, /75/],
    [{ description: 'x'.repeat(2501) }, /2500/],
    [{ mappins: '[]' }, /"mappins"/],
    [{ mappins: '{"nodes":[{"name":"a","xCoord":"1","yCoord":2}]}' }, /"mappins"/],
    [{ mappins: '{"nodes":[{"name":"a","xCoord":1,"yCoord":2,"title":"b"}]}' }, /"mappins"/],
    [{ mappins: JSON.stringify({ nodes: [{ name: 'x'.repeat(33), xCoord: 1, yCoord: 2 }] }) }, /32/],
    [{ data: '{"type":"globe"}' }, /"data"/],
    [{ data: '{"type":"default","coords":{}}' }, /"data"/],
    [{ data: '{"type":"image"}' }, /"data"/],
    [{ data: '{"type":"map","coords":{"latitude":"0","longitude":0,"zoom_level":1}}' }, /"data"/],
    [{ data: '{"type":"image","background_image":"ftp://a.example/b.png"}' }, /image URL/],
    [{ data: `{"type":"image","background_image":"https://a.example/${'b'.repeat(300)}.png"}` }, /300/],
  ])('refuses the project %o (A §5, B §5)', async (query, reason) => {
    const { create, server } = start();
    expect(errorOf(await create(query))).toMatch(reason);
    expect(server.db.projects.find(({ organizationId }) => organizationId === emptyLot)).toBeUndefined();
  });

  it('deletes a project with its members and roles', async () => {
    const { call, server } = start();
    expect(await call('POST /deleteproject', { query: { pid: projects.northSea } })).toMatchObject({
      status: 200,
    });
    expect(server.db.projects.get(projects.northSea)).toBeUndefined();
    expect(server.db.projectMembers.some(({ projectId }) => projectId === projects.northSea)).toBe(false);
    expect(server.db.roles.find(({ projectId }) => projectId === projects.northSea)).toBeUndefined();
  });
});
