import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { settle } from '../../../../../../tests/faults/cell.tsx';
import { fill, openDialog, press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { HeardRow, PressRow, ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../org-users-panel.stories.tsx';

const isShown = () => expect(screen.getByRole('rowheader', { name: 'mia' })).toBeVisible();
const isNotCalledEmpty = () => expect(screen.queryByText('This organization has no users.')).toBeNull();
const nameField = () => within(openDialog()).getByRole('textbox', { name: 'Username or email' });

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /organizations/{id}/users',
    standsFor: 'silent load',
    story: stories.Ready,
    shown: isShown,
    nothingFalse: isNotCalledEmpty,
    failureText: null,
    retry: 'Refresh users',
    accessLeadsToRoot: true,
  },
  {
    operation: 'GET /organizations/{id}',
    story: stories.Ready,
    shown: isShown,
    nothingFalse: isNotCalledEmpty,
    failureText: 'Failed to load organization',
    retry: 'Retry',
    accessLeadsToRoot: true,
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /organizations/{id}/users',
    readsAfterLoss: ['GET /organizations/{id}/users'],
    story: stories.Ready,
    start: async (story) => {
      await press('Add User')(story);
      await settle(1200);
      await fill(story, nameField(), 'trial.over');
    },
    send: pressInDialog('Add User'),
    failureIn: 'dialog',
    unchanged: () => expect(nameField()).toHaveValue('trial.over'),
    changed: () => expect(screen.getByRole('rowheader', { name: 'trial.over' })).toBeVisible(),
  },
  {
    operation: 'DELETE /organizations/{id}/users',
    readsAfterLoss: ['GET /organizations/{id}/users'],
    story: stories.Ready,
    start: press('Remove mia'),
    send: pressInDialog('Remove User From This Organization Only'),
    failureIn: 'dialog',
    unchanged: () => expect(screen.getByText('mia')).toBeInTheDocument(),
    changed: () => expect(screen.queryByRole('rowheader', { name: 'mia' })).toBeNull(),
  },
  {
    operation: 'POST /organizations/{id}/toggleadmin',
    readsAfterLoss: ['GET /organizations/{id}/users'],
    story: stories.Ready,
    start: async () => {},
    send: press(/ Admin: mia$/),
    failureIn: 'silence',
    unchanged: () => expect(screen.getByRole('button', { name: 'Make Admin: mia' })).toBeVisible(),
    changed: () => expect(screen.getByRole('button', { name: 'Revoke Admin: mia' })).toBeVisible(),
    changedTwice: () => expect(screen.getByRole('button', { name: 'Make Admin: mia' })).toBeVisible(),
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'org-users', story: stories.Ready, heardRow: 'dana.yilmaz.42' }],
  headings: [{ what: 'the users of an organization', story: stories.Ready }],
};

export const presses: readonly PressRow[] = [
  {
    what: 'an admin of an organization',
    story: stories.Ready,
    role: 'button',
    names: ['Make Admin: mia', 'Revoke Admin: mia'],
  },
];

export const heard: readonly HeardRow[] = [
  {
    what: 'adds a member',
    story: stories.Ready,
    listen: async (reader) => {
      await reader.press(/^button, Add User/);
      await screen.findByRole('dialog');
      await reader.type(/^textbox, Username or email/, 'trial.over');
      await reader.press('button, Add User');
      await reader.announces('polite: trial.over added');
      await reader.hears(/^rowheader, trial.over/);
    },
  },
  {
    what: 'makes a member an admin',
    story: stories.Ready,
    listen: async (reader) => {
      await reader.press(/^button, Make Admin: mia/);
      await reader.announces(/^polite: mia is now an admin/);
      await reader.hears(/^button, Revoke Admin: mia/);
    },
  },
];
