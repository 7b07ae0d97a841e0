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

describe('statistics of the stand-in server', () => {
  it('counts in the statistics what there is (A §7)', async () => {
    const { call, server } = start();
    const general = (await call('GET /admin/stats/general', {})).json;
    expect(general).toMatchObject({
      user_count: server.db.users.size,
      project_count: server.db.projects.size,
    });
    const read = async () => (await call('GET /admin/stats/project', {})).json as { timeline_count: number };
    const before = await read();
    await call('POST /deleteproject', { query: { pid: projects.harbourWalk } });
    expect((await read()).timeline_count).toBe(before.timeline_count - 2);
    expect((await call('GET /admin/stats/lti', {})).json).toMatchObject({ lti_institutions: 3 });
    const { json } = await call('GET /admin/stats/lti-by-institution', {});
    const rows = json as CallAnswer<'GET /admin/stats/lti-by-institution'>;
    expect(rows).toHaveLength(3);
    expect(rows[0]?.user_count_with_nodes).toBeLessThanOrEqual(rows[0]?.user_count ?? 0);
  });
});
