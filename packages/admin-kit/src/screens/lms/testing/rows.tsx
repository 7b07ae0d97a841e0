import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as codes from '../batch-codes-dialog.stories.tsx';
import * as stories from '../lms-panel.stories.tsx';
import '../paywall-section.tsx';
import { fill, openDialog, press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { PressRow, ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';

const nameField = () => screen.getByRole('textbox', { name: 'Institution name' });
const noCreateForm = () =>
  expect(screen.queryByRole('button', { name: 'Create LTI Institution' })).toBeNull();

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /organizations/{id}/lti',
    standsFor: 'load that may find none',
    story: stories.Ready,
    shown: () => expect(screen.getByText('Northwind Canvas')).toBeVisible(),
    nothingFalse: noCreateForm,
    failureText: 'Failed to load LTI data for this organization',
    retry: 'Retry',
    accessLeadsToRoot: true,
    notFoundMeans: () => expect(nameField()).toBeVisible(),
  },
  {
    operation: 'GET /admin/lti/paywall/code-batches/{institutionid}',
    story: stories.CodeBatches,
    shown: () => expect(screen.getByText('Autumn term')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No code batches yet.')).toBeNull(),
    failureText: 'Failed to load code batches',
    retry: 'Retry',
  },
  {
    operation: 'GET /admin/lti/paywall/code-batches/codes/{batchid}',
    story: codes.Ready,
    shown: () => expect(screen.getByRole('list', { name: 'Codes' })).toBeVisible(),
    nothingFalse: () => {
      expect(screen.queryByText('This batch has no codes.')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    },
    failureText: 'Failed to load the codes of this batch',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /organizations/{id}/lti',
    readsAfterLoss: ['GET /organizations/{id}/lti'],
    story: stories.Empty,
    start: (cell) => fill(cell, nameField(), 'Empty Lot Moodle'),
    send: press('Create LTI Institution'),
    failureIn: 'screen',
    unchanged: () => expect(nameField()).toHaveValue('Empty Lot Moodle'),
    changed: () => {
      expect(screen.getByText('Empty Lot Moodle')).toBeVisible();
      noCreateForm();
    },
  },
  {
    operation: 'PUT /organizations/{id}/lti/disable',
    readsAfterLoss: ['GET /organizations/{id}/lti'],
    standsFor: 'button',
    story: stories.Ready,
    start: async () => {},
    send: press(/^(Disable|Enable)$/),
    failureIn: 'screen',
    unchanged: () => expect(screen.getByRole('button', { name: 'Disable' })).toBeVisible(),
    changed: () => expect(screen.getByRole('button', { name: 'Enable' })).toBeVisible(),
  },
  {
    operation: 'PUT /organizations/{id}/lti/enable',
    readsAfterLoss: ['GET /organizations/{id}/lti'],
    story: stories.Disabled,
    start: async () => {},
    send: press(/^(Disable|Enable)$/),
    failureIn: 'screen',
    unchanged: () => expect(screen.getByRole('button', { name: 'Enable' })).toBeVisible(),
    changed: () => expect(screen.getByRole('button', { name: 'Disable' })).toBeVisible(),
  },
  {
    operation: 'POST /admin/lti/paywall/generate-code-batch',
    readsAfterLoss: [],
    isNeverShown: true,
    standsFor: 'write that no read shows',
    story: stories.CodeBatches,
    start: async (cell) => {
      await cell.user.click(screen.getByRole('tab', { name: 'Generate Code Batch' }));
      await press('Generate')(cell);
    },
    send: pressInDialog('Generate'),
    failureIn: 'dialog',
    unchanged: () =>
      expect(openDialog()).toHaveTextContent('Are you sure you want to generate 100 codes for "New Batch"?'),
    changed: () => expect(screen.getByText('100 codes generated for “New Batch”')).toBeVisible(),
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'code-batches', story: stories.Ready, args: { tab: 'paywall' } }],
  headings: [{ what: 'the LMS data', story: stories.Ready }],
};

export const presses: readonly PressRow[] = [
  { what: 'LTI', story: stories.Ready, role: 'button', names: ['Disable', 'Enable'] },
];
