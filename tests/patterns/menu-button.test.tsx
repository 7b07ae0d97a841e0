import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { users, usersTable } from '../../packages/admin-kit/src/ui/data-table/users-table.fixture.tsx';
import { Menu, type MenuEntry } from '../../packages/admin-kit/src/ui/menu/menu.tsx';

function start() {
  const chosen: string[] = [];
  const action = (label: string): MenuEntry => ({ label, onSelect: () => chosen.push(label) });
  const entries: MenuEntry[] = [
    action('Copy id'),
    { label: 'Toggle admin', disabledReason: 'Not yourself.', onSelect: () => chosen.push('Toggle admin') },
    { kind: 'separator' },
    action('Remove'),
  ];
  return { chosen, entries };
}

const parts = [
  {
    part: 'a menu button',
    show: (entries: MenuEntry[]) => render(<Menu label="Actions for user 1" entries={entries} />),
  },
  {
    part: 'the button of a row',
    show: (entries: MenuEntry[]) => render(usersTable({ rows: users(2), rowActions: () => entries })),
  },
];

const button = () => screen.getByRole('button', { name: 'Actions for user 1' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const menu = () => screen.findByRole('menu');

async function open(key = '{Enter}') {
  const user = userEvent.setup();
  button().focus();
  await user.keyboard(key);
  const opened = await menu();
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  return user;
}

describe.each(parts)('the menu button pattern in $part: roles, states and properties', ({ show }) => {
  it('the button has role button and aria-haspopup menu', () => {
    show(start().entries);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  });

  it('aria-expanded is true while the menu is open, and false otherwise', async () => {
    show(start().entries);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    const user = await open();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('the menu has role menu and the name of its button', async () => {
    show(start().entries);
    await open();
    expect(await menu()).toHaveAccessibleName('Actions for user 1');
  });

  it('entries have role menuitem, and are no tab stops', async () => {
    show(start().entries);
    await open();
    const items = screen.getAllByRole('menuitem');
    expect(items).toHaveLength(3);
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    const [, ...unfocused] = items;
    for (const each of unfocused) expect(each.tabIndex).toBe(-1);
  });

  it('an entry that cannot be used has aria-disabled, can be focused and is not activated', async () => {
    const { chosen, entries } = start();
    show(entries);
    const user = await open();
    await user.keyboard('{ArrowDown}');
    expect(item('Toggle admin')).toHaveFocus();
    expect(item('Toggle admin')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    expect(await menu()).toBeVisible();
  });
});

describe.each(parts)('the menu button pattern in $part: keys', ({ show }) => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    '%j on the button: opens the menu on its first entry',
    async (key) => {
      show(start().entries);
      await open(key);
      expect(item('Copy id')).toHaveFocus();
    },
  );

  it('Up Arrow on the button: opens the menu on its last entry', async () => {
    show(start().entries);
    await open('{ArrowUp}');
    expect(item('Remove')).toHaveFocus();
  });

  it('Down Arrow: moves focus to the next entry, from the last to the first', async () => {
    show(start().entries);
    const user = await open('{ArrowUp}');
    await user.keyboard('{ArrowDown}');
    expect(item('Copy id')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Toggle admin')).toHaveFocus();
  });

  it('Up Arrow: moves focus to the previous entry, from the first to the last', async () => {
    show(start().entries);
    const user = await open();
    await user.keyboard('{ArrowUp}');
    expect(item('Remove')).toHaveFocus();
  });

  it('Home and End: move focus to the first and the last entry', async () => {
    show(start().entries);
    const user = await open();
    await user.keyboard('{End}');
    expect(item('Remove')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('Copy id')).toHaveFocus();
  });

  it('a character: moves focus to the next entry that begins with it', async () => {
    show(start().entries);
    const user = await open();
    await user.keyboard('r');
    await waitFor(() => expect(item('Remove')).toHaveFocus());
  });

  it.each(['{Enter}', ' '])('%j on an entry: activates it and closes the menu', async (key) => {
    const { chosen, entries } = start();
    show(entries);
    const user = await open();
    await user.keyboard(key);
    expect(chosen).toEqual(['Copy id']);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('Right Arrow and Left Arrow: do nothing, because there are no submenus', async () => {
    show(start().entries);
    const user = await open();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(item('Copy id')).toHaveFocus();
  });

  it('Escape: closes the menu, and focus returns to the button', async () => {
    show(start().entries);
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it.each([false, true])(
    'Tab, with Shift %s: closes the menu, and the browser moves on from the button',
    async (shiftKey) => {
      show(start().entries);
      await open();
      // The browser moves the focus after the event, unless it is prevented.
      const isLeftToBrowser = fireEvent.keyDown(item('Copy id'), { key: 'Tab', shiftKey });
      expect(isLeftToBrowser).toBe(true);
      expect(button()).toHaveFocus();
      expect(screen.queryByRole('menu')).toBeNull();
    },
  );
});

describe('the menu button pattern: choices', () => {
  const choices = (changed: boolean[] = []): MenuEntry[] =>
    ['Email', 'Projects'].map((label, index) => ({
      kind: 'choice',
      label,
      isChecked: index === 0,
      onCheckedChange: (isChecked) => changed.push(isChecked),
    }));

  it('have role menuitemcheckbox, and aria-checked while they are chosen', async () => {
    render(<Menu label="Actions for user 1" entries={choices()} />);
    await open();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Email' })).toBeChecked();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Projects' })).not.toBeChecked();
  });

  it('Space: changes a choice without closing the menu', async () => {
    const changed: boolean[] = [];
    render(<Menu label="Actions for user 1" entries={choices(changed)} />);
    const user = await open();
    await user.keyboard(' ');
    expect(changed).toEqual([false]);
    expect(await menu()).toBeVisible();
  });
});
