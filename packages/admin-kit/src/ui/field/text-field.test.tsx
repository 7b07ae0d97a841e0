import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BusyContext } from '../dialog/busy-context.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { PasswordField, TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is named, described and marked', async () => {
    const { container } = render(
      <TextField
        label="Owner"
        hint="A username or an email."
        error="No such user"
        isRequired
        defaultValue="x"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Owner' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('No such user A username or an email.');
    await expectAccessible(container);
  });

  it('announces an error that appears later', () => {
    const { rerender } = render(<TextField label="Owner" />);
    rerender(<TextField label="Owner" error="No such user" />);
    expect(screen.getByText('No such user').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('reports the typed text', async () => {
    const changed = vi.fn();
    render(<TextField label="Owner" onValueChange={changed} />);
    await userEvent.type(screen.getByRole('textbox'), 'li');
    expect(changed.mock.calls).toEqual([['l'], ['li']]);
  });

  it.each([
    ['an input method that composes', { isComposing: true }, false],
    ['an input method of WebKit, after composing', { keyCode: 229 }, false],
    ['a keyboard', { keyCode: 13 }, true],
  ])('submits its form by Enter of %s: %o is %s', (_, asBrowsersSay, submits) => {
    render(<TextField label="Owner" />);
    // false if the default action, which submits, was prevented
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...asBrowsersSay })).toBe(submits);
  });

  it('cannot be changed inside a busy dialog, and keeps its focus (A §4)', async () => {
    const field = <TextField label="Owner" defaultValue="maria" />;
    const { rerender } = render(<BusyContext value={false}>{field}</BusyContext>);
    await userEvent.tab();
    rerender(<BusyContext value={true}>{field}</BusyContext>);
    await userEvent.keyboard('x');
    expect(screen.getByRole('textbox')).toHaveValue('maria');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('gives its input the id, the ref and the further descriptions', () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <>
        <TextField label="Owner" id="owner" ref={ref} aria-describedby="more" />
        <p id="more">Ask your administrator.</p>
      </>,
    );
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Owner' }));
    expect(ref.current).toHaveAttribute('id', 'owner');
    expect(ref.current).toHaveAccessibleDescription('Ask your administrator.');
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed, with the focus where it was', async () => {
    const { container } = render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret');
    await expectAccessible(container);
  });
});
