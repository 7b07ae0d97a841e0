import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { setKept } from '../session/kept-after-logout.ts';
import { clearViews } from './keep-views.ts';

const key = 'cv-views:1:users';
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]');

async function openUsers(search = '', views: readonly { name: string; search: string }[] = []) {
  const opened = await openConsole(`/global/users${search}`, { as: 'globalAdmin' });
  if (views.length > 0) localStorage.setItem(key, JSON.stringify(views));
  await screen.findByRole('table', { name: /^Users, [1-9]/ });
  const { user } = opened;
  return {
    ...opened,
    async openMenu() {
      await user.click(await screen.findByRole('button', { name: 'Views of Users' }));
      return within(await screen.findByRole('menu'));
    },
    async choose(entry: string) {
      await user.click(await screen.findByRole('button', { name: 'Views of Users' }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    },
  };
}
const order = (column: string) =>
  screen.getByRole('columnheader', { name: column }).getAttribute('aria-sort');
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the views of a table', () => {
  it('are saved under a name and shown again, as the address has them, from their first page', async () => {
    const { user, address, choose } = await openUsers('?filter=a&sort=-email&page=2&columns=username,email');
    await choose('Save This View…');
    const saving = await dialog();
    await user.type(saving.getByRole('textbox', { name: 'Name' }), 'By email{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toEqual([{ name: 'By email', search: 'filter=a&sort=-email&columns=username%2Cemail' }]);
    expect(screen.getByRole('button', { name: 'Views of Users' })).toHaveFocus();

    await choose('Default view');
    await waitFor(() => expect(address()).toBe('/global/users'));
    await waitFor(() => expect(order('Username')).toBe('ascending'));
    await choose('By email');
    await waitFor(() =>
      expect(address()).toBe('/global/users?filter=a&sort=-email&columns=username%2Cemail'),
    );
    await waitFor(() => expect(order('Email')).toBe('descending'));
    expect(screen.getByRole('searchbox')).toHaveValue('a');
  });

  it('are shared by a link to what the table shows, and say so where the browser does not copy', async () => {
    const { choose } = await openUsers('?filter=a&sort=-email');
    const written: string[] = [];
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text);
    });
    await choose('Copy Link');
    expect(await screen.findByText('The link to this view was copied.')).toBeVisible();
    expect(written).toEqual([location.href]);
    clipboard.mockRejectedValue(new Error('denied'));
    await choose('Copy Link');
    expect(await screen.findByText(/did not copy the link/)).toBeVisible();
    clipboard.mockRestore();
  });

  it('say that nothing was copied on a page without HTTPS, which has no clipboard', async () => {
    const { choose } = await openUsers('?filter=a');
    const none = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    onTestFinished(() => void none.mockRestore());
    await choose('Copy Link');
    expect(await screen.findByText(/did not copy the link/)).toBeVisible();
  });

  it('are named once, and named', async () => {
    const { user, choose } = await openUsers('', [{ name: 'Trial', search: 'filter=trial' }]);
    await choose('Save This View…');
    const saving = await dialog();
    await user.click(saving.getByRole('button', { name: 'Save' }));
    expect(await saving.findByText('Enter a name for the view.')).toBeVisible();
    await user.type(saving.getByRole('textbox', { name: 'Name' }), ' TRIAL {Enter}');
    expect(await saving.findByText('A view with this name already exists.')).toBeVisible();
    expect(stored()).toHaveLength(1);
  });

  it('are brought up to date after the table was changed', async () => {
    const { user, choose } = await openUsers('', [{ name: 'Trial', search: 'filter=trial' }]);
    await choose('Trial');
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    await choose('Update “Trial”');
    expect(stored()).toEqual([{ name: 'Trial', search: 'filter=trial&sort=email' }]);
  });

  it('are still brought up to date after the shown one was renamed', async () => {
    const { user, choose } = await openUsers('', [{ name: 'Trial', search: 'filter=trial' }]);
    await choose('Trial');
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    await choose('Manage Views…');
    const managing = await dialog();
    await user.click(managing.getByRole('button', { name: 'Rename Trial' }));
    await user.type(managing.getByRole('textbox', { name: 'New name for Trial' }), 's{End}s{Enter}');
    const [name] = stored().map((view: { name: string }) => view.name);
    await user.click(managing.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await choose(`Update “${name}”`);
    expect(stored()).toEqual([{ name, search: 'filter=trial&sort=email' }]);
  });

  it('are renamed, updated and deleted, and focus stays among them', async () => {
    const { user, choose } = await openUsers('?filter=ada', [
      { name: 'One', search: '' },
      { name: 'Two', search: 'filter=2' },
    ]);
    await choose('Manage Views…');
    const managing = await dialog();
    await user.click(managing.getByRole('button', { name: 'Rename One' }));
    const field = managing.getByRole('textbox', { name: 'New name for One' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'First{Enter}');
    expect(stored()[0]).toEqual({ name: 'First', search: '' });
    expect(managing.getByRole('button', { name: 'Rename First' })).toHaveFocus();

    await user.click(managing.getByRole('button', { name: 'Update First to match the table' }));
    expect(stored()[0]).toEqual({ name: 'First', search: 'filter=ada' });

    await user.click(managing.getByRole('button', { name: 'Delete First' }));
    expect(managing.getByRole('button', { name: 'Rename Two' })).toHaveFocus();
    await user.click(managing.getByRole('button', { name: 'Delete Two' }));
    expect(managing.getByText('There are no saved views yet.')).toBeVisible();
    expect(managing.getByRole('list', { name: 'Saved Views' })).toHaveFocus();
    expect(localStorage.getItem(key)).toBeNull();
    await user.click(managing.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.getByRole('button', { name: 'Views of Users' })).toHaveFocus();
  });

  async function saveUnkept() {
    const opened = await openUsers('?filter=ada');
    await opened.choose('Save This View…');
    const saving = await dialog();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await opened.user.type(saving.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    setItem.mockRestore();
    expect(await saving.findByRole('alert')).toHaveTextContent('This browser did not keep the view');
    return { ...opened, saving };
  }

  it('say when the browser does not keep them, and lose nothing that was typed', async () => {
    const { user, saving } = await saveUnkept();
    expect(saving.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await user.click(saving.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()).toEqual([{ name: 'Ada', search: 'filter=ada' }]));
  });

  it('say no more about a view that was not kept once the person gives up', async () => {
    const { user, saving } = await saveUnkept();
    await user.click(saving.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are neither saved nor brought up to date with a filter that is too long, and say so', async () => {
    const { user, choose, openMenu } = await openUsers('', [{ name: 'Trial', search: 'filter=trial' }]);
    await choose('Trial');
    const filter = screen.getByRole('searchbox');
    await user.clear(filter);
    await user.click(filter);
    await user.paste('漢'.repeat(230));
    const reason = 'This view is too long to be saved. Shorten the filter first.';
    const menu = await openMenu();
    for (const name of ['Save This View…', 'Update “Trial”']) {
      const entry = menu.getByRole('menuitem', { name });
      await user.click(entry);
      expect(entry).toHaveAccessibleDescription(reason);
    }
    await user.click(menu.getByRole('menuitem', { name: 'Manage Views…' }));
    const update = (await dialog()).getByRole('button', { name: 'Update Trial to match the table' });
    await user.click(update);
    expect(update).toHaveAccessibleDescription(reason);
    expect(stored()).toEqual([{ name: 'Trial', search: 'filter=trial' }]);
  });

  it('cannot be saved in a list that another tab has filled, and say so', async () => {
    const { user, choose } = await openUsers('?filter=ada');
    await choose('Save This View…');
    const saving = await dialog();
    const thirty = Array.from({ length: 30 }, (_, at) => ({ name: `View ${at}`, search: '' }));
    localStorage.setItem(key, JSON.stringify(thirty));
    await user.type(saving.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    expect(await saving.findByRole('alert')).toHaveTextContent('You can keep at most 30 views of a table.');
    expect(saving.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    expect(stored()).toEqual(thirty);
  });

  it('follow another tab, and survive what it may have written', async () => {
    const { openMenu } = await openUsers();
    const tell = (text: string) =>
      act(() => {
        localStorage.setItem(key, text);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    const menu = await openMenu();
    tell(JSON.stringify([{ name: 'Save This View…', search: 'sort=nonsense&page=-1&size=1e9' }]));
    expect(menu.getAllByRole('menuitem', { name: 'Save This View…' })).toHaveLength(2);
    tell('{"__proto__":');
    expect(menu.getAllByRole('menuitem', { name: 'Save This View…' })).toHaveLength(1);
  });
});

describe('a table that is not the only one of its page', () => {
  it('has its own part of the address, and its own views', async () => {
    const { user, address } = await openConsole('/global/users/1?user-projects.filter=harbour', {
      as: 'globalAdmin',
    });
    const projects = within(await screen.findByRole('region', { name: 'Projects' }));
    expect(await projects.findByRole('searchbox')).toHaveValue('harbour');
    await user.click(await projects.findByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(address()).toBe('/global/users/1?user-projects.filter=harbour&user-projects.sort=name'),
    );
    expect(projects.getByRole('button', { name: 'Views of Projects' })).toBeVisible();
  });
});

describe('a further filter of a table', () => {
  it('is in the address', async () => {
    const { user, address } = await openConsole('/admindash?shown=roots', { as: 'globalAdmin' });
    await screen.findByRole('link', { name: 'Harbour City Schools' });
    const select = screen.getByRole('combobox', { name: 'Show' });
    expect(select).toHaveValue('roots');
    await user.selectOptions(select, 'all');
    await waitFor(() => expect(address()).toBe('/admindash'));
  });
});

describe('the views after logout (T39)', () => {
  const privateView = { name: 'Private', search: 'filter=private.person%40example.test' };
  const logOut = async ({ user }: Awaited<ReturnType<typeof openUsers>>) => {
    await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
    await screen.findByRole('heading', { name: 'Log in' });
  };

  it('are removed, as the dialog says, unless the person keeps them', async () => {
    const opened = await openUsers('', [privateView]);
    await opened.choose('Manage Views…');
    const choice = (await dialog()).getByRole('checkbox', { name: /^Keep my views in this browser/ });
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription('Your views are removed when you log out.');
    await opened.user.keyboard('{Escape}');
    await logOut(opened);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('say when the browser did not keep that choice', async () => {
    const opened = await openUsers('', [privateView]);
    await opened.choose('Manage Views…');
    const managing = await dialog();
    const choice = managing.getByRole('checkbox', { name: /^Keep my views in this browser/ });
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await opened.user.click(choice);
    setItem.mockRestore();
    expect(managing.getByRole('alert')).toHaveTextContent(/^This browser did not keep your choice/);
    expect(choice).not.toBeChecked();
    await opened.user.click(choice);
    expect(choice).toBeChecked();
    expect(managing.queryByRole('alert')).toBeNull();
  });

  it('stay with a person who keeps them, and go when that is taken back', async () => {
    const opened = await openUsers('', [privateView]);
    await opened.choose('Manage Views…');
    const choice = (await dialog()).getByRole('checkbox', { name: /^Keep my views in this browser/ });
    await opened.user.click(choice);
    expect(choice).toHaveAccessibleDescription(/stay in this browser/);
    await opened.user.keyboard('{Escape}');
    await logOut(opened);
    expect(stored()).toEqual([privateView]);
    setKept('views', 1, false);
    clearViews();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('of someone else are removed at the next login, if no logout did it', async () => {
    const othersKey = 'cv-views:3:users';
    const opened = await openConsole('/pages/login');
    localStorage.setItem(othersKey, JSON.stringify([privateView]));
    localStorage.setItem(key, JSON.stringify([privateView]));
    await opened.user.type(await screen.findByRole('textbox', { name: 'Username or email' }), 'ada');
    await opened.user.type(screen.getByLabelText('Password'), 'ada-demo{Enter}');
    await waitFor(() => expect(opened.runtime.session.state().status).toBe('signedIn'));
    expect(localStorage.getItem(othersKey)).toBeNull();
    expect(stored()).toEqual([privateView]);
    localStorage.clear();
  });
});
