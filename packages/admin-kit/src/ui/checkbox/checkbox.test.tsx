import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BusyContext } from '../dialog/busy-context.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('changes by click, by its label and by Space', async () => {
    const changed = vi.fn();
    const { container } = render(
      <Checkbox label="View Timelines" isChecked={false} onCheckedChange={changed} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'View Timelines' }));
    await userEvent.click(screen.getByText('View Timelines'));
    await userEvent.keyboard(' ');
    expect(changed.mock.calls).toEqual([[true], [true], [true]]);
    await expectAccessible(container);
  });

  it('adds nothing to a form of the host, is not pressed by Enter, and not changed by its reset', async () => {
    // As in jsdom alone.
    vi.stubGlobal('ResizeObserver', undefined);
    const changed = vi.fn();
    const page = (isChecked: boolean) => (
      <form aria-label="Host">
        <Checkbox label="Admin" isChecked={isChecked} onCheckedChange={changed} />
      </form>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    const form: HTMLFormElement = screen.getByRole('form');
    expect(form.querySelector('input')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    form.reset();
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
    vi.unstubAllGlobals();
  });

  it('announces a mixed state and makes it checked', async () => {
    const changed = vi.fn();
    render(<Checkbox label="All" isChecked="mixed" onCheckedChange={changed} />);
    expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    { where: 'beside its label', isLabelHidden: false },
    { where: 'as a tooltip where the label is hidden', isLabelHidden: true },
  ])('says why it cannot be changed, $where', async ({ isLabelHidden }) => {
    const changed = vi.fn();
    const { container } = render(
      <Checkbox
        label="Admin"
        isLabelHidden={isLabelHidden}
        isChecked
        onCheckedChange={changed}
        disabledReason="Not for yourself."
      />,
    );
    await userEvent.tab();
    const box = screen.getByRole('checkbox', { name: 'Admin', description: 'Not for yourself.' });
    expect(box).toHaveFocus();
    expect(screen.getByText('Not for yourself.')).toBeVisible();
    await userEvent.click(box);
    await userEvent.keyboard(' ');
    expect(changed).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('does nothing inside a busy dialog (A §4)', async () => {
    const changed = vi.fn();
    render(
      <BusyContext value={true}>
        <Checkbox label="Admin" isChecked={false} onCheckedChange={changed} />
      </BusyContext>,
    );
    await userEvent.click(screen.getByText('Admin'));
    expect(changed).not.toHaveBeenCalled();
  });
});
