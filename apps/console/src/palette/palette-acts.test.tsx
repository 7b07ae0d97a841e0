import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

type Console = Awaited<ReturnType<typeof openConsole>>;

const options = () =>
  screen
    .queryAllByRole('option')
    .filter(({ tagName }) => tagName !== 'OPTION')
    .map(({ textContent }) => textContent);

async function openPalette({ user }: Console, letters: string) {
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: /^Search pages/ });
  await user.type(input, letters);
  return input;
}

async function openOrganizations(
  as: 'globalAdmin' | 'orgAdmin',
  scenarios: NonNullable<Parameters<typeof openConsole>[1]>['scenarios'] = [],
) {
  const opened = await openConsole('/organizations', { as, scenarios });
  await screen.findByRole('heading', { level: 1, name: 'Organizations' });
  return opened;
}

describe('what the palette found', () => {
  it('lists by Tab what can be done with a result, and goes back to it [keyboard]', async () => {
    const opened = await openOrganizations('globalAdmin');
    const input = await openPalette(opened, 'uma');
    const user = await screen.findByRole('option', { name: /^uma/, selected: true });
    const found = user.textContent;
    await opened.user.keyboard('{Tab}');
    const acts = await screen.findByRole('group', { name: /^Actions for .*uma/ });
    expect(input).toHaveFocus();
    expect(options()).toEqual([expect.stringMatching(/^Log In as uma/), expect.stringMatching(/^Email uma/)]);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(acts).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: /^uma/, selected: true })).toHaveTextContent(found ?? '');
    await opened.user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('dialog', { name: /^Log in as uma/ })).toBeVisible();
  });

  it('offers the admin of an organization what can be done with it', async () => {
    const opened = await openOrganizations('orgAdmin');
    await screen.findAllByRole('treeitem');
    await openPalette(opened, 'add user');
    await opened.user.keyboard(' harbour');
    await screen.findByRole('option', { selected: true, name: /^Add User to Harbour City/ });
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.address()).toMatch(/^\/organizations\/users\/\d+\?add$/));
  });

  it('is preceded by what can be done with the person of the page', async () => {
    const opened = await openConsole('/global/users/4', { as: 'globalAdmin' });
    await screen.findByRole('heading', { level: 2, name: 'Account' });
    await openPalette(opened, ' ');
    const acts = within(await screen.findByRole('group', { name: /^Actions for .*uma/ }));
    expect(acts.getAllByRole('option')[0]).toHaveTextContent(/^Log In as uma/);
    expect(acts.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('says of an organization that it cannot be renamed, and leads to the reason', async () => {
    const opened = await openOrganizations('globalAdmin');
    await openPalette(opened, 'rename harbour');
    await screen.findByRole('option', { selected: true, name: /^Why .*Harbour City.* cannot be renamed/ });
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.address()).toMatch(/^\/organizations\?organization=\d+$/));
    expect(await screen.findByText(/^The server cannot rename or move an organization/)).toBeInTheDocument();
  });

  it('says where else to look for what it does not find', async () => {
    const opened = await openOrganizations('globalAdmin');
    await openPalette(opened, 'nobody has this');
    expect(await screen.findByText(/Nothing found for .*nobody has this/)).toBeVisible();
    expect(options()).toEqual([
      'Search in Users',
      'Search in Projects',
      'Search in Tickets',
      'Search in Coupons',
    ]);
    await opened.user.click(screen.getByRole('option', { name: 'Search in Tickets' }));
    await waitFor(() => expect(opened.address()).toBe('/tickets?filter=nobody+has+this'));
  });

  it('tells two of the same name apart', async () => {
    const twin = (userid: number) => ({ userid, username: 'twin', email: 'twin@x.example' });
    const opened = await openOrganizations('globalAdmin', [
      answer('GET /global/users', { users: [twin(71), twin(72)] }),
    ]);
    await openPalette(opened, 'twin');
    await waitFor(() =>
      expect(options()).toEqual(['twintwin@x.example · ID 71', 'twintwin@x.example · ID 72']),
    );
    expect(document.querySelector('mark')).toHaveTextContent('twin');
  });
});
