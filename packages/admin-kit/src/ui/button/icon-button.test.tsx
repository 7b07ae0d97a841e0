import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefreshIcon, TrashIcon } from '../icon/icons.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { IconButton } from './icon-button.tsx';

const bubble = () => screen.queryByText('Refresh Users');

describe('IconButton', () => {
  it('is named by its label, also while the tooltip repeats it', async () => {
    const { container } = render(<IconButton label="Refresh Users" icon={<RefreshIcon />} />);
    await userEvent.tab();
    expect(bubble()).toBeVisible();
    const button = screen.getByRole('button', { name: 'Refresh Users' });
    expect(button).not.toHaveAccessibleDescription();
    await expectAccessible(container);
  });

  it('describes its reason instead of its label when it cannot be used', () => {
    render(<IconButton label="Remove maria" disabledReason="Only admins can." icon={<TrashIcon />} />);
    expect(
      screen.getByRole('button', { name: 'Remove maria', description: 'Only admins can.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  describe('with a pointer', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

    it('waits before its tooltip opens, and keeps it while the pointer crosses to it', () => {
      render(<IconButton label="Refresh Users" icon={<RefreshIcon />} />);
      const button = screen.getByRole('button');
      fireEvent.pointerEnter(button, { pointerType: 'mouse' });
      wait(300);
      expect(bubble()).not.toBeInTheDocument();
      wait(200);
      expect(bubble()).toBeVisible();
      fireEvent.pointerLeave(button, { pointerType: 'mouse' });
      wait(50);
      fireEvent.pointerEnter(button, { pointerType: 'mouse' });
      wait(1000);
      expect(bubble()).toBeVisible();
      fireEvent.pointerLeave(button, { pointerType: 'mouse' });
      wait(200);
      expect(bubble()).not.toBeInTheDocument();
    });

    it('does nothing when the text of the tooltip is clicked', () => {
      const pressed = vi.fn();
      render(<IconButton label="Refresh Users" icon={<RefreshIcon />} onClick={pressed} />);
      fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
      wait(500);
      fireEvent.click(screen.getByText('Refresh Users'));
      expect(pressed).not.toHaveBeenCalled();
    });
  });
});
