import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fill, opened, press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as organization from '../../organization/organization-panel.stories.tsx';
import * as organizations from '../../organizations/organizations-screen.stories.tsx';

const nameField = () => screen.getByRole('textbox', { name: 'Organization name' });

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /suborganization/create',
    readsAfterLoss: ['GET /organizations/{id}'],
    story: organization.Empty,
    start: async (cell) => {
      await press('Create Sub Organization')(cell);
      await opened();
      await fill(cell, nameField(), 'Night School');
    },
    send: pressInDialog('Create'),
    failureIn: 'dialog',
    unchanged: () => expect(nameField()).toHaveValue('Night School'),
    changed: () => expect(screen.getByRole('link', { name: 'Night School' })).toBeVisible(),
    changedTwice: () => expect(screen.getAllByRole('link', { name: 'Night School' })).toHaveLength(2),
  },
  {
    operation: 'POST /organizations/create',
    readsAfterLoss: ['GET /organizations/admin/all'],
    story: organizations.NothingSelected,
    start: async (cell) => {
      await press('Create New Root Organization')(cell);
      await opened();
      await fill(cell, nameField(), 'Aardvark College');
      await fill(cell, screen.getByRole('textbox', { name: /^Owner/ }), 'mia');
    },
    send: pressInDialog('Create'),
    failureIn: 'dialog',
    unchanged: () => expect(nameField()).toHaveValue('Aardvark College'),
    changed: () => expect(screen.getByRole('treeitem', { name: /Aardvark College/ })).toBeVisible(),
    changedTwice: () => expect(screen.getAllByRole('treeitem', { name: /Aardvark College/ })).toHaveLength(2),
  },
];
