import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../org-projects-panel.stories.tsx';

const isShown = () => expect(screen.getByRole('rowheader', { name: 'Bare', hidden: true })).toBeVisible();
const isNotCalledEmpty = () => {
  expect(screen.queryByText('This organization has no projects.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Project' })).toBeNull();
};

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /organizations/{id}/projects',
    story: stories.Ready,
    shown: isShown,
    nothingFalse: isNotCalledEmpty,
    failureText: 'Failed to load projects',
    retry: 'Retry',
    accessLeadsToRoot: true,
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /deleteproject',
    readsAfterLoss: ['GET /organizations/{id}/projects'],
    story: stories.Deletable,
    start: press('Delete Bare'),
    send: pressInDialog('Delete'),
    failureIn: 'dialog',
    unchanged: isShown,
    changed: () => expect(screen.queryByRole('rowheader', { name: 'Bare' })).toBeNull(),
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'org-projects', story: stories.Ready }],
  headings: [{ what: 'the projects of an organization', story: stories.Ready }],
};
