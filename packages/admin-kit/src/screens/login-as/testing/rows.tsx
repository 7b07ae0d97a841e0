import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openDialog, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../login-as-dialog.stories.tsx';

/** jsdom cannot open a window, so the dialog asks for a press. */
export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /global/users/loginas',
    readsAfterLoss: [],
    isNeverShown: true,
    story: stories.Ready,
    start: async () => {},
    send: pressInDialog('Log In as mia'),
    failureIn: 'dialog',
    unchanged: () => expect(screen.getByRole('button', { name: 'Log In as mia' })).toBeVisible(),
    changed: () => expect(within(openDialog()).getByRole('button', { name: 'Open as mia' })).toBeVisible(),
  },
];
