import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FirstUseRow, ReadRow, SlotRows } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../admin-dashboard.stories.tsx';

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /organizations/admin/all',
    story: stories.Ready,
    shown: () => expect(screen.getByText('Cartography Workshop')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('There are no organizations yet.')).toBeNull(),
    failureText: 'Failed to load organizations',
    retry: 'Retry',
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'organizations', story: stories.Ready }],
  headings: [{ what: 'all organizations', story: stories.Ready }],
};

export const firstUse: readonly FirstUseRow[] = [
  {
    story: stories.Ready,
    list: 'GET /organizations/admin/all',
    text: 'There are no organizations yet.',
    hint: /Create the first one/,
  },
];
