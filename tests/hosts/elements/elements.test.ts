import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildHost, type RunningHost, startHost } from '../host-program.ts';
import { type WatchedPage, watchedPage } from '../watched-page.ts';

describe('the elements, with React inside, in a host of another framework', () => {
  let api: RunningMockServer;
  let running: RunningHost;
  let watched: WatchedPage;

  beforeAll(() => buildHost('elements'), 120_000);

  beforeEach(async () => {
    api = await startMockServer({ basePath: '/api' });
    const parts = (port: number) => [
      'preview',
      '--strictPort',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ];
    running = await startHost('elements', 'vite/bin/vite.js', parts, { API_URL: new URL(api.url).origin });
    watched = await watchedPage(api.server.signIn('globalAdmin'));
  }, 60_000);

  afterEach(async () => {
    await watched.close();
    await running.close();
    await api.close();
  });

  it.each(['react-18', 'vue', 'svelte'])(
    'take properties and attributes in %s, and tell what happened',
    async (framework) => {
      const { page, problems } = watched;
      await page.goto(`${running.url}/${framework}.html`);
      await page.getByRole('combobox', { name: 'Role of Mia Duarte' }).selectOption('0');
      await page
        .getByRole('list', { name: 'Log' })
        .getByText('project-member.change-role: succeeded')
        .waitFor();

      await page.getByRole('button', { name: 'Other project' }).click();
      const projects = () =>
        api.server
          .requests()
          .filter(({ operation }) => operation === 'GET /viewprojectusers')
          .map(({ query }) => query.pid);
      await expect.poll(projects).toContain('2');
      await page.getByRole('combobox', { name: 'Role of Mia Duarte' }).waitFor();

      const writes = api.server.requests().filter(({ method }) => method !== 'GET');
      expect(writes.map(({ operation, body }) => ({ operation, body }))).toEqual([
        { operation: 'POST /changepermissions', body: { projectid: 1, userid: 3, access_role: 0 } },
      ]);
      expect(problems).toEqual([]);
    },
    60_000,
  );

  it.each(['react-18', 'vue', 'svelte'])(
    'show children with a slot in %s, where their listeners still work',
    async (framework) => {
      const { page, problems } = watched;
      await page.goto(`${running.url}/${framework}.html`);
      const panel = page.getByRole('region', { name: /^Members and roles of / });
      await panel.getByRole('button', { name: 'Add New User' }).waitFor();
      await panel.getByRole('button', { name: 'Open in our CRM' }).click();
      await page.getByRole('list', { name: 'Log' }).getByText('CRM opened').waitFor();
      expect(await panel.getByRole('button', { name: 'Create New' }).count()).toBe(0);
      expect(problems).toEqual([]);
    },
    60_000,
  );

  it('are what the provider names where it finds React 18', async () => {
    const { page, problems } = watched;
    await page.goto(`${running.url}/react-18-provider.html`);
    const sentence =
      /@timemap\/admin-kit needs React 19, and this page has React 18\.3\.1\..*custom elements/;
    await expect.poll(() => problems.join('\n')).toMatch(sentence);
    expect(problems.join('\n')).not.toContain('is not a function');
  }, 60_000);
});
