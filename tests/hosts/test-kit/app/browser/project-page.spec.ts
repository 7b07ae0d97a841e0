import { test as base, expect } from '@playwright/test';
import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import { delay } from '@timemap/admin-mock/scenarios';

/** A stand-in server for each test. The page's requests to `/api` go there. */
const test = base.extend<{ api: RunningMockServer }>({
  api: async ({ page, baseURL }, use) => {
    const api = await startMockServer({ basePath: '/api', allowOrigins: [baseURL ?? ''] });
    const sessionId = api.server.signIn('globalAdmin');
    await page.addInitScript((id) => sessionStorage.setItem('cv-sid', id), sessionId);
    await page.route('**/api/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const answer = await route.fetch({ url: new URL(pathname + search, api.url).href });
      await route.fulfill({ response: answer });
    });
    await use(api);
    // The page may still be reading.
    await page.unrouteAll({ behavior: 'wait' });
    await api.close();
  },
});

test('removes a member by keyboard alone', async ({ page, api }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Remove mia/i }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('project-member.remove: succeeded')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /mia/i })).toHaveCount(0);
  expect(api.server.requests().at(-2)).toMatchObject({ method: 'DELETE', encoding: 'form' });
});

test('shows the heading of the page while the members are still on their way', async ({ page, api }) => {
  api.server.use(delay('*', 1_000));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Harbour Walk', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /mia/i })).toBeVisible();
});
