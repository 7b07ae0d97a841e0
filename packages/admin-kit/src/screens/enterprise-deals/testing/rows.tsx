import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fill, openDialog, opened, press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { FirstUseRow, ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as deal from '../../enterprise-deal/enterprise-deal-detail.stories.tsx';
import * as deals from '../enterprise-deals-table.stories.tsx';

const campus = () => screen.getByRole('heading', { name: 'Northwind campus' });
const count = () => within(screen.getByRole('region', { name: 'Rolling Total Active User Count' }));
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const inDialog = () => within(openDialog());

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /enterprise',
    story: deals.Ready,
    shown: () => expect(screen.getByText('Deal with district 6')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No enterprise deals match query')).toBeNull(),
    failureText: 'Failed to load enterpriseDeals',
    retry: 'Retry',
  },
  {
    operation: 'GET /enterprise/{id}',
    story: deal.Ready,
    shown: () => expect(campus()).toBeVisible(),
    nothingFalse: () => expect(screen.queryByRole('textbox')).toBeNull(),
    failureText: 'Failed to load enterprise deal',
    retry: 'Retry',
  },
  {
    operation: 'GET /enterprise/{id}/rtau',
    story: deal.Ready,
    shown: () => expect(count().getByText(/^\d+$/)).toBeVisible(),
    nothingFalse: () => expect(count().getByText('?')).toBeVisible(),
    failureText: 'Failed to load Rolling Total Active User Count',
    retry: 'Retry',
    toleratesWrongTypes: true,
  },
  {
    operation: 'GET /organizations/lti',
    story: deal.Ready,
    shown: () =>
      expect(screen.getByRole('combobox', { name: 'LTI institution' })).toHaveDisplayValue(
        'Northwind Canvas',
      ),
    nothingFalse: () =>
      expect(screen.getByRole('combobox', { name: 'LTI institution' })).toHaveDisplayValue('Institution 1'),
    failureText: 'Failed to load LTI options',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /enterprise',
    readsAfterLoss: ['GET /enterprise'],
    story: deals.Ready,
    start: async (cell) => {
      await press('Create Enterprise Deal')(cell);
      await opened();
      await fill(cell, inDialog().getByRole('textbox', { name: 'Name' }), 'Aardvark libraries');
      for (const name of ['Period', 'Soft limit', 'Hard limit'])
        await fill(cell, inDialog().getByRole('textbox', { name }), '30');
    },
    send: pressInDialog('Create'),
    failureIn: 'dialog',
    unchanged: () =>
      expect(inDialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Aardvark libraries'),
    changed: () => expect(screen.getByText('Aardvark libraries')).toBeVisible(),
    changedTwice: () => expect(screen.getAllByText('Aardvark libraries')).toHaveLength(2),
  },
  {
    operation: 'PUT /enterprise',
    readsAfterLoss: ['GET /enterprise/{id}'],
    standsFor: 'form of a page',
    story: deal.Ready,
    start: (cell) => fill(cell, nameField(), 'Northwind Group'),
    send: press('Update'),
    failureIn: 'screen',
    unchanged: () => {
      expect(campus()).toBeVisible();
      expect(nameField()).toHaveValue('Northwind Group');
    },
    changed: () => expect(screen.getByRole('heading', { name: 'Northwind Group' })).toBeVisible(),
  },
  {
    operation: 'DELETE /enterprise/{id}',
    readsAfterLoss: ['GET /enterprise/{id}'],
    readsAfterSuccess: [],
    story: deal.Ready,
    start: async (cell) => {
      await press('Delete')(cell);
      await opened();
    },
    send: pressInDialog('Confirm Delete'),
    failureIn: 'dialog',
    unchanged: () => expect(screen.getByText('Northwind campus')).toBeInTheDocument(),
    changed: () => expect(screen.getByText('This deal was deleted.')).toBeVisible(),
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'enterprise-deals', story: deals.Ready, heardRow: 'Deal with district 6' }],
  headings: [{ what: 'a deal', story: deal.Ready }],
};

export const firstUse: readonly FirstUseRow[] = [
  {
    story: deals.Ready,
    list: 'GET /enterprise',
    text: 'No enterprise deals match query',
    hint: /no enterprise deals yet\. Create the first one/,
  },
];
