import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ReadRow, SlotRows } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../org-tree.stories.tsx';

const nothingFalse = () => {
  expect(screen.queryByText('You are not a member of any organizations')).toBeNull();
  expect(screen.queryByRole('tree')).toBeNull();
};

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /organizations/admin/all',
    story: stories.Ready,
    shown: () => expect(screen.getByRole('treeitem', { name: /Northwind University/ })).toBeVisible(),
    nothingFalse,
    failureText: 'Failed to load organizations',
    retry: 'Retry',
  },
  {
    operation: 'GET /organizations',
    standsFor: 'tree',
    story: stories.AsMember,
    shown: () => expect(screen.getByRole('treeitem', { name: /Harbour City Schools/ })).toBeVisible(),
    nothingFalse,
    failureText: 'Failed to load organizations',
    retry: 'Retry',
  },
];

export const slots: SlotRows = {
  headings: [{ what: 'the tree', story: stories.Ready }],
  lists: [
    {
      list: 'organizations',
      story: stories.Ready,
      role: 'treeitem',
      button: 'Actions for Harbour City Schools',
      row: expect.objectContaining({ name: 'Harbour City Schools' }),
    },
  ],
};
