import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from '../../../../../../tests/faults/gestures.ts';
import type {
  FirstUseRow,
  HeardRow,
  ReadRow,
  SlotRows,
  WriteRow,
} from '../../../../../../tests/faults/rows.ts';
import * as detailStories from '../../ticket-detail/ticket-detail.stories.tsx';
import { ticketsTable } from '../index.ts';
import * as listStories from '../ticket-list.stories.tsx';

const listRow = (operation: ReadRow['operation'], status: string): ReadRow => ({
  operation,
  story: listStories.Ready,
  args: { tableState: { ...ticketsTable, choices: { status, state: '' } } },
  shown: () => expect(screen.getAllByRole('rowheader')[0]).toBeVisible(),
  nothingFalse: () => expect(screen.queryByText(/^No tickets/)).toBeNull(),
  failureText: 'Failed to load support tickets',
  retry: 'Retry',
});

export const reads: readonly ReadRow[] = [
  listRow('GET /support/', 'all'),
  listRow('GET /support/unresolved', 'unresolved'),
  listRow('GET /support/resolved', 'resolved'),
  {
    operation: 'GET /support/{id}',
    standsFor: 'record',
    story: detailStories.Ready,
    shown: () => expect(screen.getByText(/^\d+ \w+ old$/)).toBeVisible(),
    nothingFalse: () => expect(screen.queryByRole('button', { name: 'Set Resolved' })).toBeNull(),
    failureText: 'Failed to load support tickets',
    retry: 'Retry',
  },
];

const status = () => within(screen.getByRole('group', { name: 'Status' }));
const isMarked = (name: string) =>
  expect(status().getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

export const writes: readonly WriteRow[] = [
  {
    operation: 'PUT /support/status/{id}',
    readsAfterLoss: ['GET /support/{id}'],
    readsAfterSuccess: [],
    story: detailStories.Ready,
    start: async () => {},
    send: press('Set Resolved'),
    failureIn: 'screen',
    unchanged: () => isMarked('Set Unresolved'),
    changed: () => isMarked('Set Resolved'),
  },
];

export const slots: SlotRows = {
  tables: [{ table: 'tickets', story: listStories.Ready }],
  headings: [{ what: 'a ticket', story: detailStories.Ready }],
};

export const firstUse: readonly FirstUseRow[] = [
  {
    story: listStories.Ready,
    list: 'GET /support/',
    text: 'No tickets',
    hint: /There are no tickets yet/,
  },
];

export const heard: readonly HeardRow[] = [
  {
    what: 'answers and resolves a ticket',
    story: detailStories.Ready,
    listen: async (reader) => {
      await reader.hears(
        'heading, I cannot find the project my teacher shared., level 2',
        /^link, Send Email/,
      );
      await reader.press(/^button, Set Resolved, .*not pressed$/);
      await reader.announces(/^polite: Ticket 1 is resolved/);
    },
  },
];
