import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ReadRow, SlotRows } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../organization-panel.stories.tsx';

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /organizations/{id}',
    story: stories.Ready,
    shown: () => expect(screen.getByRole('heading', { name: 'Northwind University' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No suborganizations to display')).toBeNull(),
    failureText: 'Failed to load organization',
    retry: 'Retry',
    accessLeadsToRoot: true,
  },
];

export const slots: SlotRows = {
  headings: [{ what: 'an organization', story: stories.Ready }],
  lists: [
    {
      list: 'sub-organizations',
      story: stories.Ready,
      button: 'Actions for Faculty of History',
      row: expect.objectContaining({ name: 'Faculty of History' }),
    },
  ],
};
