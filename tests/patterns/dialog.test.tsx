import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../packages/admin-kit/src/ui/button/button.tsx';
import { Dialog } from '../../packages/admin-kit/src/ui/dialog/dialog.tsx';
import { TextField } from '../../packages/admin-kit/src/ui/field/text-field.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Create Project</Button>
      <Button>Behind</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Create a project"
        description="Its members see it."
        footer={<Button onClick={() => setIsOpen(false)}>Cancel</Button>}
      >
        <TextField label="Title" />
      </Dialog>
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

const dialog = () => screen.getByRole('dialog');
const inside = (role: string, name: string) => within(dialog()).getByRole(role, { name });

describe('the dialog pattern: roles, states and properties', () => {
  it('the container has role dialog, and contains all elements that operate it', async () => {
    await show();
    expect(dialog()).toContainElement(inside('textbox', 'Title'));
    expect(dialog()).toContainElement(inside('button', 'Cancel'));
    expect(dialog()).toContainElement(inside('button', 'Close'));
  });

  it('the container has aria-modal true, and the page behind it is hidden', async () => {
    await show();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  });

  it('aria-labelledby refers to the visible title', async () => {
    await show();
    const title = document.getElementById(dialog().getAttribute('aria-labelledby') ?? '');
    expect(title).toBe(screen.getByRole('heading', { name: 'Create a project' }));
    expect(title).toBeVisible();
  });

  it('aria-describedby refers to the description, and is absent without one', async () => {
    await show();
    expect(dialog()).toHaveAccessibleDescription('Its members see it.');
    render(<Dialog isOpen onClose={() => undefined} title="Another" />);
    expect(screen.getByRole('dialog', { name: 'Another' })).not.toHaveAttribute('aria-describedby');
  });

  it('a visible button closes it', async () => {
    const user = await show();
    expect(inside('button', 'Close')).toBeVisible();
    await user.click(inside('button', 'Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the dialog pattern: keys', () => {
  it('when it opens, focus moves inside, to the first field', async () => {
    await show();
    expect(inside('textbox', 'Title')).toHaveFocus();
  });

  it('Tab: moves focus to the next element, from the last to the first', async () => {
    const user = await show();
    await user.tab();
    expect(inside('button', 'Cancel')).toHaveFocus();
    await user.tab();
    expect(inside('button', 'Close')).toHaveFocus();
    await user.tab();
    expect(inside('textbox', 'Title')).toHaveFocus();
  });

  it('Shift + Tab: moves focus to the previous element, from the first to the last', async () => {
    const user = await show();
    await user.tab({ shift: true });
    expect(inside('button', 'Close')).toHaveFocus();
    await user.tab({ shift: true });
    expect(inside('button', 'Cancel')).toHaveFocus();
  });

  it('Escape: closes the dialog', async () => {
    const user = await show();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('when it closes, focus returns to the element that opened it', async () => {
    const user = await show();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Project' })).toHaveFocus());
  });
});
