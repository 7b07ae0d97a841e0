import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

describe('the console in German', () => {
  it('keeps the language of the user menu for the login, a list, a write and a refusal', async () => {
    const page = await site.newPage({ hasApiFailures: true });
    await page.goto('/pages/login');
    await page.getByLabel('Username or email').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('ada-demo');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'User menu: ada' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('status').getByText('Die Konsole ist jetzt auf Deutsch.').waitFor();
    await page.getByRole('button', { name: 'Abmelden' }).click();

    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('ada');
    await page.getByLabel('Passwort', { exact: true }).fill('ada-demo');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('button', { name: 'Benutzermenü: ada' }).waitFor();
    await page.locator('html[lang=de]').waitFor();

    const all = site.api.db.users.size;
    await page.goto('/global/users');
    await page.getByRole('heading', { level: 1, name: 'Benutzer' }).waitFor();
    await page.getByRole('table', { name: `Benutzer, ${all} Zeilen` }).waitFor();
    await page.getByRole('searchbox').fill(site.api.db.users.get(1)?.email ?? '');
    await page.getByRole('table', { name: 'Benutzer, 1 Zeile', exact: true }).waitFor();

    site.api.db.whitelist.splice(1);
    await page.goto('/global/whitelist');
    const card = page.getByRole('main');
    await card.getByText('1 Eintrag', { exact: true }).waitFor();
    const field = card.getByLabel('Domain oder E-Mail-Adresse');
    const add = card.getByRole('button', { name: 'Nur Domain hinzufügen' });
    await field.fill('museum.example');
    await add.click();
    await card.getByText('2 Einträge', { exact: true }).waitFor();

    site.api.use(fail('POST /global/whitelist/add', 'Not now', 400, { times: 1 }));
    await field.fill('college.example');
    await add.click();
    await card.getByText('Eintrag konnte nicht hinzugefügt werden: Not now').waitFor();
    await card.getByRole('button', { name: 'Erneut versuchen: @college.example' }).waitFor();
    await expectCalls(
      site,
      'POST /global/whitelist/add',
      ['@museum.example', '@college.example'].map((entry) => ({
        path: '/global/whitelist/add',
        encoding: 'json',
        body: { entry },
      })),
    );
  });
});

describe('a change of the language', () => {
  it('halfway through a form and a closed dialog loses nothing that was typed', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/coupons');
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code').fill('HALFWAY');
    await dialog.getByLabel('Value').fill('15');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Whitelist' }).click();
    await page.getByLabel('Domain or email').fill('museum.exam');
    await page.getByRole('button', { name: 'User menu: ada' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('status').getByText('Die Konsole ist jetzt auf Deutsch.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Domain oder E-Mail-Adresse').inputValue()).toBe('museum.exam');
    await page.goto('/global/coupons');
    await page.getByRole('button', { name: 'Gutschein erstellen' }).click();
    await dialog.getByText('Entwurf wiederhergestellt').waitFor();
    expect(await dialog.getByLabel('Code').inputValue()).toBe('HALFWAY');
    expect(await dialog.getByLabel('Wert', { exact: true }).inputValue()).toBe('15');
  });
});
