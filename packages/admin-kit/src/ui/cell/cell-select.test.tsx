import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { CellSelect } from './cell-select.tsx';

const options = [
  { value: '0', label: 'Guest' },
  { value: '1', label: 'Admin' },
];

describe('CellSelect', () => {
  it('takes 0 for a value like any other', async () => {
    const chosen = vi.fn();
    const { container } = render(
      <CellSelect label="Role of Maria" options={options} value="1" onValueChange={chosen} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of Maria' }), 'Guest');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('0');
    await expectAccessible(container);
  });

  it('shows the placeholder for a value that is not among the options', () => {
    render(
      <CellSelect
        label="Role"
        options={options}
        value="999"
        placeholder="Unknown role (999)"
        onValueChange={vi.fn()}
      />,
    );
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Unknown role (999)');
  });

  it('says why it cannot be changed, takes focus, and does not open or change', async () => {
    const chosen = vi.fn();
    const reason = 'You cannot change your own role.';
    render(
      <CellSelect label="Role" options={options} value="0" onValueChange={chosen} disabledReason={reason} />,
    );
    const select = screen.getByRole('combobox', { name: 'Role' });
    expect(select).toHaveAccessibleDescription(reason);
    expect(fireEvent.mouseDown(select)).toBe(false);
    expect(select).toHaveFocus();
    expect(fireEvent.keyDown(select, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true);
    fireEvent.change(select, { target: { value: '1' } });
    expect(chosen).not.toHaveBeenCalled();
    expect(select).toHaveDisplayValue('Guest');
  });
});
