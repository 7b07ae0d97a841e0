import { screen } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { expect } from 'vitest';
import {
  isDialogOpen,
  opened,
  press,
  pressInDialog,
  sameName,
} from '../../../../../../tests/faults/gestures.ts';
import type {
  FirstUseRow,
  HeardRow,
  PressRow,
  ReadRow,
  SlotRows,
  WriteRow,
} from '../../../../../../tests/faults/rows.ts';
import * as stories from '../users-table.stories.tsx';

const only = (filter: string) => ({
  tableState: { filter, sort: null, page: 1, pageSize: 20, columns: null },
});

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /global/users',
    story: stories.Ready,
    shown: () => expect(screen.getByRole('rowheader', { name: 'ada' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText(/^No users/)).toBeNull(),
    failureText: 'Failed to load users',
    retry: 'Retry',
  },
];

function flagRow(operation: Operation, label: string): WriteRow {
  const box = () => screen.getByRole('checkbox', { name: label });
  const was = label === 'Verified';
  return {
    operation,
    readsAfterLoss: ['GET /global/users/{id}'],
    readsAfterSuccess: [],
    story: stories.Ready,
    args: only('trial.over'),
    start: async () => {},
    send: async ({ user }) => user.click(box()),
    failureIn: 'screen',
    unchanged: () => expect((box() as HTMLInputElement).checked).toBe(was),
    changed: () => expect((box() as HTMLInputElement).checked).toBe(!was),
  };
}

function trialRow(operation: Operation, label: string, expires: RegExp): WriteRow {
  const before = /Feb 27, 2026/;
  return {
    operation,
    readsAfterLoss: ['GET /global/users'],
    story: stories.Ready,
    args: only('trial.over'),
    start: async (story) => {
      await press(label)(story);
      await opened();
    },
    send: async (story) => {
      if (!isDialogOpen()) await press(label)(story);
      if (isDialogOpen()) await pressInDialog(label)(story);
    },
    failureIn: 'screen',
    unchanged: () => expect(screen.getByText(before)).toBeInTheDocument(),
    changed: () => expect(screen.getByText(expires)).toBeInTheDocument(),
  };
}

export const writes: readonly WriteRow[] = [
  flagRow('POST /global/users/verified', 'Verified'),
  flagRow('POST /global/users/grandfathered', 'Grandfathered'),
  flagRow('POST /global/users/edueligibilityoverride', 'Edu override'),
  trialRow('POST /trial/admin/reset', 'Reset', /Not started/),
  trialRow('POST /trial/admin/expire', 'Expire', /Mar 2, 2026/),
  trialRow('POST /trial/admin/restart', 'Restart', /Apr 1, 2026/),
];

export const slots: SlotRows = {
  tables: [{ table: 'users', story: stories.Ready, heardRow: 'amira.bergstrom.131' }],
};

export const presses: readonly PressRow[] = [
  {
    what: 'a flag in the users table',
    story: stories.Ready,
    args: only('trial.over'),
    names: sameName('Grandfathered'),
  },
];

export const firstUse: readonly FirstUseRow[] = [
  { story: stories.Ready, list: 'GET /global/users', text: 'No users', hint: /No one has signed up yet/ },
];

export const heard: readonly HeardRow[] = [
  {
    what: 'finds a user',
    story: stories.Ready,
    listen: async (reader) => {
      await reader.type(/^searchbox, Filter users/, 'mia');
      await reader.announces('polite: 1 of 1, filtered from 150');
      await reader.hears('table, Users, 1 row', /^columnheader, Username/, /^rowheader, mia/);
    },
  },
  {
    what: 'changes a flag of a user',
    story: stories.Ready,
    listen: async (reader) => {
      await reader.hears('rowheader, amira.bergstrom.131');
      await reader.press(/^checkbox, Verified,/);
      await reader.announces(/^polite: Marked amira\.bergstrom\.131 as “Verified”/);
    },
  },
];
