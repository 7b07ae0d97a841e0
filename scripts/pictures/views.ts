import type { AccountName, MockServer } from '@timemap/admin-mock';
import type { Page } from 'playwright';

type Db = MockServer['db'];

export interface View {
  readonly name: string;
  readonly address: string;
  readonly account?: AccountName;
  readonly size?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'dark';
  readonly locale?: string;
  /** Brings the page to what the picture shows. */
  prepare(page: Page, db: Db): Promise<unknown>;
}

const NORTHGATE = 1;

/** As copied from a spreadsheet: some are members already, and one address is cut off. */
function sheetOf({ users, organizationMembers }: Db): string {
  const members = new Set(
    organizationMembers
      .filter(({ organizationId }) => organizationId === NORTHGATE)
      .map(({ userId }) => userId),
  );
  const people = users.filter(
    ({ id, email, displayName }) => id > 4 && email !== null && displayName !== null,
  );
  const rows = [
    ...people.filter(({ id }) => members.has(id)).slice(0, 2),
    ...people.filter(({ id }) => !members.has(id)).slice(0, 6),
  ].map(({ displayName, email }, index) => [displayName, email, index % 2 ? '8a' : '7b']);
  return [['Name', 'Email', 'Class'], ...rows, ['Piet de Vries', 'piet.de.vries@northgate', '8a']]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** What the README shows, with the demo data. */
export const views: readonly View[] = [
  {
    name: 'home',
    address: '/global',
    prepare: (page) => page.getByRole('heading', { name: 'Needs Attention' }).waitFor(),
  },
  {
    name: 'person',
    address: '/global/users/4',
    prepare: (page) => page.getByRole('button', { name: 'Mark as Verified' }).first().waitFor(),
  },
  {
    name: 'sheet',
    address: `/organizations/users/${NORTHGATE}`,
    async prepare(page, db) {
      await page.getByRole('button', { name: 'Add Multiple Users' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Multiple Users' });
      await dialog.getByRole('textbox', { name: 'Users' }).evaluate((box, sheet) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', sheet);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, sheetOf(db));
      await dialog.getByRole('button', { name: /^Add \d/ }).waitFor();
    },
  },
  {
    name: 'tickets',
    address: '/tickets',
    async prepare(page) {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page
        .getByRole('button', { name: /Resolve/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'map',
    address: '/organizations/projects/2',
    account: 'orgAdmin',
    colorScheme: 'dark',
    async prepare(page) {
      await page.getByRole('button', { name: 'Create Project' }).click();
      await page.getByLabel('Project name').fill('Night Ferries');
      await page.getByLabel('Description').fill('Where they went, and when.');
      await page.getByLabel('Map type').selectOption('Map');
      const map = page.getByRole('application', { name: 'Map' });
      await map.locator('img.leaflet-tile-loaded').first().waitFor();
      const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const pins = [
        ['Recife', 0.422, 0.533],
        ['Lisbon', 0.48, 0.32],
        ['Mombasa', 0.588, 0.516],
      ] as const;
      for (const [pin, right, down] of pins) {
        await page.mouse.click(x + right * width, y + down * height);
        await page.keyboard.type(pin);
        await page.keyboard.press('Enter');
      }
      await page.getByLabel('Project name').focus();
    },
  },
  {
    name: 'phone',
    address: '/global/users',
    size: { width: 390, height: 800 },
    locale: 'ar',
    prepare: (page) =>
      page
        .getByText(/@northgate/)
        .first()
        .waitFor(),
  },
];
