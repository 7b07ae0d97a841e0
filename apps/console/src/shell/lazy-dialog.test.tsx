import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

const Gone = lazyDialog<{ onClose: () => void }>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense fallback={null}>{isOpen && <Gone onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

async function openGone() {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const user = userEvent.setup();
  await user.click(opener);
  return { opener, user, dialog: await screen.findByRole('dialog', { name: 'This could not be loaded' }) };
}

describe('a dialog whose script cannot be loaded', () => {
  it('says so with Retry and Close, and the page stays', async () => {
    const { opener, user, dialog } = await openGone();
    expect(dialog).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The connection may be down');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('/assets/');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('closes when the browser cancels it with Escape', async () => {
    const { dialog } = await openGone();
    fireEvent(dialog, createEvent('cancel', dialog));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
