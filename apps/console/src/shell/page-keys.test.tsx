import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const help = () => screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });

async function close(user: UserEvent) {
  const [button] = within(await help()).getAllByRole('button', { name: 'Close' });
  await user.click(button as HTMLElement);
}

async function openAt(address: string, name: string) {
  const opened = await openConsole(address, { as: 'globalAdmin' });
  await heading(name);
  return opened;
}

describe('the keys of every page', () => {
  it('go to a section with G and its letter [keyboard]', async () => {
    const { user, address } = await openAt('/organizations', 'Organizations');
    await user.keyboard('?');
    const letter = within(await help())
      .getByText('Support Tickets')
      .nextElementSibling?.lastElementChild?.textContent?.toLowerCase();
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard(`g${letter}`);
    await waitFor(() => expect(address()).toBe('/tickets'));
  });

  it('follow the place of a key on a Russian keyboard [keyboard]', async () => {
    const { address } = await openAt('/organizations', 'Organizations');
    const press = (key: string, code: string, shiftKey = false) =>
      fireEvent.keyDown(document.body, { key, code, shiftKey });
    // The page may be shown a moment before it hears keys.
    await waitFor(() => {
      press('п', 'KeyG');
      press('г', 'KeyU');
      expect(address()).toBe('/global/users');
    });
    press(',', 'Slash', true);
    expect(await help()).toBeVisible();
  });

  it('stay where they are after G and a letter of nothing [keyboard]', async () => {
    const { user, address } = await openAt('/organizations', 'Organizations');
    await user.keyboard('g9');
    await user.keyboard('{Control>}g{/Control}');
    expect(address()).toBe('/organizations');
  });

  it('leave keys that are no letters to the page, also after G [keyboard] [focus]', async () => {
    const { user, address } = await openAt('/organizations', 'Organizations');
    await user.tab();
    const link = document.activeElement;
    await user.keyboard('g{Tab}');
    expect(document.activeElement).not.toBe(link);
    await user.keyboard('t');
    expect(address()).toBe('/organizations');
  });

  it('go to the filter and select what it holds [keyboard] [focus]', async () => {
    const { user, address } = await openAt('/global/users', 'Users');
    const filter = await screen.findByRole<HTMLInputElement>('searchbox');
    await user.type(filter, 'mia');
    filter.blur();
    await waitFor(() => expect(address()).toContain('filter=mia'));
    await waitFor(() => expect(filter).toHaveValue('mia'));
    await user.keyboard('/');
    expect(filter).toHaveFocus();
    expect([filter.selectionStart, filter.selectionEnd]).toEqual([0, 3]);
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('step from row to row with J and K, to the link of each [keyboard] [focus]', async () => {
    const { user } = await openAt('/tickets', 'Support Tickets');
    const rows = await screen.findAllByRole('rowheader');
    const linkOf = (row: HTMLElement | undefined) => row?.closest('tr')?.querySelector('a');
    await user.keyboard('j');
    expect(linkOf(rows[0])).toHaveFocus();
    await user.keyboard('jj');
    expect(linkOf(rows[2])).toHaveFocus();
    await user.keyboard('k');
    expect(linkOf(rows[1])).toHaveFocus();
  });

  it.each([
    ['/tickets', 0],
    ['/tickets/1', 1],
  ])('are listed at %s, with those of a ticket %s times [keyboard]', async (address, times) => {
    const { user } = await openConsole(address, { as: 'globalAdmin' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    expect(within(await help()).queryAllByText('Next ticket')).toHaveLength(times);
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be switched off, and then do nothing [keyboard]', async () => {
    const { user, address } = await openAt('/organizations', 'Organizations');
    await user.keyboard('?');
    await user.click(within(await help()).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await close(user);
    await user.keyboard('?gt/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/organizations');
  });
});
