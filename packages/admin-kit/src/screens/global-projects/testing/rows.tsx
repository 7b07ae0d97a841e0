import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { sameName } from '../../../../../../tests/faults/gestures.ts';
import type {
  FirstUseRow,
  PressRow,
  ReadRow,
  SlotRows,
  WriteRow,
} from '../../../../../../tests/faults/rows.ts';
import * as stories from '../global-projects-table.stories.tsx';

const box = () =>
  screen.getByRole('checkbox', { name: 'Upgraded override, North Sea Trade 1100–1550' }) as HTMLInputElement;

export const reads: readonly ReadRow[] = [
  {
    operation: 'GET /global/projects',
    story: stories.Ready,
    shown: () => expect(screen.getByRole('link', { name: 'Harbour Walk' })).toBeVisible(),
    nothingFalse: () => expect(screen.queryByText(/^No projects/)).toBeNull(),
    failureText: 'Failed to load projects',
    retry: 'Retry',
  },
];

export const writes: readonly WriteRow[] = [
  {
    operation: 'POST /global/projects/upgradedoverride',
    readsAfterLoss: ['GET /global/projects'],
    readsAfterSuccess: [],
    standsFor: 'checkbox',
    story: stories.Ready,
    args: stories.ProjectOpen.input.args,
    start: async () => {},
    send: async ({ user }) => user.click(box()),
    failureIn: 'screen',
    unchanged: () => expect(box().checked).toBe(true),
    changed: () => expect(box().checked).toBe(false),
  },
];

export const slots: SlotRows = {
  tables: [
    { table: 'global-projects', story: stories.Ready, heardRow: 'Viking Age Trade Routes: Timeline 17' },
  ],
};

export const presses: readonly PressRow[] = [
  {
    what: 'the upgraded override of a project',
    story: stories.Ready,
    args: { tableState: { filter: 'north sea', sort: null, page: 1, pageSize: 20, columns: null } },
    names: sameName('Upgraded override, North Sea Trade 1100–1550'),
  },
];

export const firstUse: readonly FirstUseRow[] = [
  {
    story: stories.Ready,
    list: 'GET /global/projects',
    text: 'No projects match query',
    hint: /no projects yet\. Create the first one/,
  },
];
