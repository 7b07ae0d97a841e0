import { screen, within } from '@testing-library/react';
import { smallRoles } from '@timemap/admin-mock';
import { expect } from 'vitest';
import { settle } from '../../../../../../tests/faults/cell.tsx';
import { fill, openDialog, press, pressInDialog, sameName } from '../../../../../../tests/faults/gestures.ts';
import type { PressRow, ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../project-roles-panel.stories.tsx';

const miaIsShown = () => expect(screen.getByText('Mia Duarte')).toBeInTheDocument();
const roleOfMia = () => screen.getByRole('combobox', { name: 'Role of Mia Duarte' });
const picker = () => screen.getByRole('combobox', { name: 'Select a Role' });
const mapBox = () => screen.getByRole('checkbox', { name: 'Edit Map Data' });
const fieldOf = (name: string) => within(openDialog()).getByRole('textbox', { name });

type Start = WriteRow['start'];

const pickDefaultMember: Start = async ({ user }) => {
  await user.selectOptions(picker(), '2');
  await settle(1200);
};

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /viewprojectusers',
    story: stories.Ready,
    shown: miaIsShown,
    nothingFalse: () => {
      expect(screen.queryByText('This project has no members.')).toBeNull();
      expect(screen.queryByText(/^\d+ members?$/)).toBeNull();
    },
    failureText: 'Failed to load users',
    retry: 'Retry',
  },
  {
    operation: 'GET /getprojectusergroups',
    story: stories.Ready,
    shown: () => expect(within(picker()).getByRole('option', { name: 'Default Member' })).toBeInTheDocument(),
    nothingFalse: () => expect(screen.queryByRole('combobox', { name: 'Select a Role' })).toBeNull(),
    failureText: 'Failed to load roles',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /projects/users',
    readsAfterLoss: ['GET /viewprojectusers'],
    story: stories.Ready,
    start: async (story) => {
      await press('Add New User')(story);
      await settle(1200);
      await fill(story, fieldOf('Email or username'), 'uma');
      await story.user.selectOptions(within(openDialog()).getByRole('combobox', { name: 'Role' }), '0');
    },
    send: pressInDialog('Add User'),
    failureIn: 'dialog',
    unchanged: () => expect(fieldOf('Email or username')).toHaveValue('uma'),
    changed: () => expect(screen.getByText('17 members')).toBeVisible(),
  },
  {
    operation: 'DELETE /projects/users/id',
    readsAfterLoss: ['GET /viewprojectusers'],
    story: stories.Ready,
    start: press('Remove Mia Duarte'),
    send: pressInDialog('Remove'),
    failureIn: 'dialog',
    unchanged: miaIsShown,
    changed: () => expect(screen.queryByText('Mia Duarte')).toBeNull(),
  },
  {
    operation: 'POST /changepermissions',
    readsAfterLoss: ['GET /viewprojectusers'],
    story: stories.Ready,
    start: async () => {},
    send: async ({ user }) => user.selectOptions(roleOfMia(), '0'),
    failureIn: 'silence',
    unchanged: () => expect(roleOfMia()).toHaveDisplayValue('Default Member'),
    changed: () => expect(roleOfMia()).toHaveDisplayValue('Guest'),
  },
  {
    operation: 'POST /createusergroup',
    readsAfterLoss: ['GET /getprojectusergroups'],
    story: stories.Ready,
    start: async (story) => {
      await press('Create New')(story);
      await settle(1200);
      await fill(story, fieldOf('Role Name'), 'Editors');
    },
    send: pressInDialog('Create Role'),
    failureIn: 'dialog',
    unchanged: () => expect(fieldOf('Role Name')).toHaveValue('Editors'),
    changed: () => expect(picker()).toHaveDisplayValue('Editors'),
  },
  {
    operation: 'POST /deleteusergroup',
    readsAfterLoss: ['GET /getprojectusergroups', 'GET /viewprojectusers'],
    story: stories.Ready,
    start: async (story) => {
      await pickDefaultMember(story);
      await press('Delete Role')(story);
    },
    send: pressInDialog('Confirm Delete Group'),
    failureIn: 'dialog',
    unchanged: () =>
      expect(screen.getAllByRole('option', { name: 'Default Member', hidden: true })).not.toEqual([]),
    changed: () => expect(picker()).toHaveDisplayValue('Select a Role'),
  },
  {
    operation: 'POST /modifyusergrouppermissions',
    readsAfterLoss: ['GET /getprojectusergroups'],
    story: stories.Ready,
    start: pickDefaultMember,
    send: async ({ user }) => user.click(mapBox()),
    failureIn: 'silence',
    unchanged: () => expect(mapBox()).not.toBeChecked(),
    changed: () => expect(mapBox()).toBeChecked(),
  },
];

export const slots: SlotRows = {
  headings: [{ what: 'members and roles', story: stories.Ready }],
  lists: [
    {
      list: 'members',
      story: stories.Ready,
      button: 'Actions for Mia Duarte',
      row: expect.objectContaining({ displayName: 'Mia Duarte' }),
    },
  ],
};

export const presses: readonly PressRow[] = [
  {
    what: 'a permission of a role',
    story: stories.Ready,
    names: sameName('Edit Map Data'),
    start: async ({ user }) =>
      user.selectOptions(
        await screen.findByRole('combobox', { name: 'Select a Role' }),
        String(smallRoles.defaultMember),
      ),
  },
];
