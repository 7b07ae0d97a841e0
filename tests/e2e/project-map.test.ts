import { expect, it } from 'vitest';
import { callsOf, expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { boxOf } from './layout.ts';

const site = siteForEachTest();

async function openForm(options: { hasApiFailures?: boolean } = {}) {
  const page = await site.newPage({ account: 'orgAdmin', ...options });
  await page.goto('/organizations/projects/2');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await page.getByLabel('Project name').fill('Night Ferries');
  await page.getByLabel('Description').fill('Where they went, and when.');
  return page;
}

it('places pins on a map by mouse and by keyboard, under the policies of production (T56)', async () => {
  const page = await openForm();
  await page.getByLabel('Map type').selectOption('Map');
  const map = page.getByRole('application', { name: 'Map' });
  await map.locator('img.leaflet-tile-loaded').first().waitFor();
  const box = await boxOf(map);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  await page.mouse.click(middle.x + 128, middle.y);
  await page.keyboard.type('Dragged');
  await page.keyboard.press('Enter');
  const pin = page.getByRole('button', { name: /^Dragged, / });
  await page.mouse.move(middle.x + 128, middle.y - 10);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y - 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => pin.getAttribute('aria-label')).toMatch(/longitude -?0(\.\d)?\./);

  await map.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Middle');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => page.getByLabel('Zoom', { exact: true }).inputValue()).toBe('2');

  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Night Ferries' }).waitFor();
  const [call] = callsOf(site, 'POST /organizations/{id}/projects');
  expect(JSON.parse(String(call?.query.data))).toEqual({
    type: 'map',
    coords: { latitude: 0, longitude: 0, zoom_level: 2 },
  });
  const { nodes } = JSON.parse(String(call?.query.mappins));
  expect(nodes).toMatchObject([{ name: 'Dragged' }, { name: 'Middle', xCoord: 0, yCoord: 0 }]);
  expect(Math.abs(nodes[0].xCoord)).toBeLessThan(2);
});

it('shows an image that loads, and takes pins by its pixels', async () => {
  const page = await openForm();
  const url = site.config.tileUrl?.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0') ?? '';
  await page.getByLabel('Map type').selectOption('Image');
  await page.getByLabel('Image URL').fill(url);
  await page.keyboard.press('Tab');
  await page.getByText('Image loaded: 256 × 256 pixels.').waitFor();
  await page.getByRole('application', { name: 'Image with pins' }).waitFor();
  await page.getByRole('button', { name: 'Add Pin' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Night Ferries' }).waitFor();
  const [call] = callsOf(site, 'POST /organizations/{id}/projects');
  expect(call?.query).toMatchObject({
    data: JSON.stringify({ type: 'image', background_image: url }),
    mappins: JSON.stringify({ nodes: [{ name: 'Pin 1', xCoord: 128, yCoord: 128 }] }),
  });
});

it('loads the map’s code only when a map is shown', async () => {
  const page = await openForm();
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('project-map')),
    );
  // Scripts for later are fetched when the page is idle.
  await page.waitForLoadState('networkidle');
  expect(await scripts()).toEqual([]);
  await page.getByLabel('Map type').selectOption('Map');
  await page.getByRole('application', { name: 'Map' }).waitFor();
  expect(await scripts()).not.toEqual([]);
});

it('takes pins by their coordinates where no tile loads, and says so once (T56)', async () => {
  const page = await openForm({ hasApiFailures: true });
  let refused = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/tiles/')) refused += 1;
  });
  await page.route('**/tiles/**', (route) => route.abort());
  await page.getByLabel('Map type').selectOption('Map');
  await page.getByText('The map background could not be loaded.').waitFor();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Add Pin' }).click();
  await page.keyboard.type('Old quay');
  await page.getByLabel('Latitude', { exact: true }).fill('60.397');
  await page.getByLabel('Longitude', { exact: true }).fill('5.324');
  expect(await page.getByText('The map background could not be loaded.').count()).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Night Ferries' }).waitFor();
  const [call] = callsOf(site, 'POST /organizations/{id}/projects');
  expect(call?.query.mappins).toBe(
    JSON.stringify({ nodes: [{ name: 'Old quay', xCoord: 5.324, yCoord: 60.397 }] }),
  );
});

it('copies a project with its pins (B §7, §9)', async () => {
  const page = await site.newPage({ account: 'orgAdmin' });
  await page.goto('/organizations/projects/2');
  await page.getByRole('button', { name: 'Duplicate Harbour Walk' }).click();
  const form = page.getByRole('dialog');
  await expect.poll(() => form.getByLabel('Project name').inputValue()).toBe('Copy of Harbour Walk');
  await expectCalls(site, 'GET /projects/mapdata', [
    { path: '/projects/mapdata', query: { projectid: '2' } },
  ]);
});
