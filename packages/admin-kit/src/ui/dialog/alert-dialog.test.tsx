import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { AlertDialog } from './alert-dialog.tsx';

function Revoke({ onRevoke }: { onRevoke: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Revoke License</Button>
      <AlertDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Revoke the license of Faculty of Arts"
        description="Its seats are lost. This cannot be undone."
        actions={
          <Button variant="danger" onClick={onRevoke}>
            Revoke
          </Button>
        }
      />
    </>
  );
}

describe('AlertDialog', () => {
  it('reads its question and starts on Cancel, which gives focus back', async () => {
    const revoked = vi.fn();
    render(<Revoke onRevoke={revoked} />);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke License' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke the license of Faculty of Arts' });
    expect(dialog).toHaveAccessibleDescription('Its seats are lost. This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectAccessible(document.body);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke License' })).toHaveFocus());
    expect(revoked).not.toHaveBeenCalled();
  });

  it('goes on by its action', async () => {
    const revoked = vi.fn();
    render(<Revoke onRevoke={revoked} />);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke License' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(revoked).toHaveBeenCalledTimes(1);
  });
});
