import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAddMultiple as open } from './testing/open-add-multiple.ts';

const text = 'trial.over\nnobody@mail.example\nmia\nno.name\nsomebody.else';

describe('lines that were refused', () => {
  it('are not offered for another try as they are, and stay for the next time', async () => {
    const { user, start, dialog } = await open(text);
    await start();
    await dialog.findByRole('alert');
    expect(dialog.queryByRole('button', { name: /^(Retry|Add|Check) / })).toBeNull();
    await waitFor(async () => {
      await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Add Multiple Users' }));
    expect(await screen.findByRole('textbox', { name: 'Users' })).toHaveValue(
      'nobody@mail.example\nmia\nsomebody.else',
    );
    expect(
      screen.getByText('Refused before: No Timemap account: nobody@mail.example', { exact: false }),
    ).toBeVisible();
    expect(screen.getByText('Refused before: 2')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Also send lines with a problem: 3' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Add Users' })).toHaveAccessibleDescription(
      'None of these lines can be added.',
    );
  });
});
