import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { CellCheckbox } from './cell-checkbox.tsx';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Verified, maria' });

describe('CellCheckbox', () => {
  it('asks for the other value, and shows it only when it is given', async () => {
    const onCheckedChange = vi.fn();
    const props = { label: 'Verified, maria', onCheckedChange };
    const { rerender, container } = render(<CellCheckbox {...props} isChecked={false} />);
    await userEvent.click(box());
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(box()).not.toBeChecked();
    rerender(<CellCheckbox {...props} isChecked />);
    expect(box()).toBeChecked();
    await expectAccessible(container);
  });

  it('shows that some of its items are on', () => {
    const props = { label: 'Verified, maria', onCheckedChange: () => undefined };
    const { rerender } = render(<CellCheckbox {...props} isChecked="mixed" />);
    expect(box().indeterminate).toBe(true);
    rerender(<CellCheckbox {...props} isChecked={false} />);
    expect(box().indeterminate).toBe(false);
  });

  it('keeps its focus and does nothing while there is a reason against it', async () => {
    const onCheckedChange = vi.fn();
    render(
      <CellCheckbox
        label="Verified, maria"
        isChecked={false}
        onCheckedChange={onCheckedChange}
        disabledReason="You cannot change yourself"
      />,
    );
    await userEvent.click(box());
    expect(onCheckedChange).not.toHaveBeenCalled();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-disabled', 'true');
    expect(box()).toHaveAccessibleDescription('You cannot change yourself');
  });

  it('gives its input to the caller', () => {
    const ref = vi.fn();
    render(
      <CellCheckbox label="Verified, maria" isChecked onCheckedChange={() => undefined} ref={ref} id="v" />,
    );
    expect(ref).toHaveBeenCalledWith(box());
    expect(box()).toHaveAttribute('id', 'v');
  });
});
