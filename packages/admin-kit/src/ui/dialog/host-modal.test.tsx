import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Menu } from '../menu/menu.tsx';
import { Dialog } from './dialog.tsx';

function openDialog() {
  const onClose = vi.fn();
  const view = (hasReason: boolean) => (
    <Dialog isOpen title="Archive it?" onClose={onClose}>
      {hasReason && <input aria-label="Reason" />}
      <Menu label="Actions" entries={[{ label: 'Rename', onSelect: () => {} }]} />
    </Dialog>
  );
  const { rerender } = render(view(true));
  return { onClose, removeReason: () => rerender(view(false)) };
}

function hostPart(role: string | null): HTMLElement {
  const part = document.body.appendChild(document.createElement('div'));
  if (role) part.setAttribute('role', role);
  part.append(document.createElement('input'));
  onTestFinished(() => part.remove());
  return part.firstElementChild as HTMLElement;
}

const dialog = () => screen.getByRole('dialog', { name: 'Archive it?' });
const reason = () => screen.getByRole('textbox', { name: 'Reason' });

it('takes the focus back from the page, not from a modal of the host, to which Escape belongs then [focus]', async () => {
  const behind = hostPart(null);
  const { onClose } = openDialog();
  expect(behind.closest('[aria-hidden="true"]')).not.toBeNull();
  behind.focus();
  await waitFor(() => expect(reason()).toHaveFocus());
  const password = hostPart('dialog');
  act(() => password.focus());
  expect(behind.closest('[aria-hidden="true"]')).toBeNull();
  const onEscape = vi.fn((event: Event) => event.defaultPrevented);
  password.addEventListener('keydown', onEscape);
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveReturnedWith(false);
  expect(onClose).not.toHaveBeenCalled();
  expect(password).toHaveFocus();
  password.parentElement?.remove();
  await waitFor(() => expect(reason()).toHaveFocus());
  expect(behind.closest('[aria-hidden="true"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps Escape from the page around, for its menu first, and then for itself [keyboard]', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard, true);
  onTestFinished(() => document.removeEventListener('keydown', heard, true));
  const { onClose } = openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

it('has the focus of a control that is gone [focus]', async () => {
  const { removeReason } = openDialog();
  reason().focus();
  removeReason();
  await waitFor(() => expect(dialog()).toHaveFocus());
});
