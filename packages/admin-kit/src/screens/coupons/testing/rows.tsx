import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  fill,
  openDialog,
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
import * as stories from '../coupons-table.stories.tsx';

const filteredBy = (filter: string) => ({
  tableState: { filter, sort: null, page: 1, pageSize: 50, columns: null },
});
const only = filteredBy('welcome-10');
const header = (code: string) => screen.queryByRole('rowheader', { name: code, hidden: true });
const value = () => screen.getByRole('textbox', { name: 'Value' });
const inDialog = () => within(openDialog());

let valueBefore = '';

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /coupons',
    standsFor: 'table',
    story: stories.Ready,
    args: only,
    shown: () => expect(header('WELCOME-10')).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText('No coupons match query')).toBeNull(),
    failureText: 'Failed to load coupons',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'PUT /coupons',
    readsAfterLoss: ['GET /coupons'],
    readsAfterSuccess: [],
    standsFor: 'cell',
    story: stories.Ready,
    args: only,
    start: async () => {
      valueBefore = (value() as HTMLInputElement).value;
    },
    send: async ({ user }) => {
      await user.clear(value());
      await user.type(value(), '77{Enter}');
    },
    failureIn: 'silence',
    unchanged: () => expect(value()).toHaveValue(valueBefore),
    changed: () => expect(value()).toHaveValue('77'),
  },
  {
    operation: 'POST /coupons',
    readsAfterLoss: ['GET /coupons'],
    story: stories.Ready,
    args: filteredBy(''),
    start: async (story) => {
      await press('Create Coupon')(story);
      await opened();
      await fill(story, inDialog().getByRole('textbox', { name: 'Code' }), 'FAULT-1');
      await fill(story, inDialog().getByRole('textbox', { name: 'Value' }), '5');
    },
    send: pressInDialog('Create'),
    failureIn: 'dialog',
    unchanged: () => expect(inDialog().getByRole('textbox', { name: 'Code' })).toHaveValue('FAULT-1'),
    changed: () => expect(header('FAULT-1')).toBeVisible(),
  },
  {
    operation: 'DELETE /coupons/{code}',
    readsAfterLoss: ['GET /coupons'],
    story: stories.Ready,
    args: only,
    start: async (story) => {
      await press('Delete coupon WELCOME-10')(story);
      await opened();
    },
    send: pressInDialog('Delete'),
    failureIn: 'dialog',
    unchanged: () => expect(header('WELCOME-10')).not.toBeNull(),
    changed: () => expect(header('WELCOME-10')).toBeNull(),
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'coupons', story: stories.Ready, heardRow: 'WELCOME-10' }],
};

export const presses: readonly PressRow[] = [
  { what: 'a flag of a coupon', story: stories.Ready, args: only, names: sameName('For users') },
];

export const firstUse: readonly FirstUseRow[] = [
  {
    story: stories.Ready,
    list: 'GET /coupons',
    text: 'No coupons match query',
    hint: /no coupons yet\. Create the first one/,
  },
];

export const heard: readonly HeardRow[] = [
  {
    what: 'creates a coupon',
    story: stories.Ready,
    listen: async (reader) => {
      await reader.press('button, Create Coupon');
      await screen.findByRole('dialog');
      await reader.type(/^textbox, Code/, 'AUTUMN-26');
      await reader.type(/^textbox, Value/, '20');
      await reader.press(/^checkbox, Percentage/);
      await reader.press('button, Create');
      await reader.announces('polite: Coupon AUTUMN-26 created');
      await reader.hears(/^rowheader, AUTUMN-26/);
    },
  },
];
