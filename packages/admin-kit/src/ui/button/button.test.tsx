import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Button } from './button.tsx';

const reason = 'You cannot remove yourself from a project.';

function Save({ onPressed }: { onPressed: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = () => {
    onPressed();
    setIsBusy(true);
  };
  return (
    <Button isBusy={isBusy} onClick={save}>
      Save
    </Button>
  );
}

describe('Button', () => {
  it('submits the form around it only with type submit', async () => {
    const submitted = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Button>Refresh Users</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Users' }));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('fires once for a double click when the first makes it busy (A §4)', async () => {
    const pressed = vi.fn();
    render(<Save onPressed={pressed} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('keeps its focus and its label when it becomes busy', async () => {
    const { rerender } = render(<Button>Create License</Button>);
    await userEvent.tab();
    rerender(<Button isBusy>Create License</Button>);
    const button = screen.getByRole('button', { name: 'Create License', busy: true });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toBeDisabled();
  });

  it('submits nothing while busy, by key or by click', async () => {
    const submitted = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <input aria-label="Seats" />
        <Button type="submit" isBusy>
          Create License
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '5{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('gives its reason to assistive technology and does nothing', async () => {
    const pressed = vi.fn();
    const { container } = render(
      <Button disabledReason={reason} onClick={pressed}>
        Remove
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Remove', description: reason });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    await expectAccessible(container);
  });

  it('shows its reason on keyboard focus, until Escape', async () => {
    render(<Button disabledReason={reason}>Remove</Button>);
    expect(screen.getByText(reason)).not.toBeVisible();
    await userEvent.tab();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText(reason)).not.toBeVisible();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('shows its reason when it is pressed where nothing hovers', async () => {
    render(<Button disabledReason={reason}>Remove</Button>);
    await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('button') }]);
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('passes what it is given to its root', () => {
    const ref = vi.fn();
    render(
      <Button ref={ref} id="save" className="mine" data-kind="x" aria-describedby="hint" style={{ order: 2 }}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button');
    expect(ref).toHaveBeenCalledWith(button);
    expect(button).toHaveAttribute('id', 'save');
    expect(button).toHaveAttribute('data-kind', 'x');
    expect(button).toHaveAttribute('aria-describedby', 'hint');
    expect(button).toHaveClass('mine');
    expect(button).toHaveStyle({ order: '2' });
  });
});
