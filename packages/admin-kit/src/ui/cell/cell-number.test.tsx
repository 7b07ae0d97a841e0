import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { CellNumber, type CellNumberProps } from './cell-number.tsx';

function setUp(props: Partial<CellNumberProps> = {}) {
  const onCommit = vi.fn();
  const view = (more: Partial<CellNumberProps> = {}) => (
    <CellNumber label="Months, SPRING" value={5} onCommit={onCommit} {...props} {...more} />
  );
  const { container, rerender } = render(view());
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Months, SPRING' });
  return { field, onCommit, container, show: (more: Partial<CellNumberProps>) => rerender(view(more)) };
}

describe('CellNumber', () => {
  it('reports a number when it is confirmed with Enter, not digit by digit', async () => {
    const { field, onCommit, container } = setUp();
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.keyboard('12');
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(12, 5);
    expect(field).toHaveFocus();
    await expectAccessible(container);
  });

  it('reports it when the field is left', async () => {
    const { field, onCommit } = setUp();
    await userEvent.tab();
    expect(field).toHaveFocus();
    await userEvent.keyboard('7');
    await userEvent.tab();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(7, 5);
  });

  it('selects its text when it takes focus, so that typing replaces it', async () => {
    const { field } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('3');
    expect(field).toHaveValue('3');
  });

  it('shows the given value again, until it is given the new one', async () => {
    const { field, show } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('7{Enter}');
    expect(field).toHaveValue('5');
    show({ value: 7 });
    expect(field).toHaveValue('7');
  });

  it('reports the replaced value too, and nothing if the same value was typed again', async () => {
    const { field, onCommit, show } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('7');
    show({ value: 6 });
    await userEvent.keyboard('{Enter}');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(7, 5);
    show({ value: 7 });
    await userEvent.clear(field);
    await userEvent.keyboard('7');
    show({ value: 8 });
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('8');
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it('undoes typing with Escape, and does not pass that Escape on', async () => {
    const heard: string[] = [];
    const onCommit = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: in place of a dialog that Escape closes
      <div onKeyDown={({ key }) => heard.push(key)}>
        <CellNumber label="Months, SPRING" value={5} onCommit={onCommit} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('7{Escape}');
    expect(screen.getByRole('textbox')).toHaveValue('5');
    expect(heard).toEqual(['7']);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['7', 'Escape']);
    await userEvent.tab();
    expect(onCommit).not.toHaveBeenCalled();
  });

  it.each([
    ['a dozen', 'Enter a number, such as 12.'],
    ['5 €', 'Leave out €. Only the number is sent.'],
    ['-3', 'Enter 0 or more.'],
    ['99999999999999999', /^Enter 9,007/],
  ])('keeps %j to be mended, says what is wrong with it and hands over nothing', async (typed, sentence) => {
    const { field, onCommit, container } = setUp();
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(sentence);
    expect(onCommit).not.toHaveBeenCalled();
    await expectAccessible(container);
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    expect(field).toBeValid();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(8, 5);
  });

  it.each([
    ['1.5', 1.5],
    ['1e3', 1000],
    ['1,000', 1000],
    ['１２', 12],
  ])('hands over %j as the number it is', async (typed, value) => {
    const { onCommit } = setUp();
    await userEvent.tab();
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value, 5);
  });

  it.each(['1.000', '1,00'])(
    'asks what %j means before it hands over anything [focus] [spoken]',
    async (typed) => {
      const { field, onCommit, container } = setUp();
      await userEvent.tab();
      await userEvent.keyboard(`${typed}{Enter}`);
      expect(field).toHaveValue(typed);
      expect(field).toHaveAccessibleDescription(/^This can mean two numbers\. Choose one\./);
      expect(onCommit).not.toHaveBeenCalled();
      await expectAccessible(container);
      await userEvent.click(screen.getByRole('button', { name: 'Use 1' }));
      expect(onCommit).toHaveBeenCalledExactlyOnceWith(1, 5);
      expect(field).toHaveFocus();
    },
  );

  it('says what will be saved while it is spelled differently', async () => {
    const { field } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('1,000');
    expect(field).toHaveAccessibleDescription('1000 will be sent.');
  });

  it('reports nothing if the number is the same', async () => {
    const { field, onCommit } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('05{Enter}');
    expect(field).toHaveValue('5');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('takes numbers below zero where they are allowed', async () => {
    const { onCommit } = setUp({ min: Number.MIN_SAFE_INTEGER });
    await userEvent.tab();
    await userEvent.keyboard('-3{Enter}');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(-3, 5);
  });

  it('says what the value means, until it is typed over', async () => {
    const { field } = setUp({ value: 0, note: 'unlimited' });
    expect(field).toHaveAccessibleDescription('unlimited');
    await userEvent.tab();
    await userEvent.keyboard('1');
    expect(screen.queryByText('unlimited')).toBeNull();
  });

  it('keeps its focus and its value while there is a reason against it', async () => {
    const { field, onCommit } = setUp({ disabledReason: 'This coupon cannot be changed' });
    await userEvent.click(field);
    await userEvent.keyboard('7{Enter}');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('5');
    expect(field).toHaveAccessibleDescription('This coupon cannot be changed');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('is empty where the number is not known', () => {
    expect(setUp({ value: null }).field).toHaveValue('');
  });
});
