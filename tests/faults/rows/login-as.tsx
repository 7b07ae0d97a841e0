import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import * as stories from '../../../packages/admin-kit/src/screens/login-as/login-as-dialog.stories.tsx';
import { openDialog, pressInDialog } from '../gestures.ts';
import type { WriteRow } from '../rows.ts';

/** jsdom cannot open a window, so the dialog asks for a press. */
export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /global/users/loginas',
    story: stories.Ready,
    start: async () => {},
    send: pressInDialog('Log In as mia'),
    failureIn: 'dialog',
    unchanged: () => expect(screen.getByRole('button', { name: 'Log In as mia' })).toBeVisible(),
    changed: () => expect(within(openDialog()).getByRole('button', { name: 'Open as mia' })).toBeVisible(),
  },
];
