import { screen } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { expect } from 'vitest';
import { fill, press } from '../../../../../../tests/faults/gestures.ts';
import type { HeardRow, ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as deal from '../../enterprise-deal/enterprise-deal-detail.stories.tsx';
import * as whitelist from '../whitelist-manager.stories.tsx';

const entry = '@northwind.example';
const listed = (text: string) => screen.queryByRole('button', { name: `Remove ${text}` });
const isListed = (text: string) => expect(listed(text)).toBeVisible();

function readRow(operation: Operation, story: unknown, failureText: string): ReadRow {
  return {
    operation,
    story,
    shown: () => isListed(entry),
    nothingFalse: () => {
      expect(screen.queryByText('No entries')).toBeNull();
      expect(screen.queryByRole('textbox', { name: 'Domain or email' })).toBeNull();
    },
    failureText,
    retry: 'Retry',
  };
}

function addRow(operation: Operation, read: Operation, story: unknown): WriteRow {
  const field = () => screen.getByRole('textbox', { name: 'Domain or email' });
  return {
    operation,
    readsAfterLoss: [read],
    story,
    start: (cell) => fill(cell, field(), 'museum.example'),
    send: press('Add Domain Only'),
    failureIn: 'screen',
    unchanged: () => {
      expect(field()).toHaveValue('museum.example');
      expect(listed('@museum.example')).toBeNull();
    },
    changed: () => {
      expect(field()).toHaveValue('');
      isListed('@museum.example');
    },
  };
}

function removeRow(operation: Operation, read: Operation, story: unknown): WriteRow {
  return {
    operation,
    readsAfterLoss: [read],
    story,
    start: async () => {},
    send: press(`Remove ${entry}`),
    failureIn: 'screen',
    unchanged: () => isListed(entry),
    changed: () => expect(listed(entry)).toBeNull(),
  };
}

export const reads: readonly ReadRow[] = [
  readRow('GET /global/whitelist', whitelist.Ready, 'Failed to load whitelist'),
  readRow('GET /enterprise/{id}/whitelist', deal.Ready, 'Failed to load enterprise deal whitelist'),
];

export const writes: readonly WriteRow[] = [
  {
    ...addRow('POST /global/whitelist/add', 'GET /global/whitelist', whitelist.Ready),
    standsFor: 'entry of a list',
  },
  removeRow('POST /global/whitelist/remove', 'GET /global/whitelist', whitelist.Ready),
  addRow('POST /enterprise/whitelist/add', 'GET /enterprise/{id}/whitelist', deal.Ready),
  removeRow('POST /enterprise/whitelist/remove', 'GET /enterprise/{id}/whitelist', deal.Ready),
];

export const slots: SlotRows = {
  headings: [{ what: 'the whitelist', story: whitelist.Ready }],
  lists: [
    {
      list: 'entries',
      story: whitelist.Ready,
      button: 'Actions for @harbour.example',
      row: '@harbour.example',
    },
  ],
};

export const heard: readonly HeardRow[] = [
  {
    what: 'adds to the whitelist',
    story: whitelist.Ready,
    listen: async (reader) => {
      await reader.type(/^textbox, Domain or email/, 'museum.example');
      await reader.press(/^button, Add Domain Only/);
      await reader.announces(/^polite: Added @museum\.example/);
      await reader.hears(/museum\.example/);
    },
  },
];
