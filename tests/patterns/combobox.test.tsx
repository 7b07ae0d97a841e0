import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../apps/console/testing/open-console.tsx';
import { usersTable } from '../../packages/admin-kit/src/ui/data-table/users-table.fixture.tsx';

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Search pages/ });
const options = () => screen.getAllByRole('option');
const active = async () => document.getElementById((await box()).getAttribute('aria-activedescendant') ?? '');

async function show(as: 'globalAdmin' | 'orgAdmin' = 'globalAdmin') {
  const opened = await openConsole('/organizations', { as });
  await screen.findByRole('heading', { level: 1, name: 'Organizations' });
  await opened.user.keyboard('{Control>}k{/Control}');
  await screen.findAllByRole('option');
  return opened;
}

describe('the combobox pattern in the command palette: roles, states and properties', () => {
  it('the input has role combobox, a name, and aria-autocomplete list', async () => {
    await show();
    expect(await box()).toHaveAttribute('aria-autocomplete', 'list');
    expect((await box()).tagName).toBe('INPUT');
  });

  it('aria-controls refers to the popup, which has role listbox and a name', async () => {
    await show();
    const popup = document.getElementById((await box()).getAttribute('aria-controls') ?? '');
    expect(popup).toBe(screen.getByRole('listbox'));
    expect(popup).toHaveAccessibleName('Results');
  });

  it('aria-expanded is true while there are options, and false while there are none', async () => {
    // Global admins are offered lists to search in.
    const { user } = await show('orgAdmin');
    expect(await box()).toHaveAttribute('aria-expanded', 'true');
    await user.type(await box(), 'qqqqqq');
    await waitFor(async () => expect(await box()).toHaveAttribute('aria-expanded', 'false'));
    expect(await box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('aria-activedescendant refers to the option that has aria-selected true, and the box keeps the focus', async () => {
    const { user } = await show();
    await user.keyboard('{ArrowDown}');
    expect(await box()).toHaveFocus();
    expect(screen.getAllByRole('option', { selected: true })).toEqual([await active()]);
  });

  it('options are in groups, which have a name', async () => {
    await show();
    const groups = screen
      .getAllByRole('group')
      .filter((group) => screen.getByRole('listbox').contains(group));
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) expect(group).toHaveAccessibleName(/./);
    for (const option of options()) expect(groups.some((group) => group.contains(option))).toBe(true);
  });
});

describe('the combobox pattern in the command palette: keys', () => {
  it('Tab: reaches the box, and no option', async () => {
    const { user } = await show();
    expect(await box()).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(await box()).toHaveFocus();
    expect(options().some((option) => option instanceof HTMLAnchorElement)).toBe(true);
    for (const option of options()) expect(option).toHaveProperty('tabIndex', -1);
  });

  it('Down Arrow: moves to the option after the automatically selected one', async () => {
    const { user } = await show();
    expect(await active()).toBe(options()[0]);
    await user.keyboard('{ArrowDown}');
    expect(await active()).toBe(options()[1]);
  });

  it('Up Arrow: moves to the previous option, and from the first to the last', async () => {
    const { user } = await show();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(await active()).toBe(options()[0]);
    await user.keyboard('{ArrowUp}');
    expect(await active()).toBe(options().at(-1));
  });

  it('Enter: performs the default action of the chosen option, and closes the popup', async () => {
    const { user, address } = await show();
    await user.type(await box(), 'statistics');
    await waitFor(async () => expect((await active())?.textContent).toMatch(/^Statistics/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/stats'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Escape: closes the popup, follows nothing, and gives the focus back', async () => {
    const opened = await openConsole('/organizations', { as: 'globalAdmin' });
    await screen.findByRole('heading', { level: 1, name: 'Organizations' });
    const opener = screen.getByRole('button', { name: 'Search' });
    opener.focus();
    await opened.user.keyboard('{Enter}');
    await screen.findAllByRole('option');
    await opened.user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opened.address()).toBe('/organizations');
  });

  it('a printable character: is typed into the box, after moving too, and narrows the options', async () => {
    const { user } = await show();
    const before = options().length;
    await user.keyboard('{ArrowDown}stat');
    expect(await box()).toHaveValue('stat');
    await waitFor(() => expect(options().length).toBeLessThan(before));
  });

  it('Left Arrow, Right Arrow, Home, End, Backspace and Delete: edit the text, as in any field', async () => {
    const { user } = await show();
    await user.keyboard('abcd{ArrowLeft}{Backspace}{Home}{Delete}{ArrowRight}x{End}y');
    expect(await box()).toHaveValue('bxdy');
  });
});

describe('the combobox pattern in fields with a choice', () => {
  it('each is a native select, whose roles, states and keys are those of the browser', async () => {
    render(usersTable());
    const field = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(field.tagName).toBe('SELECT');
    expect(field).not.toHaveAttribute('role');
    expect(field).toHaveDisplayValue('20');
    await userEvent.selectOptions(field, '50');
    expect(field).toHaveDisplayValue('50');
  });
});
