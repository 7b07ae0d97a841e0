import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAccessible } from '../../../../packages/admin-kit/src/ui/testing/test-accessibility.ts';
import { openConsole } from '../../testing/open-console.tsx';

type Console = Awaited<ReturnType<typeof openConsole>>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.findByRole('combobox', { name: /^Search pages/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = async () => {
  const id = (await box()).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

const staffLetters = ['global', 'whitelist', 'coupons', 'statistics', 'users'];

async function openPalette({ user }: Console, letters = '') {
  await user.keyboard('{Control>}k{/Control}');
  const input = await box();
  await screen.findAllByRole('option');
  if (letters !== '') await user.type(input, letters);
  return input;
}

async function openAt(address: string, title: string, as: 'globalAdmin' | 'orgAdmin' | 'member') {
  const opened = await openConsole(address, { as });
  await heading(title);
  return opened;
}

describe('the command palette', () => {
  it('opens by Ctrl+K and by its button, and gives focus back when Escape closes it', async () => {
    const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
    const { user } = opened;
    expect(await openPalette(opened)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    expect(await box()).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('keeps Tab inside, and closes when the page around it is pressed or the browser asks', async () => {
    const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
    const { user } = opened;
    const input = await openPalette(opened);
    const cross = screen.getByRole('button', { name: 'Close' });
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await user.keyboard(keys);
      expect(cross).toHaveFocus();
      await user.keyboard(keys);
      expect(input).toHaveFocus();
    }
    await user.pointer({ keys: '[MouseLeft]', target: input });
    fireEvent.pointerDown(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();

    await openPalette(opened);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has its box immediately: keys typed before the results arrive go to them', async () => {
    const { user, address } = await openAt('/stats', 'Statistics', 'globalAdmin');
    await user.keyboard('{Control>}k{/Control}dash{Enter}');
    await waitFor(() => expect(address()).toBe('/admindash'));
  });

  it('follows Enter only when the list matches the typed text', async () => {
    const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
    const input = await openPalette(opened);
    act(() => {
      fireEvent.change(input, { target: { value: 'users' } });
      fireEvent.keyDown(input, { key: 'Enter' });
    });
    await waitFor(() => expect(opened.address()).toBe('/global/users'));
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the keys of an input method alone, as each browser reports them: %j',
    async (composing) => {
      const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
      const input = await openPalette(opened, 'dash');
      await screen.findByRole('option', { name: /Dashboard/, selected: true });
      fireEvent.keyDown(input, { key: 'Enter', ...composing });
      fireEvent.keyDown(input, { key: 'Escape', ...composing });
      expect(screen.getByRole('dialog')).toBeVisible();
      await opened.user.keyboard('{Enter}');
      await waitFor(() => expect(opened.address()).toBe('/admindash'));
    },
  );

  it('keeps keys from the page while it is open', async () => {
    const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', hear);
    onTestFinished(() => document.removeEventListener('keydown', hear));
    const input = await openPalette(opened, 'r');
    heard.length = 0;
    await opened.user.keyboard('u');
    screen.getByRole('button', { name: 'Close' }).focus();
    await opened.user.keyboard('u');
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(heard).toEqual([]);
    expect(input).toHaveFocus();
    await opened.user.keyboard('{Escape}u');
    expect(heard).toContain('u');
  });

  it('offers a global admin every page that needs no id, from the route table, and the main actions', async () => {
    const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
    await openPalette(opened);
    expect(options()).toEqual(
      expect.arrayContaining([
        'Statistics',
        'Organizations',
        'UsersGlobal Admin',
        'ProjectsGlobal Admin',
        'Admin Dashboard',
        'Create New Root Organization',
        'Refresh statistics',
        'Theme: Dark',
        'Logout',
      ]),
    );
  });

  it('offers a global admin each of what it must not offer the others', async () => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    const input = await openPalette(opened);
    for (const letters of staffLetters) {
      await opened.user.clear(input);
      await opened.user.type(input, letters);
      await waitFor(() => expect(options().join().toLowerCase()).toContain(letters));
    }
  });

  it.each(['orgAdmin', 'member'] as const)('offers %s nothing of the staff area', async (account) => {
    const opened = await openAt('/organizations', 'Organizations', account);
    await screen.findAllByRole('treeitem');
    const input = await openPalette(opened);
    expect(options()).toEqual([
      'Organizations',
      'Keyboard Shortcuts',
      'Show activity',
      'Theme: Light',
      'Theme: Dark',
      'Narrow sidebar',
      'Logout',
    ]);
    for (const letters of staffLetters) {
      await opened.user.clear(input);
      await opened.user.type(input, letters);
      await waitFor(() => expect(screen.getByText(/^Nothing found for/)).toBeVisible());
    }
  });

  it('goes to a page by letters and Enter, and remembers it', async () => {
    const opened = await openAt('/stats', 'Statistics', 'globalAdmin');
    await openPalette(opened, 'dash');
    await waitFor(async () => expect(await chosen()).toBe('Admin Dashboard'));
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.address()).toBe('/admindash'));
    expect(await heading('Admin Dashboard')).toHaveFocus();
    await openPalette(opened);
    const recent = screen.getByRole('group', { name: 'Recent' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Admin Dashboard']);
  });

  it.each([
    ['ticket 40', /^#40 /],
    ['#40', /^#40 /],
    ['license northwind', /^License of Northwind University/],
    ['add user northwind', /^Add User to Northwind University/],
    ['add coupon', /^Create Coupon$/],
    ['northwind license', /^License of Northwind University/],
    ['deal northwind', /^Northwind/],
    ['users northwind', /^Users of Northwind University/],
    ['unverified', /^Unverified users[1-9]/],
    ['deals over soft', /^Over soft limitEnterprise deals$/],
    ['no license', /^No licenseOrganizations$/],
    ['whitelist northwind', /^Manage Whitelist$/],
  ])('finds what %j names', async (query, first) => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    await openPalette(opened, query);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(first));
  });

  it('shows the address by which a person was found', async () => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    const { email, displayName } = [...opened.server.db.users].find((user) => user.displayName !== '') ?? {};
    await openPalette(opened, email);
    const option = await screen.findByRole('option', { name: new RegExp(`${displayName}.*${email}`) });
    expect(option).toBeVisible();
  });

  it('finds by letter case and accents aside what the page has loaded, and asks for that no second time', async () => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    await screen.findAllByRole('treeitem');
    await openPalette(opened, 'NORTHW');
    const group = await screen.findByRole('group', { name: 'Organizations' });
    await waitFor(() =>
      expect(within(group).getAllByRole('option')[0]).toHaveTextContent('Northwind University'),
    );
    expect(await screen.findByText(/\d+ results?/)).toBeVisible();
    const all = opened.operations().filter((operation) => operation === 'GET /organizations/admin/all');
    expect(all).toHaveLength(1);
    await opened.user.click(within(group).getAllByRole('option')[0] as HTMLElement);
    await waitFor(() => expect(opened.address()).toMatch(/^\/organizations\?organization=\d+$/));
  });

  it.each([
    ['a username', 'uma', 'Users', /^\/global\/users\/\d+$/],
    ['the number of a ticket', '#40', 'Tickets', /^\/tickets\/40$/],
  ])('finds by %s what no page has loaded yet', async (_, letters, kind, page) => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    await screen.findAllByRole('treeitem');
    const before = opened.operations().length;
    await openPalette(opened);
    expect(opened.operations()).toHaveLength(before);
    await opened.user.keyboard(letters);
    const group = await screen.findByRole('group', { name: new RegExp(`^${kind}`) });
    await opened.user.click(within(group).getAllByRole('option')[0] as HTMLElement);
    await waitFor(() => expect(opened.address()).toMatch(page));
  });

  it('says which lists could not be loaded, finds in the others, and asks again on Retry', async () => {
    const opened = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [fail('GET /support/', 'No tickets today', 400, { times: 1 })],
    });
    await heading('Organizations');
    await openPalette(opened, 'uma');
    expect(await screen.findByText('Could not load tickets.')).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Users' })).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Could not load tickets.')).toBeNull());
  });

  it('finds in a list of which one entry could not be read', async () => {
    const people = [
      { userid: 'x', username: 'nobody' },
      { userid: 71, username: 'readable.person' },
    ];
    const opened = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [answer('GET /global/users', { users: people })],
    });
    await heading('Organizations');
    await openPalette(opened, 'readable');
    expect(await screen.findByRole('group', { name: 'Users' })).toBeVisible();
    expect(screen.queryByText(/^Could not load/)).toBeNull();
    await opened.router.navigate('/global/users');
    expect(await screen.findByText(/^1 entry could not be read/)).toBeVisible();
  });

  it('moves through the groups by arrows, round at both ends', async () => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    await openPalette(opened);
    const all = options();
    expect(await chosen()).toBe(all[0]);
    await opened.user.keyboard('{ArrowUp}');
    expect(await chosen()).toBe(all.at(-1));
    await opened.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await chosen()).toBe(all[1]);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('does nothing over another dialog', async () => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    await opened.user.click(await screen.findByRole('button', { name: 'Create New Root Organization' }));
    await screen.findByRole('dialog');
    await opened.user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('combobox', { name: /^Search pages/ })).toBeNull();
  });

  it('has no accessibility violations', async () => {
    const opened = await openAt('/organizations', 'Organizations', 'globalAdmin');
    await screen.findAllByRole('treeitem');
    await openPalette(opened, 'o');
    await screen.findByRole('group', { name: /^Organizations/ });
    await expectAccessible(screen.getByRole('dialog'));
  });
});
