import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Seats(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(props.value ?? '1');
  return <NumberField label="Seats" min={1} max={10_000} {...props} value={value} onValueChange={setValue} />;
}

const seats = () => screen.getByRole('spinbutton', { name: 'Seats' });

describe('NumberField', () => {
  it('is a number input with the numeric keyboard', async () => {
    const { container } = render(<Seats />);
    expect(seats()).toHaveAttribute('type', 'number');
    expect(seats()).toHaveAttribute('inputmode', 'numeric');
    await expectAccessible(container);
  });

  it.each([
    ['1e3', 'Enter a whole number, in digits only.'],
    ['0', 'Enter 1 or more.'],
    ['10001', 'Enter 10,000 or less.'],
  ])('keeps %j as typed and says what is wrong when it is left', async (text, sentence) => {
    render(<Seats />);
    await userEvent.clear(seats());
    await userEvent.type(seats(), text);
    expect(seats()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(seats()).toHaveDisplayValue(text);
    expect(seats()).toBeInvalid();
    expect(seats()).toHaveAccessibleDescription(sentence);
  });

  it('asks for a number only where one is required', async () => {
    const { unmount } = render(<Seats value="" />);
    await userEvent.tab();
    await userEvent.tab();
    expect(seats()).not.toHaveAttribute('aria-invalid');
    unmount();
    render(<Seats value="" isRequired />);
    await userEvent.tab();
    await userEvent.tab();
    expect(seats()).toHaveAccessibleDescription('Enter a number.');
  });

  it('steps with the arrow and page keys, inside its range', async () => {
    render(<Seats value="9995" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(seats()).toHaveValue(9996);
    await userEvent.keyboard('{PageUp}');
    expect(seats()).toHaveValue(10_000);
    await userEvent.keyboard('{ArrowDown}');
    expect(seats()).toHaveValue(9999);
  });

  it('steps from an invalid number to the smallest one', async () => {
    render(<Seats value="1.5" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(seats()).toHaveValue(1);
  });

  it('steps from a text without a number to a valid one', async () => {
    render(<Seats value="" />);
    await userEvent.tab();
    // jsdom knows no bad input.
    Object.defineProperty(seats(), 'validity', { value: { badInput: true } });
    fireEvent.input(seats());
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    expect(seats()).toHaveValue(1);
    expect(seats()).toBeValid();
  });

  it('says that a number is too large rather than what its form says', async () => {
    render(<Seats numbers="any" error="Enter a number." />);
    expect(seats()).toHaveAccessibleDescription('Enter a number.');
    await userEvent.clear(seats());
    await userEvent.type(seats(), '1e20');
    expect(seats()).toHaveAccessibleDescription('Enter 10,000 or less.');
  });

  it('steps from nothing to 0 where numbers below are allowed as well', async () => {
    render(<Seats value="" min={Number.MIN_SAFE_INTEGER} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(seats()).toHaveValue(0);
    await userEvent.keyboard('{ArrowDown}');
    expect(seats()).toHaveValue(-1);
  });
});
