import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../dialog/alert-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import type { MenuEntry } from './menu.tsx';
import { Menu } from './menu.tsx';

const noRight = 'You cannot change your own admin flag.';

function entries(more: Partial<Record<'copied' | 'toggled', () => void>> = {}): MenuEntry[] {
  return [
    { label: 'Copy id', onSelect: more.copied ?? vi.fn() },
    { label: 'Toggle admin', onSelect: more.toggled ?? vi.fn(), disabledReason: noRight },
    { kind: 'link', label: 'Open project', href: '#project' },
    { kind: 'separator' },
    { label: 'Remove', isDanger: true, onSelect: vi.fn() },
  ];
}

const button = () => screen.getByRole('button', { name: 'Actions for maria' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens by the very click that fetches its code', async () => {
    const { container } = render(<Menu label="Actions for maria" entries={entries()} />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(await screen.findByRole('menu', { name: 'Actions for maria' })).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(container);
    await expectAccessible(screen.getByRole('menu'));
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by %j with the first entry focused', async (key) => {
    render(<Menu label="Actions for maria" entries={entries()} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await screen.findByRole('menu');
    expect(item('Copy id')).toHaveFocus();
  });

  it('moves by arrows, Home, End and the first letters, and chooses with Enter', async () => {
    const copied = vi.fn();
    render(<Menu label="Actions for maria" entries={entries({ copied })} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    expect(item('Remove')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Copy id')).toHaveFocus();
    await userEvent.keyboard('re');
    await waitFor(() => expect(item('Remove')).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    expect(copied).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('gives focus back on Escape, and closes by a second press of its button', async () => {
    render(<Menu label="Actions for maria" entries={entries()} />);
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('in a dialog is left alone by a trap and a handler of Escape of another copy of Radix [focus]', async () => {
    const closed = vi.fn();
    render(
      <Dialog isOpen title="Roles" onClose={closed}>
        <Menu label="Actions for maria" entries={entries()} />
      </Dialog>,
    );
    await userEvent.click(button());
    const menu = await screen.findByRole('menu');
    // That copy takes the focus back from all that is outside of its dialog.
    expect(screen.getByRole('dialog')).toContainElement(menu);
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', take, { capture: true });
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', take, { capture: true });
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
  });

  it('keeps an entry that cannot be used reachable, says why, and stays open', async () => {
    const toggled = vi.fn();
    render(<Menu label="Actions for maria" entries={entries({ toggled })} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Toggle admin', description: noRight })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(toggled).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('stays open while choices are made', async () => {
    const changed = vi.fn();
    render(
      <Menu
        label="Actions for maria"
        entries={[{ kind: 'choice', label: 'Email', isChecked: true, onCheckedChange: changed }]}
      />,
    );
    await userEvent.click(button());
    const choice = await screen.findByRole('menuitemcheckbox', { name: 'Email', checked: true });
    await userEvent.click(choice);
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('opens links with an address', async () => {
    render(<Menu label="Actions for maria" entries={entries()} />);
    await userEvent.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Open project' })).toHaveAttribute('href', '#project');
  });

  it('moves the focus to the dialog that an entry opens, and gets it back', async () => {
    render(<MenuWithDialog />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('says why it cannot be opened', async () => {
    render(<Menu label="Actions for maria" entries={entries()} disabledReason="Only admins can." />);
    await userEvent.click(screen.getByRole('button', { description: 'Only admins can.' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

function MenuWithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu label="Actions for maria" entries={[{ label: 'Remove', onSelect: () => setIsOpen(true) }]} />
      <AlertDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Remove maria"
        description="She loses access."
        actions={null}
      />
    </>
  );
}
