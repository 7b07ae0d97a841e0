import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { settle } from '../../../../../../tests/faults/cell.tsx';
import { fill, press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../project-info-dialog.stories.tsx';

const miaIsShown = () => expect(screen.getByText('Mia Duarte')).toBeInTheDocument();
const groupOfMia = () => screen.getByRole('combobox', { name: 'Group of Mia Duarte' });
const nameField = () => screen.getByRole('textbox', { name: 'Group Name' });
const picker = () => screen.getByRole('combobox', { name: 'Select a Group' });

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /viewprojectusers',
    story: stories.Ready,
    shown: miaIsShown,
    nothingFalse: () => expect(screen.queryByText('This project has no members.')).toBeNull(),
    failureText: null,
    retry: 'Refresh Users',
  },
];

const staleMembers = {
  marksStale: () => expect(screen.getByText(/^The members may be out of date\./)).toBeVisible(),
  reload: 'Refresh Users',
};

export const writes: readonly WriteRow[] = [
  {
    operation: 'GET /changepermissions',
    readsAfterLoss: ['GET /viewprojectusers'],
    story: stories.Ready,
    start: press('Remove Mia Duarte'),
    send: pressInDialog('Remove'),
    failureIn: 'dialog',
    unchanged: miaIsShown,
    changed: () => expect(screen.queryByText('Mia Duarte')).toBeNull(),
    ...staleMembers,
  },
  {
    operation: 'POST /changepermissions',
    readsAfterLoss: ['GET /viewprojectusers'],
    standsFor: 'select',
    story: stories.Ready,
    start: async () => {},
    send: async ({ user }) => user.selectOptions(groupOfMia(), '0'),
    failureIn: 'silence',
    unchanged: () => expect(groupOfMia()).toHaveDisplayValue('Default Member'),
    changed: () => expect(groupOfMia()).toHaveDisplayValue('Guest'),
    ...staleMembers,
  },
  {
    operation: 'POST /createusergroup',
    readsAfterLoss: ['GET /getprojectusergroups'],
    story: stories.Ready,
    start: async (story) => {
      await press('Create New')(story);
      await settle(1200);
      await fill(story, nameField(), 'Readers');
    },
    send: pressInDialog('Create Group'),
    failureIn: 'dialog',
    unchanged: () => expect(nameField()).toHaveValue('Readers'),
    changed: () => expect(picker()).toHaveDisplayValue('Readers'),
  },
];

export const slots: SlotRows = {
  headings: [{ what: 'the project info', story: stories.Ready }],
  lists: [
    {
      list: 'members',
      story: stories.Ready,
      button: 'Actions for Mia Duarte',
      row: expect.objectContaining({ displayName: 'Mia Duarte' }),
    },
  ],
};
