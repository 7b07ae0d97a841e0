import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NameField } from './name-field.tsx';

function Name() {
  const [value, setValue] = useState('Harbour School');
  return <NameField label="Owner" value={value} onValueChange={setValue} />;
}

it('removes invisible characters from a name, says so, and keeps the caret and what a script needs', async () => {
  const user = userEvent.setup();
  render(<Name />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(input).not.toHaveAccessibleDescription();
  await user.click(input);
  input.setSelectionRange(8, 8);
  await user.paste('City\u200B \u202E');
  expect(input).toHaveValue('Harbour City School');
  expect(input.selectionStart).toBe(13);
  expect(input).toHaveAccessibleDescription('Invisible characters are left out.');
  await user.clear(input);
  expect(input).not.toHaveAccessibleDescription();
  await user.type(input, 'می\u200Cخواهم');
  expect(input).toHaveValue('می\u200Cخواهم');
  expect(input).not.toHaveAccessibleDescription();
});
