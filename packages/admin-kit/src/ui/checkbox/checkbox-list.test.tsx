import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { CheckboxList } from './checkbox-list.tsx';

const items = [
  { value: '1', label: 'View Timelines', isChecked: true },
  { value: '2', label: 'Create Timelines', isChecked: false },
  { value: '4', label: 'Invite Users', isChecked: false, disabledReason: 'Not in this area.' },
];

describe('CheckboxList', () => {
  it('reports which box changed, and how', async () => {
    const changed = vi.fn();
    const { container } = render(
      <CheckboxList legend="Permissions" items={items} onCheckedChange={changed} />,
    );
    const group = screen.getByRole('group', { name: 'Permissions' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'View Timelines' }));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Create Timelines' }));
    expect(changed.mock.calls).toEqual([
      ['1', false],
      ['2', true],
    ]);
    await expectAccessible(container);
  });

  it('gives one box its own reason', async () => {
    const changed = vi.fn();
    render(<CheckboxList legend="Permissions" items={items} onCheckedChange={changed} />);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Invite Users', description: 'Not in this area.' }),
    );
    expect(changed).not.toHaveBeenCalled();
  });

  it('says once why none can be changed', async () => {
    const changed = vi.fn();
    render(
      <CheckboxList
        legend="Permissions"
        items={items}
        onCheckedChange={changed}
        disabledReason="Built-in groups cannot be edited."
      />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Built-in groups cannot be edited.');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    expect(changed).not.toHaveBeenCalled();
  });
});
