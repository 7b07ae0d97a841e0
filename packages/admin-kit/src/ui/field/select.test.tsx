import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { SelectField } from './select.tsx';

const options = [
  { value: '0', label: 'Owner' },
  { value: '1', label: 'Member' },
];

describe('Select', () => {
  it('takes 0 for a value like any other', async () => {
    const chosen = vi.fn();
    const { container } = render(
      <SelectField
        label="Role"
        options={options}
        value="1"
        onValueChange={chosen}
        hint="What they may do."
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Role', description: 'What they may do.' });
    await userEvent.selectOptions(select, 'Owner');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('0');
    await expectAccessible(container);
  });

  it('shows 0 as chosen, and the placeholder only while nothing is', () => {
    const { rerender } = render(
      <SelectField
        label="Role"
        options={options}
        value="0"
        placeholder="Select a Role"
        onValueChange={vi.fn()}
      />,
    );
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Owner');
    rerender(
      <SelectField
        label="Role"
        options={options}
        value=""
        placeholder="Select a Role"
        onValueChange={vi.fn()}
      />,
    );
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Select a Role');
  });

  it('says why it cannot be changed, takes focus, and does not open or change', async () => {
    const chosen = vi.fn();
    render(
      <SelectField
        label="Role"
        options={options}
        value="0"
        onValueChange={chosen}
        disabledReason="You cannot change your own role."
      />,
    );
    const select = screen.getByRole('combobox', {
      name: 'Role',
      description: 'You cannot change your own role.',
    });
    await userEvent.tab();
    expect(select).toHaveFocus();
    expect(fireEvent.mouseDown(select)).toBe(false);
    expect(fireEvent.keyDown(select, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true);
    fireEvent.change(select, { target: { value: '1' } });
    expect(chosen).not.toHaveBeenCalled();
    expect(select).toHaveDisplayValue('Owner');
  });
});
