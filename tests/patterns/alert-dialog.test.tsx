import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../packages/admin-kit/src/ui/button/button.tsx';
import { AlertDialog } from '../../packages/admin-kit/src/ui/dialog/alert-dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Revoke License</Button>
      <AlertDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Revoke the license of Faculty of Arts"
        description="Its 20 seats are lost."
        actions={<Button onClick={() => setIsOpen(false)}>Revoke</Button>}
      />
    </>
  );
}

async function show() {
  render(<Page />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}

const dialog = () => screen.getByRole('alertdialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });

describe('the alert dialog pattern: roles, states and properties', () => {
  it('the element that contains the message and all buttons has role alertdialog', async () => {
    await show();
    expect(dialog()).toContainElement(screen.getByText('Its 20 seats are lost.'));
    expect(dialog()).toContainElement(button('Revoke'));
    expect(dialog()).toContainElement(button('Cancel'));
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
  });

  it('aria-labelledby refers to its title', async () => {
    await show();
    const title = screen.getByRole('heading', { name: 'Revoke the license of Faculty of Arts' });
    expect(dialog()).toHaveAttribute('aria-labelledby', title.id);
  });

  it('aria-describedby refers to its message', async () => {
    await show();
    const message = screen.getByText('Its 20 seats are lost.');
    expect(dialog()).toHaveAttribute('aria-describedby', message.id);
  });
});

describe('the alert dialog pattern: keys', () => {
  it('when it opens, focus is on the least destructive action', async () => {
    await show();
    expect(button('Cancel')).toHaveFocus();
  });

  it('Tab and Shift + Tab: stay inside', async () => {
    const user = await show();
    await user.tab();
    expect(button('Revoke')).toHaveFocus();
    await user.tab();
    expect(button('Close')).toHaveFocus();
    await user.tab();
    expect(button('Cancel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Close')).toHaveFocus();
  });

  it('Escape: closes it without its action, and focus returns to the element that opened it', async () => {
    const user = await show();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke License' })).toHaveFocus());
  });
});
