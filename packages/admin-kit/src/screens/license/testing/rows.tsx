import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { press, pressInDialog } from '../../../../../../tests/faults/gestures.ts';
import type { HeardRow, PressRow, ReadRow, SlotRows, WriteRow } from '../../../../../../tests/faults/rows.ts';
import * as stories from '../license-card.stories.tsx';

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /licenses/{orgId}',
    story: stories.Ready,
    shown: () => expect(screen.getByText('5001')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByRole('button', { name: 'Create License' })).toBeNull(),
    failureText: null,
    retry: 'Refresh license',
  },
];

const staleLicense = {
  marksStale: () => expect(screen.getByText('May be out of date')).toBeVisible(),
  reload: 'Refresh license',
};

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /licenses',
    readsAfterLoss: ['GET /licenses/{orgId}'],
    standsFor: 'form in a dialog',
    story: stories.Empty,
    start: press('Create License'),
    send: pressInDialog('Create License'),
    failureIn: 'dialog',
    unchanged: () => expect(screen.getByRole('textbox', { name: 'Seats' })).toHaveValue('1'),
    changed: () => expect(screen.getByRole('meter')).toBeVisible(),
    ...staleLicense,
  },
  {
    operation: 'DELETE /licenses',
    readsAfterLoss: ['GET /licenses/{orgId}'],
    standsFor: 'question',
    story: stories.Ready,
    start: press('Revoke License'),
    send: pressInDialog('Revoke License'),
    failureIn: 'dialog',
    unchanged: () => expect(screen.getByText('5001')).toBeInTheDocument(),
    changed: () => expect(screen.getByRole('button', { name: 'Create License' })).toBeVisible(),
    ...staleLicense,
  },
  {
    operation: 'POST /licenses/toggle',
    readsAfterLoss: ['GET /licenses/{orgId}'],
    standsFor: 'silent button',
    story: stories.Ready,
    start: async () => {},
    send: press(/^(Disable|Enable) License$/),
    failureIn: 'silence',
    unchanged: () => expect(screen.getByRole('button', { name: 'Disable License' })).toBeVisible(),
    changedTwice: () => expect(screen.getByRole('button', { name: 'Disable License' })).toBeVisible(),
    changed: () => expect(screen.getByRole('button', { name: 'Enable License' })).toBeVisible(),
    ...staleLicense,
  },
];

export const slots: SlotRows = { headings: [{ what: 'a license', story: stories.Ready }] };

export const presses: readonly PressRow[] = [
  { what: 'a license', story: stories.Ready, role: 'button', names: ['Disable License', 'Enable License'] },
];

export const heard: readonly HeardRow[] = [
  {
    what: 'grants license seats',
    story: stories.Empty,
    listen: async (reader) => {
      await reader.hears('heading, License, level 2', 'This organization has no license.');
      await reader.press('button, Create License');
      await screen.findByRole('dialog');
      await reader.hears(/^dialog, Create License for Empty Lot, How many people can use this license/);
      await reader.type(/^textbox, Seats/, '2');
      await reader.press('button, Create License');
      await reader.announces('polite: License created');
      await reader.hears('heading, License, level 2', 'Enabled', /^meter, Seats taken, .*0 of 12/);
    },
  },
];
