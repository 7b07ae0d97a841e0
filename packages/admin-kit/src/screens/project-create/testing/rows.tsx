import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fill, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { ReadRow, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../create-project-dialog.stories.tsx';

const nameField = () => screen.getByRole('textbox', { name: 'Project name' });

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /projects/mapdata',
    story: stories.Duplicating,
    shown: () => expect(screen.getByText('Old quay')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No pins yet.')).toBeNull(),
    failureText: 'Unable to load map pins: ',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /organizations/{id}/projects',
    readsAfterLoss: [],
    isNeverShown: true,
    story: stories.Ready,
    start: async (cell) => {
      await fill(cell, nameField(), 'Night Ferries');
      await fill(cell, screen.getByRole('textbox', { name: 'Description' }), 'Where they went.');
    },
    send: pressInDialog('Create'),
    failureIn: 'dialog',
    unchanged: () => expect(nameField()).toHaveValue('Night Ferries'),
    changed: () => expect(nameField()).toHaveValue(''),
  },
];
