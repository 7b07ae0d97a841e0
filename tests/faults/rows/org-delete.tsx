import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as stories from '../../../packages/admin-kit/src/screens/organization/organization-panel.stories.tsx';
import { settle } from '../cell.tsx';
import { fill, press, pressInDialog } from '../gestures.ts';
import type { WriteRow } from '../rows.ts';

const CONFIRMATION = 'delete Faculty of History';
const field = () => screen.getByRole('textbox', { name: 'To confirm, type this text' });

export const writes: readonly WriteRow[] = [
  {
    operation: 'DELETE /organizations/{id}',
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
