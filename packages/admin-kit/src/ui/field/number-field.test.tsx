import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MessageContext } from '../../messages/messages.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Seats(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(props.value ?? '1');
  return <NumberField label="Seats" min={1} max={10_000} {...props} value={value} onValueChange={setValue} />;
}

const seats = () => screen.getByRole('textbox', { name: 'Seats' });

const retype = async (text: string) => {
  await userEvent.clear(seats());
  await userEvent.type(seats(), text);
};

describe('NumberField', () => {
  it('is a text field with the numeric keyboard', async () => {
    const { container } = render(<Seats />);
    expect(seats()).toHaveAttribute('type', 'text');
    expect(seats()).toHaveAttribute('inputmode', 'numeric');
    await expectAccessible(container);
  });

  it.each([
    ['1.5', 'Enter a whole number, in digits only.'],
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

  it('says that a number is too large rather than what its form says', async () => {
    render(<Seats numbers="any" error="Enter a number." />);
    expect(seats()).toHaveAccessibleDescription('Enter a number.');
    await userEvent.clear(seats());
    await userEvent.type(seats(), '1e20');
    expect(seats()).toHaveAccessibleDescription('Enter 10,000 or less.');
  });

  it('shows the number that will be sent where it is spelled differently [spoken]', async () => {
    render(<Seats numbers="any" hint="A whole number." max={1e6} />);
    await retype('1,000');
    expect(seats()).toHaveDisplayValue('1,000');
    expect(seats()).toHaveAccessibleDescription('A whole number. 1000 will be sent.');
    await retype('٧٫٥');
    expect(seats()).toHaveAccessibleDescription('A whole number. 7.5 will be sent.');
    await retype('7.5');
    expect(seats()).toHaveAccessibleDescription('A whole number.');
  });

  it('asks where a text can mean two numbers, and takes the answer [focus] [spoken]', async () => {
    const { container } = render(<Seats numbers="any" />);
    await retype('7,5');
    await userEvent.tab();
    expect(seats()).toBeInvalid();
    expect(seats()).toHaveAccessibleDescription(/^This can mean two numbers\. Choose one\./);
    expect(screen.getByRole('button', { name: 'Use 75' })).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Use 7.5' }));
    expect(seats()).toHaveDisplayValue('7.5');
    expect(seats()).toHaveFocus();
    expect(seats()).toBeValid();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads the signs of its language', async () => {
    render(
      <MessageContext value={{ locale: 'de', overrides: [] }}>
        <Seats numbers="any" />
      </MessageContext>,
    );
    await retype('7,5');
    expect(seats()).toHaveAccessibleDescription('');
    await retype('1.000');
    expect(seats()).toHaveAccessibleDescription('1000 will be sent.');
  });

  it('keeps a sign that is no number, and names it', async () => {
    render(<Seats numbers="any" />);
    await retype('12 %');
    await userEvent.tab();
    expect(seats()).toHaveDisplayValue('12 %');
    expect(seats()).toHaveAccessibleDescription('Leave out %. Only the number is sent.');
  });

  it('does not join pasted lines into one number', async () => {
    render(<Seats />);
    await userEvent.clear(seats());
    await userEvent.paste(' 12\r\n345\n');
    expect(seats()).toHaveDisplayValue('12; 345');
    await userEvent.clear(seats());
    await userEvent.paste('345\n');
    expect(seats()).toHaveDisplayValue('345');
    expect(seats()).toBeValid();
  });

  it('shows a mistake at once after an attempt to submit the form', () => {
    render(<Seats value="" wasTried />);
    expect(seats()).toHaveAccessibleDescription('Enter a number.');
  });
});
