import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { settle } from '../../../../../../tests/faults/cell.tsx';
import { fill, press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../../organization/organization-panel.stories.tsx';

const CONFIRMATION = 'delete Faculty of History';
const field = () => screen.getByRole('textbox', { name: 'To confirm, type this text' });

export const writes: readonly WriteRow[] = [
  {
    operation: 'DELETE /organizations/{id}',
    readsAfterLoss: ['GET /organizations/{id}'],
    readsAfterSuccess: [],
    story: stories.SubOrganization,
    start: async (cell) => {
      await press('Delete Organization')(cell);
      await settle(60);
      await fill(cell, field(), CONFIRMATION);
    },
    send: pressInDialog('Delete'),
    failureIn: 'dialog',
    unchanged: () => expect(field()).toHaveValue(CONFIRMATION),
    changed: () => expect(screen.getByText('This organization was deleted.')).toBeVisible(),
  },
];
